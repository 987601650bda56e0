import Foundation
import Mimus
import Testing

struct Basket: Equatable {
  var titles: [String]
  var city: String
}

extension Basket: Matcher {}

private struct ValidISBN: Matcher {
  func matches(argument: Any?) -> Bool {
    (argument as? String)?.filter(\.isNumber).count == 13
  }

  func mismatchMessage(for argument: Any?) -> String {
    "expected a 13-digit ISBN, but was \(argument ?? "nil")"
  }
}

private func shipped(to city: String) -> Argument<Basket> { .where(\.city, .equal(city)) }

enum MatchingArguments {
  static let guide = Guide(
    "Matching-arguments.md",
    [
      Example("a list", list),
      Example("all matchers", all),
      Example("a matcher explains itself", explains),
      Example("a part of a dictionary differs", nested),
      Example("a part of a type of your own differs", ownType),
      Example("a matcher of your own", ownMatcher),
      Example("an element cannot be compared", incomparable),
      Example("a captor", captor),
      Example("what equals what", equality),
    ])

  final class Sink: Mock {
    let storage = Mimus.Storage()

    func take(_ value: Any?) { recordCall(arguments: [value]) }
  }

  @Sendable static func list() throws {
    let gateway = FakePaymentGateway()
    _ = try gateway.charge(30, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument.atLeast(20), Argument.any])
  }

  @Sendable static func all() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    let book = NSObject()
    func accepts(_ matcher: (any Matcher)?, _ value: Any?) -> Bool {
      let sink = Sink()
      sink.take(value)
      return sink.hasReceivedCall(withIdentifier: "take", arguments: [matcher])
    }
    let dune = Basket(titles: ["Dune"], city: "Oslo")
    let numbers = ArgumentCaptor<Int>()
    let accepted: [((any Matcher)?, Any?)] = [
      (30, 30), (nil, Int?.none), ([1, 2], [1, 2]), (["a": 1], ["a": 1]),
      (Argument.any, nil), (Argument.nil, NSNull()), (Argument.notNil, 1),
      (Argument.equal(30), 30), (Argument.identical(to: book), book),
      (Argument.instance(of: NSObject.self), book), (Argument.optionalInstance(of: Int.self), nil),
      (Argument.nonOptionalInstance(of: Int?.self), 1), (Argument.exactInstance(of: Int.self), 1),
      (Argument.exactOptionalInstance(of: Int.self), nil), (Argument.closure, { () -> Void in }),
      (Argument<Int>.matching { $0.isMultiple(of: 2) }, 2),
      (Argument<Int>.matching("an even number") { $0.isMultiple(of: 2) }, 2),
      (Argument.not(5), 6), (Argument.anyOf(1, "a"), "a"), (Argument.allOf(Argument.notNil, 1), 1),
      (Argument.some(1), Int?(1)), (Argument.tuple(1, "a"), (1, "a")), (Argument.where(\Basket.city, "Oslo"), dune),
      (Argument.captured(by: numbers), 1),
      (Argument.success(1), Result<Int, CardError>.success(1)),
      (Argument.failure(Argument.error(CardError.declined)), Result<Int, CardError>.failure(.declined)),
      (Argument.error(CardError.self), CardError.declined), (Argument.error(CardError.declined), CardError.declined),
      (Argument.lessThan(5), 4), (Argument.greaterThan(5), 6), (Argument.atLeast(5), 5), (Argument.atMost(5), 5),
      (Argument.in(1...5), 1), (Argument.in(1...), 9), (Argument.close(to: 9.9, within: 0.01), 9.905),
      (Argument.hasPrefix("D"), "Dune"), (Argument.hasSuffix("e"), "Dune"), (Argument.contains("un"), "Dune"),
      (Argument.matches(/[0-9]+/), "ISBN 9"), (Argument.matches(pattern: "[0-9]+"), "ISBN 9"),
      (Argument.isEmpty, [Int]()), (Argument.count(3), [1, 2, 3]), (Argument.count(.atLeast(1)), "Dune"),
      (Argument.isEmpty, ""), (Argument.contains(1), [1, 2]), (Argument.containsAll(1, 2), [2, 1]),
      (Argument.allSatisfy(Argument.lessThan(5)), [1, 2]),
    ]
    for (matcher, value) in accepted { #expect(accepts(matcher, value), "\(String(describing: matcher))") }
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: [Argument.anyOf("Dune", "Emma")])
    inventory.verifyCall(
      withIdentifier: "reserve(_:)", arguments: [Argument<String>.matching("a short title") { $0.count < 5 }])
  }

  @Sendable static func explains() throws {
    let gateway = FakePaymentGateway()
    _ = try gateway.charge(25, to: "alice")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [Argument.greaterThan(30), Argument.not("alice")])
  }

  @Sendable static func nested() {
    let order = Sink()
    order.take(["titles": ["Dune", "Emma"], "to": "alice"] as [String: Any])
    order.verifyCall(
      withIdentifier: "take(_:)", arguments: [["titles": ["Dune", Argument.hasPrefix("U")], "to": Argument.any]])
  }

  final class FakeWarehouse: Mock {
    let storage = Mimus.Storage()

    func ship(_ basket: Basket) { recordCall(arguments: [basket]) }
    func open(options: [String: Any]) { recordCall(arguments: [options]) }
  }

  @Sendable static func ownType() {
    let warehouse = FakeWarehouse()
    warehouse.ship(Basket(titles: ["Dune"], city: "Bergen"))
    warehouse.verifyCall(withIdentifier: "ship(_:)", arguments: [Basket(titles: ["Dune"], city: "Oslo")])
  }

  @Sendable static func ownMatcher() {
    let (inventory, warehouse) = (FakeInventory(), FakeWarehouse())
    warehouse.ship(Basket(titles: ["Dune"], city: "Oslo"))
    warehouse.verifyCall(withIdentifier: "ship(_:)", arguments: [shipped(to: "Oslo")])

    inventory.reserve("978-0441")
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: [ValidISBN()])
  }

  @Sendable static func incomparable() {
    struct Session {}
    let warehouse = FakeWarehouse()
    warehouse.open(options: ["user": Session(), "retry": true])
    warehouse.verifyCall(
      withIdentifier: "open(options:)", arguments: [["user": Session(), "retry": true] as [String: Any]])
  }

  @Sendable static func captor() {
    let mailer = FakeMailer()
    mailer.send("Thank you", to: "alice")
    mailer.send("Thank you", to: "bob")

    let texts = ArgumentCaptor<String>()
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [Argument.captured(by: texts), "bob"])
    #expect(texts.values == ["Thank you"])
    #expect(texts.last == "Thank you")
  }

  @Sendable static func equality() {
    let sink = Sink()
    func equals(_ expected: any Matcher, _ value: Any?) -> Bool {
      sink.storage.reset()
      sink.take(value)
      return sink.hasReceivedCall(withIdentifier: "take", arguments: [expected])
    }
    #expect(equals("Dune", "Dune"[...]) && equals("D", Character("D")) && equals("Dune", NSString("Dune")))
    #expect(!equals(30, UInt8(30)) && !equals(30, 30.0))
    #expect(equals(30, NSNumber(value: 30)) && equals([1, 2], NSArray(array: [1, 2])))
    #expect(equals(true, NSNumber(value: true)) && !equals(1, NSNumber(value: true)))
    #expect(equals(NSError(domain: "a", code: 1), NSError(domain: "a", code: 1)))
    #expect(equals(30, Int??(30) as Any) && equals([1, nil] as [Int?], [1, nil] as [Int?]))
    #expect(equals([1, 2], [0, 1, 2][1...]) && equals([1, 2], [1, 2] as [Int?]))
    #expect(equals(URL(fileURLWithPath: "/dune"), NSURL(fileURLWithPath: "/dune")))
  }
}
