import Foundation
import Testing

@testable import FakeGenerator

struct FakeModelTests {
  static let source = """
    import Foundation
    #if canImport(Cards)
      @preconcurrency import Cards
    #endif

    #if DEBUG
      enum Shop {
        @available(macOS 14, *)
        public protocol Till<Item>: Hashable, Sendable where Key == String {
          associatedtype Item: Identifiable
          associatedtype Key
          @discardableResult func add<T: Codable>(_ value: T, at key: Key, times: Int...) async throws -> [Item]? where T: Sendable
          mutating func change(_ total: inout Int, then body: (Int) -> Void) rethrows
          static var limit: Int { get set }
          var name: String { get throws(TillError) }
          subscript(key: Key) -> (Int, String) { get }
          init?(name: String)
          #if os(Linux)
            nonisolated func scan() -> Never
          #endif
          static prefix func ! (till: Self) -> Bool
        }
      }
    #endif
    """

  private func model(_ source: String) -> FakeModel {
    var options = FakeGenerator.Options()
    options.access = "public"
    return FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)]).model
  }

  @Test func `the JSON decodes to the model`() throws {
    let generation = FakeGenerator().generate([SourceFile(path: "Shop.swift", text: Self.source)])
    let decoded = try JSONDecoder().decode(FakeModel.self, from: Data(generation.json.utf8))
    #expect(decoded == generation.model && decoded.version == 1)
    #expect(generation.json.hasSuffix("}\n"))
  }

  @Test func `an empty generation produces a model`() {
    let generation = FakeGenerator().generate([])
    #expect(generation.json == "{\n  \"fakes\" : [\n\n  ],\n  \"version\" : 1\n}\n")
  }

  @Test func `the fields keep their names`() throws {
    let generation = FakeGenerator().generate([SourceFile(path: "Shop.swift", text: Self.source)])
    let object = try JSONSerialization.jsonObject(with: Data(generation.json.utf8)) as? [String: Any]
    let fake = try #require((object?["fakes"] as? [[String: Any]])?.first)
    #expect(
      fake.keys.sorted() == [
        "access", "aliases", "attributes", "column", "conditions", "enclosing", "generics", "identityConformances",
        "imports",
        "inherited", "isIsolated", "isSendable", "kind", "line", "members", "name", "path", "requirements", "type",
      ])
    let member = try #require((fake["members"] as? [[String: Any]])?.first)
    #expect(
      member.keys.sorted() == [
        "attributes", "conditions", "defaultValue", "failability", "generics", "identifier", "isAsync", "isMutating",
        "isOperator", "isSettable", "isStatic", "key", "kind", "line", "modifiers", "name", "parameters",
        "requirements",
        "result", "throwing",
      ])
    let parameters = try #require(member["parameters"] as? [[String: Any]])
    #expect(parameters[0].keys.sorted() == ["isVariadic", "name", "passing", "type", "value"])
    #expect(parameters[1].keys.sorted() == ["isVariadic", "label", "name", "passing", "type", "value"])
  }

  @Test func `a type is described completely`() throws {
    let fake = try #require(model(Self.source).fakes.first)
    #expect(fake.name == "FakeTill" && fake.type == "Till" && fake.enclosing == ["Shop"] && fake.kind == "class")
    #expect(fake.path == "Shop.swift" && fake.line == 9 && fake.column == 21 && fake.access == "public")
    #expect(fake.attributes == ["@available(macOS 14, *)"] && fake.conditions == ["DEBUG"])
    #expect(fake.generics == ["Item: Identifiable"])
    #expect(fake.aliases.map { "\($0.name) = \($0.type)" } == ["Key = String"])
    #expect(fake.identityConformances == ["Equatable", "Hashable"] && fake.isSendable && !fake.isIsolated)
    #expect(fake.inherited == ["Till"])
    #expect(fake.imports.map(\.text) == ["import Foundation", "@preconcurrency import Cards"])
    #expect(fake.imports.map(\.conditions) == [[], ["canImport(Cards)"]])
  }

  @Test func `members are described completely`() throws {
    let members = try #require(model(Self.source).fakes.first).members
    let add = try #require(members.first)
    #expect(add.kind == "function" && add.identifier == "add(_:at:times:)" && add.key == "add" && add.line == 12)
    #expect(add.isAsync && add.throwing == "any Error" && !add.isStatic && !add.isSettable)
    #expect(add.attributes == ["@discardableResult"] && add.generics == ["T: Codable"])
    #expect(add.requirements == ["T: Sendable"] && add.result == "[Item]?" && add.defaultValue == "nil")
    #expect(
      add.parameters.map(\.label) == [nil, "at", "times"] && add.parameters.map(\.name) == ["value", "key", "times"])
    #expect(
      add.parameters.map(\.value) == ["T", "Key", "[Int]"] && add.parameters.map(\.isVariadic) == [false, false, true])

    func member(_ identifier: String) throws -> FakeModel.Member {
      try #require(members.first { $0.identifier == identifier }, "\(members.map(\.identifier))")
    }
    let change = try member("change(_:then:)")
    #expect(change.parameters.map(\.passing) == ["inout", "closure"] && change.parameters[0].type == "inout Int")
    #expect(change.throwing == "rethrows" && change.isMutating && change.result == nil && change.defaultValue == nil)
    let limit = try member("limit")
    #expect(limit.kind == "property" && limit.isStatic && limit.isSettable && limit.defaultValue == "0")
    let name = try member("name")
    #expect(name.throwing == "TillError" && !name.isSettable && name.defaultValue == "\"\"")
    let item = try member("subscript(_:)")
    #expect(item.kind == "subscript" && item.result == "(Int, String)" && item.defaultValue == "(0, \"\")")
    let initializer = try member("init(name:)")
    #expect(initializer.kind == "initializer" && initializer.failability == "?")
    let scan = try member("scan()")
    #expect(scan.conditions == ["os(Linux)"] && scan.modifiers == ["nonisolated"])
    #expect(try member("!(_:)").isOperator)
  }

  @Test func `every initializer has a key of its own`() throws {
    let till = try #require(model("class Till { init() {}; init(name: String) {}; init(number: Int) {} }").fakes.first)
    #expect(till.members.map(\.key) == ["init", "initName", "initNumber"])
  }

  @Test func `a class's defaults are described`() throws {
    let fake = try #require(
      model("open class A<B> { open func f(_ x: Int = 5, y: String) -> B { fatalError() } }").fakes.first)
    #expect(fake.kind == "subclass" && fake.type == "A<B>" && fake.generics == ["B"] && fake.inherited == ["A<B>"])
    #expect(fake.members.first?.parameters.map(\.defaultValue) == ["5", nil])
  }

  @Test func `a structure's creation is described`() throws {
    let source = """
      // mimus:fake
      @MainActor struct Till {
        var open: (_ code: Int) throws -> Bool
        let name: String
        var close: () -> Void
        var limit = 3
      }
      """
    let fake = try #require(model(source).fakes.first)
    #expect(fake.kind == "provider" && fake.type == "Till" && fake.inherited == ["@unchecked Sendable"])
    #expect(fake.members.map(\.name) == ["open", "close"] && fake.members.allSatisfy { $0.kind == "function" })
    #expect(fake.members[0].identifier == "open" && fake.members[0].parameters.map(\.name) == ["code"])
    let client = try #require(fake.client)
    #expect(client.attributes == ["@MainActor"] && client.assigned.isEmpty)
    #expect(client.parameters.map(\.type) == ["String"])
    #expect(
      client.arguments == [
        .init(label: "open", name: "open", isClosure: true), .init(label: "name", name: "name", isClosure: false),
        .init(label: "close", name: "close", isClosure: true),
      ])
  }

  @Test func `the page on the model lists every field`() throws {
    let folder = URL(filePath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: folder.appending(path: "Documentation/Fake-model.md"), encoding: .utf8)
    let source = try String(
      contentsOf: folder.appending(path: "Sources/FakeGenerator/FakeModel.swift"), encoding: .utf8)
    let fields = source.matches(of: /public var (\w+):/).map { String($0.1) }
    #expect(fields.count > 40)
    for field in Set(fields) { #expect(page.contains("`\(field)`"), "\(field)") }
  }
}
