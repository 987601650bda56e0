import FakeGenerator
import Foundation
import Testing

/// Tests which members of other modules' classes a fake overrides.
struct SuperclassTests {
  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `only open members of another module's class are overridden`(style: FakeGenerator.Options.Style) {
    let base = """
      open class Shelf {
        public init(size: Int) {}
        init() {}
        open func sort() {}
        public func count() -> Int { 0 }
        func dust() {}
      }
      """
    let text = fakes(
      of: [
        SourceFile(path: "Shelf.swift", text: base, role: .context),
        SourceFile(path: "Shop.swift", text: "class Rack: Shelf { func turn() {} }"),
      ], style: style)
    #expect(text.contains("override func sort()"))
    #expect(text.contains("override func turn()"))
    #expect(text.contains("init(size: Int)") == (style == .mimus))
    #expect(!text.contains("func count()"))
    #expect(!text.contains("func dust()"))
  }

  @Test(arguments: [
    ("class Shelf {}", "", true), ("struct Shelf {}", "", true), ("actor Shelf {}", "", true),
    ("struct Shelf {}", "@MainActor ", true), ("struct Shelf { init?() {} }", "", false),
    ("enum Shelf { public init!() { nil } }", "", false), ("struct Shelf { init() {}; init?(size: Int) {} }", "", true),
    ("class Shelf { init(size: Int) {} }\nextension Shelf { convenience init?() { nil } }", "", false),
    ("class Shelf { init?() {} }", "", false), ("protocol Shelf {}", "", false),
    ("struct Shelf { init?(_ size: Int = 3) {} }", "", false),
    ("struct Shelf { init /* may fail */ ? ( ) {} }", "", false),
    ("struct Shelf { init?(one: Int = 1, all: [String: Int] = [:]) {} }", "", false),
    ("struct Shelf { init() {}; init?(size: Int, isOpen: Bool = true) {} }", "", true),
    ("struct Shelf { init?(_ sizes: Int...) {} }", "", false),
    ("class Rack { init?() {} }\nclass Shelf: Rack { override init() { super.init()! } }", "", true),
    ("protocol Rack { init?() }\nfinal class Shelf: Rack { init() {} }", "", true),
    ("class Rack { init?() {} }\nclass Shelf: Rack {}", "", false), ("class Rack {}\nclass Shelf: Rack {}", "", true),
  ])
  func `a property's type is known from its value whichever types are asked for`(
    _ shelf: String, _ attribute: String, _ isKnown: Bool
  ) {
    let files = [
      SourceFile(path: "Hall.swift", text: "// mimus:fake\n\(attribute)class Hall { var shelf = Shelf() }"),
      SourceFile(path: "Shelf.swift", text: shelf, role: .context),
    ]
    var (named, annotated) = (FakeGenerator.Options(), FakeGenerator.Options())
    named.only = ["Hall"]
    annotated.annotatedOnly = true
    for options in [FakeGenerator.Options(), named, annotated] {
      let text = FakeGenerator(options: options).generate(files).fakes.map(\.fileText).joined()
      #expect(text.contains("override var shelf: Shelf {") == isKnown)
    }
  }

