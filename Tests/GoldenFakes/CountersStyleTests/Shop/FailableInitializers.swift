// Requirements of failable initializers without parameters, which the initializer of every fake meets.

protocol Openable {
  init?()
}

protocol Restorable {
  init!()
  init?(code: Int)
}

protocol Startable {
  init()
}

protocol Reopenable: Openable, Startable {}

protocol Fillable {
  associatedtype Item
  var item: Item { get }
  init?()
}

protocol OpenableActor: Actor {
  init?()
}

@MainActor
protocol OpenableView {
  init?()
}

protocol Attemptable {
  init?() throws
}
