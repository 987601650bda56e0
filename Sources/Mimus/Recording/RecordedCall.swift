/// A call that a fake has received: its member, its arguments, and its order.
///
/// It is Sendable even though its arguments may not be, because a fake must record any arguments it receives. An
/// argument that a test takes from a call on another thread is shared with that thread, as it would be without a fake.
public struct RecordedCall: @unchecked Sendable {
  /// The identifier of the called member. For a function, it has the form of `#function`: `charge(_:to:)`.
  public let identifier: String
  /// The arguments, in the order in which they were recorded.
  public let arguments: [Any?]
  /// The position of this call among all calls of all fakes in the process. A later call has a greater value.
  public let order: Int
  /// The number of the called member among those of its fake.
  let member: Int
}
