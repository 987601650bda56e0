extension Argument {
  /// Anything of this type, nil included where the type has it. In a list of matchers: anything at all.
  public static var any: Argument {
    Argument("any", value: { _ in true }, recorded: { Value.self == Any.self || Comparison.cast($0, to: Value.self) != nil })
  }
}
extension Argument where Value == Any {
  /// Anything at all, nil included.
  public static var any: Argument { Argument("any", recorded: { _ in true }) }
}
