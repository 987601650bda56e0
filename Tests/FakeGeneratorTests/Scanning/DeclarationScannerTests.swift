import Testing

@testable import FakeGenerator

/// A text and the declarations that a scan must find in it.
struct ScanCase: Sendable, CustomTestStringConvertible {
  var feature: String
  var text: String
  /// The declarations in order, such as `protocol Outer.Name`.
  var found: [String]

  init(_ feature: String, _ text: String, _ found: String...) {
    self.feature = feature
    self.text = text
    self.found = found
  }

  var testDescription: String { feature }

  static let all = [
    ScanCase(
      "plain declarations", "protocol A {}\nclass B {}\ntypealias C = A & D\nstruct D {}", "protocol A", "class B",
      "typealias C"),
    ScanCase("attributes and modifiers", "@MainActor @available(iOS 9, *)\npublic final class A {}", "class A"),
    ScanCase("line comments", "// protocol A {\n/// class B {\nprotocol C {} // }", "protocol C"),
    ScanCase("nested comments", "/* protocol A { /* class B { */ class C { */ protocol D {}", "protocol D"),
    ScanCase("a comment in a header", "protocol /* { */ A // {\n  : B {}\nprotocol C {}", "protocol A", "protocol C"),
    ScanCase("strings", #"let a = "protocol A { \" class B {"; protocol C {}"#, "protocol C"),
    ScanCase("an unterminated string", "let a = \"protocol A {\nprotocol B {}", "protocol B"),
    ScanCase("raw strings", ##"let a = #"\" class A { "# + #""""# ; protocol B {}"##, "protocol B"),
    ScanCase("several hashes", ###"let a = ##"class A { "# "##; protocol B {}"###, "protocol B"),
    ScanCase("multi-line strings", "let a = \"\"\"\n  class A { \" \"\" {\n  \"\"\"\nprotocol B {}", "protocol B"),
    ScanCase("raw multi-line strings", "let a = #\"\"\"\n \"\"\" class A {\n \"\"\"#\nprotocol B {}", "protocol B"),
    ScanCase("interpolation", #"let a = "\(b { "}" + ")" }) class A {"; protocol C {}"#, "protocol C"),
    ScanCase("interpolation within interpolation", #"let a = "\("\("}") {")"; protocol B {}"#, "protocol B"),
    ScanCase(
      "an interpolation that doesn't end",
      "let a = \"\\(b\"\nprotocol C {}\nlet d = #\"\\#(e {\nprotocol F {}\nlet g = \"\\(\"\\(h { \")\r\nprotocol I {}",
      "protocol C", "protocol F", "protocol I"),
    ScanCase(
      "an interpolation over lines", "let a = \"\"\"\n  \\(b(\n    \"}\") {\n  c })\n  \"\"\"\nprotocol D {}",
      "protocol D"),
    ScanCase("raw interpolation", ##"let a = #"\(x) \#("}") {"#; protocol B {}"##, "protocol B"),
    ScanCase(
      "a parenthesis in a comment in an interpolation", "let a = \"\\(b /* ) */)\" ; protocol B {}", "protocol B"),
    ScanCase("regexes", #"let a = /class A {/; let b = [/"/, /\/{/]; protocol C {}"#, "protocol C"),
    ScanCase("a regex with a quote as an argument", #"f(/["']/) { "}" }; protocol A {}"#, "protocol A"),
    ScanCase("division", "let a = b / c; let d = (e) / f /g; protocol H {}", "protocol H"),
    ScanCase(
      "division behind a postfix operator", "let a = b!/c; let d = e! / \"/\".count; protocol F {}", "protocol F"),
    ScanCase(
      "an operator as an argument", "let a = b.reduce(1, /) ; let c = d.e(/, { 1 }) / 2; protocol F {}", "protocol F"),
    ScanCase("a regex with parentheses in its classes", #"f(/\(([^)#"]+)\)/) { "}" }; protocol A {}"#, "protocol A"),
    ScanCase(
      "operators around a brace", "enum A { func b() { c(/D.e, { f in g(/H.i) }) }; protocol J {} }; protocol K {}",
      "protocol A.J", "protocol K"),
    ScanCase(
      "regexes on lines of their own",
      "let a = B {\n  \"c\"\n  /[{]/\n  D()\n  /[{\"]/\n}\nlet e = f\n  /{/\nprotocol G {}", "protocol G"),
    ScanCase("a regex after an operator", "let a = !/{/.b(c) && d(~/{/)\nprotocol E {}", "protocol E"),
    ScanCase("a regex after comments", "let a = b /* c *//{/\nlet d /* e */ = /}/\nprotocol F {}", "protocol F"),
    ScanCase("a comment after slashes", "let a = /b// {\nlet c = [/d/* { / */]\nprotocol E {}", "protocol E"),
    ScanCase("a spaced regex", "let a = try? /^ {/; let b = c /^ d / e /^ \"{\"; protocol F {}", "protocol F"),
    ScanCase(
      "operators with slashes",
      """
      enum A {
        static func </> (a: A, b: A) -> A { a }; func c() { self </> self { self }() }
        static func +/+(a: A, b: A) -> A { a }; func d() { self +/+ self { self }() }
        prefix static func /(a: A) { b("{") }; prefix operator /; postfix operator -/; func e() { self/ }
        protocol F {}
      }
      """, "protocol A.F"),
    ScanCase("extended regexes", "let a = #/class A { \" / /#; protocol B {}", "protocol B"),
    ScanCase("multi-line regexes", "let a = #/\n  class A { \"\n  \\/#\n  /#\nprotocol B {}", "protocol B"),
    ScanCase("an unterminated extended regex", "let a = #/class {\nprotocol B {}", "protocol B"),
    ScanCase(
      "names in backticks", "let `class` = 1; enum `protocol` { case `class` }; protocol `default` {}",
      "protocol default"),
    ScanCase("keywords as members", "let a = b.protocol; let c = d.class\nprotocol E {}", "protocol E"),
    ScanCase(
      "keywords as labels", "func a(class b: Int, protocol: Int) {}\nlet c = d(class: 1, protocol: 2)\nprotocol E {}",
      "protocol E"),
    ScanCase(
      "class as a modifier", "class A { class func b() {}; class var c: Int { 1 }; class override func d() {} }",
      "class A"),
    ScanCase(
      "class before other modifiers",
      "class A { class prefix func b() {}; class /* d */ open /* e */ override func f() {}; class private(set) var g = 1 }",
      "class A"),
    ScanCase(
      "classes with names of modifiers",
      "class open {}\nclass weak: A {}\nclass lazy<B> where B: C {}\nclass `func` {}",
      "class open", "class weak", "class lazy", "class func"),
    ScanCase("class as a constraint", "protocol A: class {}\nprotocol B: C, class {}", "protocol A", "protocol B"),
    ScanCase(
      "nesting", "enum A { struct B { protocol C {} }; actor D { class E { class F {} } } }", "protocol A.B.C",
      "class A.D.E",
      "class A.D.E.F"),
    ScanCase(
      "extensions", "extension A.B { protocol C {} }\nextension D where E == F { class G {} }", "protocol A.B.C",
      "class D.G"),
    ScanCase(
      "what is local",
      "func a() { class B {}; protocol C {} }\nlet d = { class E {} }\nvar f: Int { class G {}; return 1 }"),
    ScanCase(
      "what is in an initializer's call", "struct A { let b = C { class D {} }; protocol E {} }", "protocol A.E"),
    ScanCase("an actor that is a value", "let a = actor\nlet b = 1\nprotocol C {}", "protocol C"),
    ScanCase(
      "values called actor",
      """
      struct A { let b = actor as Any
        class C {} }
      for actor in d { protocol E {} }
      guard let actor else { protocol F {} }
      struct G { let h = actor /* the
        first */ class I {} }
      """, "class A.C", "class G.I"),
    ScanCase(
      "module selectors",
      "extension A::B { class C {} }\nextension D.E::F { protocol G {} }\nlet h = I::protocol\n@J::K protocol L {}",
      "class A.B.C", "protocol D.E.F.G", "protocol L"),
    ScanCase("a header without braces", "protocol A: B\nstruct C {}\nprotocol D {}", "protocol A", "protocol D"),
    ScanCase("a header at the end", "protocol A: B", "protocol A"),
    ScanCase(
      "generic clauses and where", "class A<B: C<D>>: E<F> where B.G == (H) -> [I] {}\nprotocol J<K> {}", "class A",
      "protocol J"),
    ScanCase("default arguments in a header", "@a({ class B {} }) protocol C {}", "protocol C"),
    ScanCase("macros", "#Preview { class A {} }\n#warning(\"class B {\")\nprotocol C {}", "protocol C"),
    ScanCase("names beyond ASCII", "protocol Größe {}\nclass 店 {}", "protocol Größe", "class 店"),
    ScanCase(
      "line ends of all kinds", "protocol A {}\r\nclass B {}\r// class C {\rprotocol D {}", "protocol A", "class B",
      "protocol D"),
    ScanCase("too many braces", "}}}\nprotocol A {}\n))]\nprotocol B {}", "protocol A", "protocol B"),
    ScanCase(
      "a clause with too few braces",
      "#if compiler(>=9)\nenum A { protocol B { func c(d: {\n#else\nprotocol E {}\n#endif\nprotocol F {}",
      "protocol A.B",
      "protocol E", "protocol F"),
    ScanCase(
      "a clause with too many braces", "enum A {\n#if compiler(>=9)\n}}\n#endif\nprotocol B {}\n}\nprotocol C {}",
      "protocol A.B", "protocol C"),
    ScanCase("too few braces", "protocol A {\nfunc b() {\nprotocol C {}", "protocol A"),
    ScanCase(
      "aliases whose types begin with their attributes",
      "typealias A = @Sendable\n  (Int)\n  async throws -> any\n  B.\n  C\nprotocol D {}",
      "typealias A", "protocol D"),
    ScanCase(
      "aliases of types with the names of specifiers",
      "typealias A = B.async\nprotocol C {}\ntypealias D = B.any\nprotocol E {}\ntypealias F = any(B & C)\nclass G {}",
      "typealias A", "protocol C", "typealias D", "protocol E", "typealias F", "class G"),
    ScanCase(
      "aliases whose types begin with arguments of their attributes",
      "typealias A = @convention(c)\n  () -> B\ntypealias C = nonisolated(nonsending)\n  () async -> B\nprotocol D {}",
      "typealias A", "typealias C", "protocol D"),
    ScanCase(
      "aliases with dotted attributes and requirements",
      "typealias A = @B.C\n  () -> any ~\n  D\ntypealias E<F> = [F] where\n  F:\n  D\nprotocol G {}",
      "typealias A", "typealias E", "protocol G"),
    ScanCase(
      "aliases before comments",
      "typealias A = B\n/* c */ protocol D {}\ntypealias E = F // G\n/* H */ // I\nclass J {}\ntypealias K = L /*\n*/ class M {}",
      "typealias A", "protocol D", "typealias E", "class J", "typealias K", "class M"),
    ScanCase("aliases over lines", "typealias A =\n  B &\n  C\nprotocol D {}", "typealias A", "protocol D"),
  ]
}

struct DeclarationScannerTests {
  private func outline(_ text: String) -> FileOutline {
    DeclarationScanner.outline(of: SourceFile(path: "A.swift", text: text))
  }

  /// Returns what a scan of a text finds, such as `protocol Outer.Name`.
  private func found(in text: String) -> [String] {
    outline(text).slices.map { "\($0.kind) \(($0.enclosing + [$0.name]).joined(separator: "."))" }
  }

  @Test(arguments: ScanCase.all) func `declarations are found, and nothing else`(_ scan: ScanCase) {
    #expect(found(in: scan.text) == scan.found)
  }

  @Test(arguments: ScanCase.all.filter { !$0.feature.hasSuffix(" braces") })
  func `nothing in a body is found, and everything after it`(_ scan: ScanCase) {
    let text = "func run() {\n  let before = 1 / 2\n\(scan.text)\n}\nprotocol After {}"
    #expect(found(in: text) == ["protocol After"])
  }

  @Test func `a slash in a body is an operator after an operand, and begins a regex elsewhere`() {
    let body = """
      let a = total /* of { */ / count; let b = [1: /}/]
      let c = "\\(x / y { ")" } / 2)" + `}`.description
      // mimus:fake
      return /{/.isEmpty ? try /[{]/ : b[0] / 2 / (3) / 4
      """
    let text = "func run() { \(body) }\nprotocol After {}"
    #expect(found(in: text) == ["protocol After"])
    #expect(outline(text).unusedMarks.count == 1)
  }

  @Test func `a slice extends from the first attribute to the closing brace`() {
    let text = "import A\n@objc // why\npublic protocol B { func c() { } }\n// end"
    let file = SourceFile(path: "A.swift", text: text)
    let slices = DeclarationScanner.outline(of: file).slices
    #expect(slices.map { file.text($0.range) } == ["@objc // why\npublic protocol B { func c() { } }"])
    #expect(slices.map { "\(file.position(of: $0.nameOffset))" } == ["A.swift:3:17"])
  }

  @Test(arguments: [
    "@MainActor\n#if os(Linux)\n@available(*, deprecated)\n#endif\nprotocol A {}",
    "public\n#if os(Linux) // why\n@a\n#elseif DEBUG // {\n@b(c) // d\n#else\n#if e\n@f\n#endif\n#endif\n@g class A {}",
    "#if os(Linux)\n@objc\n#endif\npublic protocol A {}",
  ])
  func `attributes under a condition belong to the declaration that follows`(_ text: String) {
    let file = SourceFile(path: "A.swift", text: "// mimus:fake\n\(text)\nlet b = 1")
    let outline = DeclarationScanner.outline(of: file)
    #expect(outline.slices.map { file.text($0.range) } == [text])
    #expect(outline.slices.map(\.isMarked) == [true])
    #expect(outline.slices.map(\.conditions) == [[]])
    #expect(outline.unusedMarks.isEmpty)
  }

  @Test(arguments: ["func b()", "// mimus:fake", "#endif\n#if c", "let d = 1\n@e"])
  func `other code under a condition ends what precedes it`(_ code: String) {
    let outline = outline("// mimus:fake\n#if os(Linux)\n@f\n\(code)\n#endif\nprotocol A {}")
    #expect(outline.slices.map(\.isMarked) == [false])
    #expect(outline.unusedMarks.first == 0)
  }

  @Test func `a file's imports are found with their attributes`() {
    let imports = outline(
      """
      import Foundation // why
      @preconcurrency  import Shop
      @_spi(Till) @testable import Till; import struct Cards.Card
      protocol A {}
      #if canImport(UIKit) // on phones
        import UIKit
      #endif
      let a = "import B"
      @preconcurrency // why
      import Clocks
      import /* the */ Tools
      import // their
        struct Tools . Hammer
      import Tools. /* or
        */ Saw; import `class`
      typealias B = Tools
      """
    ).imports
    #expect(
      imports.map(\.text) == [
        "import Foundation", "@preconcurrency import Shop", "@_spi(Till) @testable import Till",
        "import struct Cards.Card",
        "import UIKit", "@preconcurrency import Clocks", "import Tools", "import struct Tools.Hammer",
        "import Tools.Saw", "import `class`",
      ])
    #expect(imports.prefix(5).map(\.conditions) == [[], [], [], [], ["canImport(UIKit)"]])
  }

  @Test(arguments: ["import", "import class", "import Tools.", "public import -", "import {}"])
  func `an import without a name is left out`(_ line: String) {
    let outline = outline("import Shop\nprotocol A {}\n\(line)")
    #expect(outline.imports.map(\.text) == ["import Shop"])
    #expect(outline.slices.map(\.name) == ["A"])
  }

  @Test func `an import with attributes under conditions is found once for each of these`() {
    let imports = outline(
      """
      #if !canImport(Darwin)
      @preconcurrency
      #endif
      import Dispatch
      #if SHOP
        @_exported // for all
        #if TILL
          @testable
        #endif
      #elseif swift(>=6)
        @preconcurrency
      #else
        @_spi(Coin)
      #endif
      public import Coins
      import Notes
      """
    ).imports
    #expect(
      imports == [
        ImportLine(text: "@preconcurrency import Dispatch", conditions: ["!canImport(Darwin)"]),
        ImportLine(text: "import Dispatch", conditions: ["!(!canImport(Darwin))"]),
        ImportLine(text: "@_exported @testable public import Coins", conditions: ["SHOP", "TILL"]),
        ImportLine(text: "@_exported public import Coins", conditions: ["SHOP", "!(TILL)"]),
        ImportLine(text: "@preconcurrency public import Coins", conditions: ["!(SHOP) && (swift(>=6))"]),
        ImportLine(text: "@_spi(Coin) public import Coins", conditions: ["!(SHOP) && !(swift(>=6))"]),
        ImportLine(text: "import Notes", conditions: []),
      ])
  }

  @Test func `too many conditions of an import's attributes are left out`() {
    let many = String(repeating: "#if A\n@preconcurrency\n#endif\n", count: 50_000)
    let deep = String(repeating: "#if A\n@preconcurrency\n", count: 1_000) + String(repeating: "#endif\n", count: 1_000)
    for attributes in [many, deep] {
      let imports = outline(attributes + "import Coins\nimport Notes").imports
      #expect(imports.map(\.text) == ["import Coins", "import Notes"])
      #expect(imports.allSatisfy { $0.conditions.isEmpty })
    }
  }

  @Test func `each clause of a condition excludes those before it`() {
    let slices = outline(
      """
      #if os(Linux) // a
      protocol A {}
      #elseif DEBUG || FAST
        #if swift(>=6)
      protocol B {}
        #endif
      #elseif SLOW
      protocol C {}
      #else
      protocol D {}
      #endif
      protocol E {}
      """
    ).slices
    #expect(
      slices.map(\.conditions) == [
        ["os(Linux)"], ["!(os(Linux)) && (DEBUG || FAST)", "swift(>=6)"],
        ["!(os(Linux)) && !(DEBUG || FAST) && (SLOW)"], ["!(os(Linux)) && !(DEBUG || FAST) && !(SLOW)"], [],
      ])
  }

  @Test func `a condition extends to the end of its parentheses, and is the same text however it is written`() {
    let slices = outline(
      """
      #if (os(Linux) || // a
        os(macOS)) && /* b */ DEBUG // c
      protocol A {}
      #elseif  os(iOS)  || canImport(
        UIKit
      ) /* d
        */ protocol B {}
      #else
      protocol C {}
      #endif
      """
    ).slices
    let first = "(os(Linux) || os(macOS)) && DEBUG"
    let second = "os(iOS) || canImport( UIKit )"
    #expect(slices.map(\.name) == ["A", "B", "C"])
    #expect(
      slices.map(\.conditions) == [[first], ["!(\(first)) && (\(second))"], ["!(\(first)) && !(\(second))"]])
  }

  @Test(arguments: [
    ("struct A: ~Copyable {}", true), ("enum A<B: C<D>>: E<(F) -> G>, ~Copyable {}", true),
    ("struct A<B: ~Copyable>: ~Copyable where B: ~Copyable {}", true), ("struct A<B: ~Copyable> {}", false),
    ("struct A<B>: C where B: ~Copyable {}", false), ("extension A where B: ~Copyable {}", false),
    ("extension A: B where C: ~Copyable {}", false), ("struct A<B: C<(~Copyable) -> D>>: E {}", false),
  ])
  func `a type is noncopyable if it inherits from ~Copyable`(_ text: String, _ isNoncopyable: Bool) {
    #expect(outline("protocol Z {}\n" + text).traits.contains { $0 == (.noncopyable, "A") } == isNoncopyable)
  }

  @Test(arguments: [
    ("extension A: Sendable {}", true), ("extension A: @unchecked Swift.Sendable where B: C {}", true),
    ("extension A: B<C>, Sendable where C: Sendable {}", true), ("extension A where B: Sendable {}", false),
    ("extension A: B where C: Swift.Sendable {}", false), ("extension A: B<any Sendable> {}", false),
  ])
  func `an extension makes a type Sendable if it inherits from Sendable`(_ text: String, _ isSendable: Bool) {
    #expect(outline("protocol Z {}\n" + text).sendableExtensions == (isSendable ? ["A"] : []))
  }

  @Test(arguments: [
    ("// mimus:fake\nprotocol A {}", true), ("/// mimus:fake\npublic protocol A {}", true),
    ("@objc /* mimus:fake */ protocol A {}", true), ("// mimus:fakes\nprotocol A {}", false),
    ("// see mimus:fake\nprotocol A {}", false), ("// mimus:fake\nlet a = 1\nprotocol A {}", false),
    ("// mimus:fake, for the tests\n\n// More.\nprotocol A {}", true),
    ("let a = \"// mimus:fake\"\nprotocol A {}", false), ("// mimus:fake\n@B::C protocol A {}", true),
    ("// mimus:fake\n@`b c`(1) @D.`e` protocol A {}", true), ("import B\n/* mimus:fake */ protocol A {}", true),
  ])
  func `a mark belongs to the declaration that follows`(_ text: String, _ isMarked: Bool) {
    #expect(outline(text).slices.map(\.isMarked) == [isMarked])
  }

  @Test(arguments: [
    ("private protocol A {}", true), ("fileprivate class A {}", true), ("private enum B { protocol A {} }", true),
    ("private extension B { protocol A {} }", true), ("private(set) var b = 1\nprotocol A {}", false),
    ("private let b = 1\nprotocol A {}", false), ("private struct B {}\nprotocol A {}", false),
  ])
  func `private declarations are recognized`(_ text: String, _ isHidden: Bool) {
    #expect(outline(text).slices.map(\.isHidden) == [isHidden])
  }

  @Test(arguments: ["let a = 1", "struct A { func b() {} }", "// A comment\n", ""])
  func `a file without a candidate is not scanned`(_ text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { !Prefilter.usual.mayDeclare($0) })
  }

  @Test(arguments: ["protocol", "class", "typealias", "~Copyable", "Swift.Copyable"])
  func `a candidate is found at any position`(_ word: String) {
    for before in 0..<40 {
      for after in 0..<40 where after % 7 == 0 {
        let text = String(repeating: "c", count: before) + word + String(repeating: "p", count: after)
        #expect(Array(text.utf8).withUnsafeBufferPointer { Prefilter.usual.mayDeclare($0) }, "\(text)")
      }
    }
  }
}
