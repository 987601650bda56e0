import FakeGenerator

// The compiler settings of the modules that declare the types.
extension Invocation {
  /// The isolations that a module's declarations can have by default, with the compiler option's names for them.
  enum Isolation: String, CaseIterable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// The upcoming features of a module that make a difference to its fakes.
  enum UpcomingFeature: String, CaseIterable {
    case nonsendingByDefault = "NonisolatedNonsendingByDefault"
    case isolatedTypesUsability = "GlobalActorIsolatedTypesUsability"
    case isolatedDefaultValues = "IsolatedDefaultValues"
  }

  /// The settings of the last module that was named or, if there is none, those of all modules.
  private var currentSettings: ModuleSettings {
    get { sourceModules.last.flatMap { moduleSettings[$0] } ?? settings }
    set {
      if let module = sourceModules.last { moduleSettings[module] = newValue } else { settings = newValue }
    }
  }

  /// Applies an option that states a setting.
  mutating func applySetting(_ option: String, _ value: String) throws(UsageError) {
    switch option {
    case "--default-isolation":
      let isolation: Isolation = try choice(option, value)
      currentSettings.isMainActorByDefault = isolation == .mainActor
    default:
      let feature: UpcomingFeature = try choice(option, value)
      let isEnabled = option == "--enable-upcoming-feature"
      switch feature {
      case .nonsendingByDefault: currentSettings.isNonsendingByDefault = isEnabled
      case .isolatedTypesUsability: currentSettings.areIsolatedFunctionsSendable = isEnabled
      case .isolatedDefaultValues: currentSettings.areDefaultValuesIsolated = isEnabled
      }
    }
  }

  /// The options that state a setting.
  static let settingOptions = ["--default-isolation", "--enable-upcoming-feature", "--disable-upcoming-feature"]

  /// Applies the options in a file, one per line. What follows `#` is a comment.
  mutating func readSettings(_ path: String) throws(UsageError) {
    for (index, line) in try Self.lines(of: path).enumerated() {
      let text = line.prefix { $0 != "#" }.drop(while: \.isWhitespace)
      if text.isEmpty { continue }
      let option = String(text.prefix { !$0.isWhitespace && $0 != "=" })
      let rest = text.dropFirst(option.count).drop { $0.isWhitespace || $0 == "=" }
      let value = String(rest.reversed().drop(while: \.isWhitespace).reversed())
      do throws(UsageError) {
        guard option == "--context" || Self.settingOptions.contains(option) else {
          let options = (Self.settingOptions + ["--context"]).map { "'\($0)'" }.joined(separator: ", ")
          throw UsageError(text: "'\(option)' is not a setting. Please provide one of \(options).")
        }
        if value.isEmpty {
          throw UsageError(text: "Missing value for '\(option)'. Please provide one setting and its value per line.")
        }
        if option == "--context" {
          inputs.append(Input(path: path.siblingPath(value), isContext: true))
        } else {
          try applySetting(option, value)
        }
      } catch {
        throw UsageError(text: "\(path):\(index + 1): \(error.text)")
      }
    }
  }
}
