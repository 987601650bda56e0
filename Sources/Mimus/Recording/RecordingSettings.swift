/// The settings for recording in a storage, which a test can change and a session restores.
struct RecordingSettings {
  /// Whether a verification removes the calls it matched from the log.
  var consumesVerifiedCalls = false
  /// Whether arguments are kept alive.
  var retainsArguments = true

  /// The changes that running sessions have made, in order. Sessions that overlap may end in any order.
  private var changes: [Change] = []

  private struct Change {
    let session: ObjectIdentifier
    let setting: WritableKeyPath<RecordingSettings, Bool>
    /// The value before the change.
    var before: Bool
  }

  init() {}

  /// The settings as those of a storage that no session has changed.
  var withoutSessions: RecordingSettings {
    var settings = self
    settings.changes = []
    return settings
  }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - newValue: Its new value.
  ///   - session: The session that ends the change, if one does.
  mutating func set(
    _ setting: WritableKeyPath<RecordingSettings, Bool>, to newValue: Bool, in session: ObjectIdentifier?
  ) {
    if let session {
      restore(changedIn: session) { $0 == setting }
      changes.append(Change(session: session, setting: setting, before: self[keyPath: setting]))
    } else if let first = changes.firstIndex(where: { $0.setting == setting }) {
      // What is changed outside sessions stays when they end.
      changes[first].before = newValue
    }
    self[keyPath: setting] = newValue
  }

  /// Undoes the changes of a session. Where another session has changed a setting since, that change stands until its own
  /// session ends.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - isWanted: Returns whether a setting is to be restored.
  mutating func restore(
    changedIn session: ObjectIdentifier,
    where isWanted: (WritableKeyPath<RecordingSettings, Bool>) -> Bool = { _ in true }
  ) {
    while let index = changes.firstIndex(where: { $0.session == session && isWanted($0.setting) }) {
      let change = changes.remove(at: index)
      if let later = changes[index...].firstIndex(where: { $0.setting == change.setting }) {
        changes[later].before = change.before
      } else {
        self[keyPath: change.setting] = change.before
      }
    }
  }
}
