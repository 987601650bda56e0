// Settable members whose type is `Never` here, which no variable holds.

class Locker<Content> {
  var content: Content {
    get { fatalError() }
    set {}
  }
  init() {}
  subscript(place: Int) -> Content {
    get { fatalError() }
    set {}
  }
}

class SealedLocker: Locker<Never> {}
