public typealias Anything = Any

@available(*, deprecated)
public typealias Depth = Double

public protocol Hold {
  var content: Anything { get }
  @available(*, deprecated)
  func depth(at place: Depth) throws -> Depth
}
