// Types whose fakes are in extensions that don't see what their superclasses and parents see.

enum Dockyard {
  struct Parcel: Hashable { var weight = 1 }
  struct Int { var digits = "1" }
  protocol Tag {}
  struct Stamp: Tag {}
  typealias Handler = (Parcel) -> Void

  class Counter {
    struct Slip { var number = Int() }
    init(_ parcel: Parcel) {}
    var last: Parcel? { nil }
    func hand(_ parcel: Parcel, then body: @escaping Handler) -> [Parcel: Int] { [:] }
    func slip() -> Slip { Slip() }
    class Window: Counter {}
  }

  class Basket {
    struct Parcel { var items = 0 }
    init() {}
    func parcel() -> Parcel { Parcel() }
  }

  class Rack<Content> {
    init() {}
    func itself() -> Rack { self }
    func swap(_ content: Content) -> Rack<Parcel>? { nil }
  }

  protocol Sorter {
    associatedtype Key: Tag
    typealias Keys = [Key]
    func sort(_ parcel: Parcel) -> Key?
    func keys() -> Keys
  }

  enum Annex {
    class Desk: Counter {}
    class Cart: Basket {}
    class Shelves: Rack<Stamp> {}
    class Drawers<Content: Tag>: Rack<Content> {}
    class Stamps: Drawers<Stamp> {}
    struct Parcel {}
    protocol Machine: Sorter { func count(_ parcel: Parcel) }
    protocol Stamper: Sorter where Key == Stamp { func stamp() }
    protocol Scale { associatedtype Unit: Tag; func unit() -> Unit }
  }
}

extension Dockyard.Annex { class Till: Desk {} }
extension Dockyard.Counter { class Booth: Dockyard.Counter {} }
class Pallet: Dockyard.Rack<String> {}
enum Harbor {
  struct Parcel {}
  class Office: Dockyard.Counter {}
  class Crate: Dockyard.Basket {}
  protocol Desk: Dockyard.Counter { func hand(_ parcel: Dockyard.Parcel, then body: @escaping Dockyard.Handler) }
}
protocol Machinery: Dockyard.Sorter {}

/// Nested types that hide those that a superclass has by the same names.
class Railcar {
  class Seat {}
  init() {}
  func reserve(_ seat: Seat) -> [Seat] { [seat] }
}

class Carriage: Railcar {
  struct Berth {}
  func assign(_ berth: Berth) {}
}

class Sleeper: Carriage {
  enum Seat { case aisle }
  enum Berth { case upper }
  func turn(_ seat: Seat, into berth: Berth) {}
}
