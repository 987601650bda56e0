// Written by mimus-fake: changes made here are lost.

@testable public import Harbor

public final class FakeHold: Hold {
  public init() {}

  public var contentCallCount = 0
  public var contentReturnValue: Anything!
  public var content: Anything {
    get {
      contentCallCount += 1
      return contentReturnValue!
    }
  }

  @available(*, deprecated) public var depthCallCount = 0
  @available(*, deprecated) public var depthArgsForCall: [Depth] = []
  @available(*, deprecated) public var depthError: (any Error)?
  @available(*, deprecated) public var depthReturnValue: Depth = 0
  @available(*, deprecated)
  public func depth(at place: Depth) throws -> Depth {
    depthCallCount += 1
    depthArgsForCall.append(place)
    if let error = depthError { throw error }
    return depthReturnValue
  }
}