  @Test(arguments: [
    ("init(from decoder: any Decoder) throws {}", 1), ("init(from decoder: any Swift.Decoder) throws {}", 1),
    ("init(from decoder: any Source) throws {}", 1), ("init(from size: Int) {}", 2),
    ("init(from decoders: [any Decoder]) {}", 2),
  ])
  func `a decodable class is created from a decoder once`(_ initializer: String, _ count: Int) {
    let hall = "typealias Source = Decoder\nclass Hall: Codable { required \(initializer); func open() {} }"
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: hall)], style: .mimus)
    #expect(text.components(separatedBy: "required init(from ").count - 1 == count, "\(text)")
  }

  @Test(arguments: [
    ("Double?", "@Stored var size = 4.5", "Double?"), ("Meters", "@Stored var size = 4.5", "Meters"),
    ("Value", "@Stored var size = 4.5", "Float"), ("Clamped", "@Stored @Clamped var size = 4.5", "Float"),
  ])
  func `a wrapper determines the type of a property`(_ value: String, _ property: String, _ type: String) {
    let hall = """
      @propertyWrapper struct Stored { typealias Value = Float; var wrappedValue: \(value) }
      @propertyWrapper struct Clamped { var wrappedValue: Float }
      class Hall { \(property) }
      """
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: hall)], style: .mimus)
    #expect(text.contains("override var size: \(type) {"), "\(text)")
  }

  @Test(arguments: [
    ("Loud, Quiet", "func f()", true), ("Loud, Quiet", "", true), ("Quiet, Loud", "", false),
    ("Quiet, Loud", "func f()", true), ("Quiet, Louder", "", false), ("Loud, Quiet, Louder", "", false),
  ])
  func `a requirement of several parents is forwarded if it's known which one is called`(
    _ parents: String, _ own: String, _ isForwarded: Bool
  ) {
    let source = """
      protocol Loud { func f() throws }
      protocol Louder: Loud {}
      protocol Quiet { func f() }
      protocol Heir: \(parents) { \(own) }
      """
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: source)], style: .mimus)
    let heir = text.components(separatedBy: "final class FakeHeir").last ?? ""
    #expect(heir.contains("target.f()") == isForwarded, "\(heir)")
  }

  @Test(arguments: [
    ("Shelf = Shelf()", " = .init()"), ("Shelf = .init()", " = .init()"), ("Shelf = Shelf.small", " = .small"),
    ("Int = Int.max", " = .max"), ("Hall.Kind = Hall.Kind.wide", " = .wide"), ("Kind = Kind.wide", " = .wide"),
    ("Shelf? = Shelf()", ""), ("any Stand = Shelf()", ""), ("Shelf = Shelf(size: 1)", ""), ("Shelf = make()", ""),
    ("Shelf = Shelf.all.first!", ""), ("[Shelf] = [Shelf()]", ""), ("Shelf = Hall.shelf", ""),
  ])
  func `a default argument is kept if it is a member of the parameter's type`(_ parameter: String, _ value: String) {
    let hall =
      "class Hall { enum Kind { case wide }\n  init(_ one: \(parameter)) {}\n  func fill(_ one: \(parameter)) {} }"
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: hall)], style: .mimus)
    let type = parameter.prefix { $0 != "=" }.dropLast()
    #expect(text.contains("override init(_ one: \(type)\(value)) {"), "\(text)")
    #expect(text.contains("override func fill(_ one: \(type)\(value)) {"))
  }

  @Test func `the name of a generic type around a class has the type's own arguments`() {
    let shop = """
      struct Shop {
        struct Popup<Item> {
          enum Kind { case small }
          class Clerk { init(_ popup: Popup) {}; func show(_ kind: Popup.Kind, in all: [Popup<Int>]) -> Popup? { nil } }
        }
      }
      """
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: shop)], style: .mimus)
    #expect(text.contains("override init(_ popup: Shop.Popup<Item>) {"), "\(text)")
    #expect(
      text.contains(
        "override func show(_ kind: Shop.Popup<Item>.Kind, in all: [Shop.Popup<Int>]) -> Shop.Popup<Item>? {"))
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `members of a testable import are overridden with the fake's access`(style: FakeGenerator.Options.Style) {
    let source = "public class Shelf { public init() {}\n  func dust() -> Int { 1 }\n  public func sort() {} }"
    let file = SourceFile(path: "Shop.swift", text: source)
    #expect(fakes(of: [file], style: style, testable: ["Shop"]).contains("override public func dust() -> Int"))
    #expect(!fakes(of: [file], style: style).contains("override public func dust() -> Int"))
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `a system programming interface of another module isn't overridden`(style: FakeGenerator.Options.Style) {
    let base = """
      open class Shelf {
        public init() {}
        @_spi(Desk) open func sort() {}
        #if compiler(>=5.8)
          @_spi(Desk)
        #endif
        open func dust(_ brush: Brush) {}
        open func count() -> Int { 0 }
      }
      """
    let text = fakes(
      of: [
        SourceFile(path: "Shelf.swift", text: base, role: .context),
        SourceFile(path: "Shop.swift", text: "class Rack: Shelf {}"),
      ], style: style)
    #expect(text.contains("override func count()"))
    #expect(!text.contains("func sort()") && !text.contains("func dust("))
  }

  @Test func `a property whose wrapper of another module has no setter is read-only`() {
    let wrapper = """
      @propertyWrapper public class Flag {
        public private(set) var wrappedValue = false
        public init(_ name: String) {}
      }
      """
    let text = fakes(
      of: [
        SourceFile(path: "Flag.swift", text: wrapper, role: .context),
        SourceFile(path: "Shop.swift", text: "class Command {\n  @Flag(\"-q\") var quiet: Bool\n  init() {}\n}"),
      ], style: .mimus)
    #expect(text.contains("override var quiet: Bool {") && !text.contains("super.quiet ="))
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `a method with a pack can't be overridden`(style: FakeGenerator.Options.Style) {
    let source = "class Shelf { init() {}\n  func add<each Book>(_ books: repeat each Book) {}\n  func sort() {} }"
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: source)], style: style)
    #expect(text.contains("override func sort()") && !text.contains("func add"))
  }

  @Test func `an extension in a file of its own makes a class Sendable`() {
    var options = FakeGenerator.Options()
    options.style = .counters
    let files = [
      SourceFile(path: "Purse.swift", text: "class Purse { init() {} }", role: .wanted(named: true)),
      SourceFile(
        path: "Purse+Sendable.swift", text: "extension Purse: @unchecked Sendable {}", role: .wanted(named: true)),
    ]
    let text = FakeGenerator(options: options).generate(files).fakes.first?.fileText ?? ""
    #expect(text.contains("class FakePurse: Purse, @unchecked Sendable {"))
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `a conformance to Sendable under conditions is restated`(style: FakeGenerator.Options.Style) {
    let source = "class Box<T> { init() {} }\nextension Box: @unchecked Sendable where T: Sendable {}"
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: source)], style: style)
    #expect(text.contains("@unchecked Sendable"))
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `without a testable import, only open classes and members are faked`(style: FakeGenerator.Options.Style) {
    let source = """
      import Desk
      open class Shelf {
        public init() {}
        init(size: Int) {}
        open func sort() {}
        public func count() -> Int { 0 }
        func dust() {}
        open internal(set) var height: Int = 1
      }
      public class Rack { public init() {} }
      open class Till { init() {} }
      public protocol Movable: Rack {}
      """
    var options = FakeGenerator.Options()
    options.style = style
    options.modules = ["Desk", "Shop"]
    let generation = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)])
    let text = generation.fakes.first?.fileText ?? ""
    #expect(generation.fakes.map(\.name) == ["FakeShelf"])
    #expect(text.contains("func sort()") && !text.contains("func count()") && !text.contains("func dust()"))
    #expect(!text.contains("size") && text.contains("var height: Int {") && !text.contains(" set {"))
    let closed = """
      'Rack' is not open, so a module that imports 'Shop' cannot subclass it; use '--testable Shop' instead of \
      '--import Shop'
      """
    #expect(
      generation.diagnostics.map(\.text) == [
        "cannot fake 'Rack': \(closed)",
        "cannot fake 'Till': none of its designated initializers is public, so another module cannot subclass it; use "
          + "'--testable'",
        "cannot fake 'Movable': \(closed)",
      ])
    // The modules that the sources import don't declare their types.
    options.modules = ["Desk", "Foundation"]
    let own = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)])
    #expect(own.diagnostics.isEmpty && own.fakes.count == 4)
  }

  @Test func `a property whose wrapper is declared in another file is read-only`() {
    let files = [
      SourceFile(path: "Flag.swift", text: "@propertyWrapper struct Flag { let wrappedValue = 1 }"),
      SourceFile(path: "Shop.swift", text: "class Command {\n  @Flag var quiet: Int\n  init() {}\n}"),
    ]
    let text = fakes(of: files, style: .mimus)
    #expect(text.contains("override var quiet: Int {") && !text.contains("super.quiet ="))
  }

  @Test func `circular inheritance does not cause an endless loop`() {
    let text = "class A: B { init(x: Int) {} }\nclass B: A { init(y: Int) {} }"
    let generation = FakeGenerator().generate([SourceFile(path: "Shop.swift", text: text)])
    #expect(generation.fakes.map(\.name) == ["FakeA", "FakeB"])
  }

  @Test(arguments: [FakeGenerator.Options.Style.mimus, .counters])
  func `the fake of a class is available where the class is`(style: FakeGenerator.Options.Style) {
    let source = "// mimus:fake\n@available(macOS 99, *)\n@objc open class Till { public init() {} }"
    let text = fakes(of: [SourceFile(path: "Shop.swift", text: source)], style: style)
    #expect(text.contains("\n@available(macOS 99, *)\npublic final class FakeTill: Till"), "\(text)")
  }

  private func fakes(
    of files: [SourceFile], style: FakeGenerator.Options.Style, testable: [String] = []
  ) -> String {
    var options = FakeGenerator.Options()
    options.style = style
    options.access = "public"
    options.testableModules = testable
    let generation = FakeGenerator(options: options).generate(files)
    #expect(generation.diagnostics.isEmpty)
    return FakeFile(fakes: generation.fakes, options: options).text
  }
}
