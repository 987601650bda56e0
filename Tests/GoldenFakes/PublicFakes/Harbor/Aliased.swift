public import Cargo

public typealias Load = Crate

// The alias is the module's own, but a public declaration that uses it uses the other module, too.
public protocol Loader { func load() -> Load? }
