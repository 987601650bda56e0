// Metatypes of types that `Any`, `AnyObject`, or another protocol stands for.

class Ledgers<Entry> {
  init() {}
  func list(_ type: Entry.Type) -> Int { 1 }
  func type(of entry: Entry) -> Entry.Type { fatalError() }
}

class AnyCatalog: Ledgers<Any> {}
class ObjectCatalog: Ledgers<AnyObject> {}
class ErrorCatalog: Ledgers<any Error> {}

protocol Cataloging {
  associatedtype Entry
  func list(_ type: Entry.Type) -> Entry
}

protocol AnyCataloging: Cataloging where Entry == Any {}
