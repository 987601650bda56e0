// Written by mimus-fake: changes made here are lost.

#if hasFeature(InternalImportsByDefault)
  public import Cargo
#endif

#if !hasFeature(InternalImportsByDefault)
  import Cargo
#endif
@testable public import Harbor
@testable public import protocol Harbor.Loader
@testable public import typealias Harbor.Load

public final class FakeLoader: Loader {
  public init() {}

  public var loadCallCount = 0
  public var loadReturnValue: Load?
  public func load() -> Load? {
    loadCallCount += 1
    return loadReturnValue
  }
}
