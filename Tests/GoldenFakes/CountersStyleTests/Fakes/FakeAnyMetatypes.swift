// Written by mimus-fake: changes made here are lost.

final class FakeLedgers<Entry>: Ledgers<Entry> {
  var listCallCount = 0
  var listArgsForCall: [Entry.Type] = []
  var listReturnValue: Int = 0
  override func list(_ type: Entry.Type) -> Int {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue
  }

  var typeCallCount = 0
  var typeArgsForCall: [Entry] = []
  var typeReturnValue: Entry.Type!
  override func type(of entry: Entry) -> Entry.Type {
    typeCallCount += 1
    typeArgsForCall.append(entry)
    return typeReturnValue
  }
}

final class FakeAnyCatalog: AnyCatalog {
  var listCallCount = 0
  var listArgsForCall: [(any Any).Type] = []
  var listReturnValue: Int = 0
  override func list(_ type: (any Any).Type) -> Int {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue
  }

  var typeCallCount = 0
  var typeArgsForCall: [Any] = []
  var typeReturnValue: (any Any).Type!
  override func type(of entry: Any) -> (any Any).Type {
    typeCallCount += 1
    typeArgsForCall.append(entry)
    return typeReturnValue
  }
}

final class FakeObjectCatalog: ObjectCatalog {
  var listCallCount = 0
  var listArgsForCall: [(any AnyObject).Type] = []
  var listReturnValue: Int = 0
  override func list(_ type: (any AnyObject).Type) -> Int {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue
  }

  var typeCallCount = 0
  var typeArgsForCall: [AnyObject] = []
  var typeReturnValue: (any AnyObject).Type!
  override func type(of entry: AnyObject) -> (any AnyObject).Type {
    typeCallCount += 1
    typeArgsForCall.append(entry)
    return typeReturnValue
  }
}

final class FakeErrorCatalog: ErrorCatalog {
  var listCallCount = 0
  var listArgsForCall: [(any Error).Type] = []
  var listReturnValue: Int = 0
  override func list(_ type: (any Error).Type) -> Int {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue
  }

  var typeCallCount = 0
  var typeArgsForCall: [any Error] = []
  var typeReturnValue: (any Error).Type!
  override func type(of entry: any Error) -> (any Error).Type {
    typeCallCount += 1
    typeArgsForCall.append(entry)
    return typeReturnValue
  }
}

final class FakeCataloging<Entry>: Cataloging {
  init() {}

  var listCallCount = 0
  var listArgsForCall: [Entry.Type] = []
  var listReturnValue: Entry!
  func list(_ type: Entry.Type) -> Entry {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue
  }
}

final class FakeAnyCataloging: AnyCataloging {
  typealias Entry = Any

  init() {}

  var listCallCount = 0
  var listArgsForCall: [(any Any).Type] = []
  var listReturnValue: Entry!
  func list(_ type: (any Any).Type) -> Entry {
    listCallCount += 1
    listArgsForCall.append(type)
    return listReturnValue!
  }
}
