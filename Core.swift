public protocol Parent: Sendable { func parent(_ x: Int) -> String; func pa() async; var v: Int { get set } }
public protocol ParentE: Error { func parent(_ x: Int) -> String }
