import FakeGenerator
import Testing

/// Tests that a type that can't be faked is reported at its location, and that other fakes are still written.
struct RefusalTests {
  /// A source and the generator's diagnostics for it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var says: [String]
    /// The names of the fakes that are written despite the diagnostics.
    var fakes: [String] = []
    var only: [String]?

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a parent that is in no file", source: "protocol Shop: Elsewhere { func open() }\nprotocol Mailer {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': it inherits from 'Elsewhere', whose declaration is not among the \
        given files; name its file with --context
        """
      ], fakes: ["FakeMailer"]),
    Case(
      name: "a parent of a module whose source is elsewhere", source: "protocol Shop: UnicodeCodec {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': it inherits from 'UnicodeCodec' of the module 'Swift', whose source \
        is not among the given files; add '--context <path>/Swift.swiftmodule/<target>.swiftinterface', or \
        '--context UnicodeCodec.swift' with 'protocol UnicodeCodec { … }' and its requirements
        """
      ]),
    Case(
      name: "a class of Foundation as parent", source: "protocol Page where Self: Operation {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Page': it inherits from 'Operation' of the module 'Foundation', whose source \
        is not among the given files; add '--context Operation.swift' with 'class Operation { … }' and its initializers
        """
      ]),
    Case(
      name: "a class of a framework as parent", source: "protocol Page: UIViewController {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Page': it inherits from 'UIViewController' of the module 'UIKit', whose \
        source is not among the given files; add '--context UIViewController.swift' with 'class UIViewController { … }' \
        and its initializers
        """
      ]),
    Case(
      name: "a method that cannot be overridden without another",
      source: """
        protocol Page {}
        protocol Cover: Page {}
        class Press {
          func print<Printed: Page>(_ page: Printed) -> Self { self }
          func print<Printed: Cover>(_ page: Printed) -> Self { self }
        }
        """,
      says: [
        """
        Shop.swift:4:8: warning: 'print(_:)' is not overridden in the fake: it returns 'Self', and an override \
        would also override a more constrained overload
        """
      ], fakes: ["FakePress"], only: ["Press"]),
    Case(
      name: "initializers that differ in waiting",
      source: "class Press {\n  init() {}\n  init() async {}\n  init(size: Int) {}\n}",
      says: ["2:3", "3:3"].map { place in
        """
        Shop.swift:\(place): warning: 'init()' is not overridden in the fake: it would override both the synchronous \
        and the asynchronous initializer
        """
      }, fakes: ["FakePress"], only: ["Press"]),
    Case(
      name: "methods that take 'Self'",
      source:
        "class Press {\n  func print(_ change: (Self) -> Void) {}\n  subscript(change: (Self) -> Int) -> Int { 1 }\n}",
      says: ["2:8: warning: 'print(_:)'", "3:3: warning: 'subscript(_:)'"].map { place in
        """
        Shop.swift:\(place) is not overridden in the fake: a parameter's type mentions 'Self', and the compiler \
        accepts no override of it in a final class
        """
      }, fakes: ["FakePress"], only: ["Press"]),
    Case(
      name: "methods that are the same for some type arguments",
      source: "class Press<Page> { func add(_ page: Page) {} }\nclass Mill: Press<Int> { func add(_ page: Int) {} }",
      says: ["2:31", "1:26"].map { place in
        """
        Shop.swift:\(place): warning: 'add(_:)' is not overridden in the fake: with the superclass's type arguments, \
        it is the same as another of its members
        """
      }, fakes: ["FakeMill"], only: ["Mill"]),
    Case(
      name: "methods of which an override may be that of one or the other",
      source: """
        class Press { func print() -> UIPage { UIPage() }; func print() -> UISheet { UISheet() } }
        class Mill: Press { override func print() -> UIColorPage { UIColorPage() } }
        """,
      says: ["1:20", "1:57"].map { place in
        """
        Shop.swift:\(place): warning: 'print()' is not overridden in the fake: an override in a subclass is one of it or \
        of another overload, as far as is known
        """
      }, fakes: ["FakeMill"], only: ["Mill"]),
    Case(
      name: "methods that take a function whose error type is 'Never'",
      source: """
        class Press<Failure: Error> {
          func print(_ page: () throws(Failure) -> Int) {}
          var page: (() throws(Failure) -> Int)?
          func stop() throws(Failure) {}
        }
        class Mill: Press<Never> {}
        """,
      says: ["2:8: warning: 'print(_:)'", "3:7: warning: 'page'"].map { place in
        """
        Shop.swift:\(place) is not overridden in the fake: it takes or returns a function whose error type is 'Never' \
        here, and the compiler crashes on an override
        """
      }, fakes: ["FakeMill"], only: ["Mill"]),
    Case(
      name: "a marker as parent", source: "protocol Shop: _SendableMetatype {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': it inherits from '_SendableMetatype', a marker protocol, \
        which cannot be conformed to explicitly
        """
      ]),
    Case(
      name: "a parent's parent that is in no file",
      source: "protocol Base: Elsewhere {}\n\n  protocol Shop: Base {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Base': it inherits from 'Elsewhere', whose declaration is not among the \
        given files; name its file with --context
        """,
        """
        Shop.swift:3:12: error: cannot fake 'Shop': its parent 'Base' inherits from 'Elsewhere', whose declaration is \
        not among the given files; name its file with --context
        """,
      ]),
    Case(
      name: "a marker protocol", source: "@_marker protocol Mark {}",
      says: ["Shop.swift:1:19: error: cannot fake 'Mark': a marker protocol has no members"]),
    Case(
      name: "a borrow accessor", source: "protocol Shelf {\n  var books: [Int] { borrow }\n}",
      says: ["Shop.swift:2:7: error: cannot fake 'Shelf': it requires a 'borrow' accessor, which a class cannot have"]
    ),
    Case(
      name: "a result that depends on a lifetime",
      source: "protocol Shelf {\n  @_lifetime(borrow self) func books() -> Span<Int>\n}",
      says: [
        """
        Shop.swift:2:32: error: cannot fake 'Shelf': the result of 'books' depends on the lifetime of another value, \
        and a fake has no value that its answers could depend on
        """
      ]),
    Case(
      name: "a value that can only be borrowed", source: "protocol Shelf {\n  var books: RawSpan { get }\n}",
      says: [
        """
        Shop.swift:2:7: error: cannot fake 'Shelf': the result of 'books' depends on the lifetime of another value, and \
        a fake has no value that its answers could depend on
        """
      ]),
    Case(
      name: "a lock", source: "import Synchronization\nprotocol Shelf {\n  var books: Mutex<[Int]> { get }\n}",
      says: [
        """
        Shop.swift:3:7: error: cannot fake 'Shelf': only a stored constant can have the type 'Mutex<[Int]>' of 'books', \
        and a fake has no value for it
        """
      ]),
    Case(
      name: "a distributed actor", source: "protocol Remote: DistributedActor {}",
      says: [
        "Shop.swift:1:10: error: cannot fake 'Remote': a distributed actor needs an actor system"
      ]),
    Case(
      name: "an actor that inherits from what a global actor isolates",
      source: """
        @globalActor actor Till { static let shared = Till() }
        @Till protocol Counter {}
        protocol Shop: Counter, Actor {}
        """,
      says: [
        """
        Shop.swift:3:10: error: cannot fake 'Shop': no actor can conform to it, because 'Counter' is isolated to a \
        global actor
        """
      ], fakes: ["FakeCounter"]),
    Case(
      name: "an associated type that refers back to the conforming type",
      source: "protocol Shop { associatedtype Till: TillProtocol where Till.Owner == Self }",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': a fake is generic in the associated types, and the constraints of a \
        generic type cannot refer to that type, as 'Till.Owner == Self' does; write the fake by hand, with types of \
        your own in their place
        """
      ]),
    Case(
      name: "a protocol of plain values", source: "protocol Point: BitwiseCopyable { var x: Int { get } }",
      says: [
        "Shop.swift:1:10: error: cannot fake 'Point': a fake is a class, and a class cannot conform to 'BitwiseCopyable'"
      ]),
    Case(
      name: "a class with a pack", source: "class Shelf<each Book> { init() {} }",
      says: ["Shop.swift:1:7: error: cannot fake 'Shelf': a class with a type parameter pack cannot be subclassed"]),
    Case(
      name: "a class in a type with a pack",
      source: "struct Hall<each Book> { enum Row { class Shelf { init() {} } } }",
      says: ["Shop.swift:1:43: error: cannot fake 'Shelf': a class with a type parameter pack cannot be subclassed"]),
    Case(
      name: "a method that takes a pack of inout parameters",
      source: "protocol Shelf { func swap<each Book>(_ books: repeat inout each Book) }",
      says: [
        """
        Shop.swift:1:23: error: cannot fake 'Shelf': 'swap' takes a pack of 'inout' parameters, on which the compiler \
        crashes
        """
      ]),
    Case(
      name: "a method that expands packs together",
      source: "protocol Shelf { func sort<each Book, each Author>(_ pairs: repeat (each Book, each Author)) }",
      says: [
        """
        Shop.swift:1:23: error: cannot fake 'Shelf': 'sort' expands several type parameter packs together, and the \
        compiler does not accept a class's member for such a requirement
        """
      ]),
    Case(
      name: "a type with the library's name", source: "protocol Shop {}\nstruct Mimus {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': a declaration named 'Mimus' shadows the module; rename it, or use \
        '--style counters'
        """
      ]),
    Case(
      name: "a member with the library's name", source: "protocol Shop { var Mimus: Int { get } }",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Shop': a declaration named 'Mimus' shadows the module; rename it, or use \
        '--style counters'
        """
      ]),
    Case(
      name: "a type with the standard library's name", source: "enum Street { struct Swift {}; protocol Shop {} }",
      says: [
        """
        Shop.swift:1:41: error: cannot fake 'Shop': a declaration named 'Swift' shadows the module; rename it, or use \
        '--style counters'
        """
      ]),
    Case(
      name: "an associated type whose parent is constrained to the protocol's own type",
      source: "protocol Row<Table> { associatedtype Table }\nprotocol Shelf { associatedtype Books: Row<[Self]> }",
      says: [
        """
        Shop.swift:2:10: error: cannot fake 'Shelf': a fake is generic in the associated types, and the constraints of a \
        generic type cannot refer to that type, as 'Books: Row<[Self]>' does; write the fake by hand, with types of your \
        own in their place
        """
      ], fakes: ["FakeRow"]),
    Case(
      name: "a final superclass", source: "final class Room {}\nprotocol Movable: Room {}",
      says: ["Shop.swift:2:10: error: cannot fake 'Movable': it requires a subclass of 'Room', which is final"]),
    Case(
      name: "a superclass that needs arguments, and an initializer without them",
      source: "class Room { init(size: Int) {} }\nprotocol Movable: Room { init() }",
      says: [
        """
        Shop.swift:2:10: error: cannot fake 'Movable': it requires an initializer and a subclass of 'Room', none of \
        whose initializers can be called without arguments
        """
      ], fakes: ["FakeRoom"]),
    Case(
      name: "a superclass that nothing can inherit from",
      source: "class Room { private init() {} }\nprotocol Movable: Room {}",
      says: [
        """
        Shop.swift:1:7: error: cannot fake 'Room': all its designated initializers are private or unavailable, so it cannot \
        be subclassed; make one internal, or extract a protocol with '--style protocol'
        """,
        """
        Shop.swift:2:10: error: cannot fake 'Movable': it requires a subclass of 'Room', whose designated initializers \
        are not visible
        """,
      ]),
    Case(
      name: "a class that nothing can inherit from", source: "class Single { private init() {} }",
      says: [
        """
        Shop.swift:1:7: error: cannot fake 'Single': all its designated initializers are private or unavailable, so it cannot \
        be subclassed; make one internal, or extract a protocol with '--style protocol'
        """
      ]),
    Case(
      name: "a class with a convenience initializer alone to be seen",
      source: "class Single { private init() {}\n  convenience init(size: Int) { self.init() } }",
      says: [
        """
        Shop.swift:1:7: error: cannot fake 'Single': all its designated initializers are private or unavailable, so it cannot \
        be subclassed; make one internal, or extract a protocol with '--style protocol'
        """
      ]),
    Case(
      name: "a class that requires a convenience initializer without all designated ones",
      source: """
        class Single {
          private init() {}
          init(size: Int) {}
          required convenience init(name: String) { self.init() }
        }
        """,
      says: [
        """
        Shop.swift:1:7: error: cannot fake 'Single': a subclass must have its required convenience initializer, but \
        inherits it only if all designated initializers are visible and none is variadic
        """
      ]),
    Case(
      name: "a final class that was asked for", source: "final class Till {}",
      says: ["Shop.swift:1:13: error: cannot fake 'Till': a final class cannot be subclassed"], only: ["Till"]),
    Case(
      name: "a marked final class", source: "// mimus:fake\nfinal class Till {}",
      says: ["Shop.swift:2:13: error: cannot fake 'Till': a final class cannot be subclassed"]),
    Case(
      name: "a private protocol that was asked for", source: "private protocol Secret {}",
      says: ["Shop.swift:1:18: error: cannot fake 'Secret': it is private"], only: ["Secret"]),
    Case(
      name: "a private class that was asked for", source: "enum Shop { fileprivate class Secret {} }",
      says: ["Shop.swift:1:31: error: cannot fake 'Secret': it is private"], only: ["Secret"]),
    Case(
      name: "a protocol in an extension of a private type that was asked for",
      source: "private enum Shop {}\nextension Shop { protocol Secret {} }",
      says: ["Shop.swift:2:27: error: cannot fake 'Secret': it is private"], only: ["Secret"]),
    Case(
      name: "a name that is nowhere", source: "protocol Mailer {}",
      says: ["error: cannot find protocol, class, or structure 'Postman' in the given files"],
      fakes: ["FakeMailer"],
      only: ["Postman", "Mailer"]),
    Case(
      name: "types that were asked for and can't be read",
      source: "class Till { func }\nenum Shop { protocol Bell { func ring( } }\nprotocol Mailer {}",
      says: [
        "Shop.swift:1:18: error: cannot read 'Till': expected identifier in function",
        "Shop.swift:2:39: error: cannot read 'Bell': expected parameter name and ':' in parameter",
      ], fakes: ["FakeMailer"], only: ["Till", "Shop.Bell", "Mailer"]),
    Case(
      name: "an actor and an enumeration", source: "actor Bank {}\nenum Street { enum House {} }\nprotocol Mailer {}",
      says: ["Bank", "House"].map { name in
        """
        error: cannot fake '\(name)': an actor or an enumeration cannot be faked; extract a protocol with \
        '--style protocol'
        """
      }, fakes: ["FakeMailer"], only: ["Bank", "House", "Mailer"]),
    Case(
      name: "type aliases that were asked for",
      source: """
        protocol Sender {}; protocol Receiver {}
        typealias Mailer = Sender & Receiver
        typealias Post = Sender
        enum Street { typealias Bell = () -> Void }
        """,
      says: [
        """
        error: cannot fake 'Mailer': it is a type alias of 'Sender & Receiver'; declare a protocol that inherits from all \
        of them
        """,
        "error: cannot fake 'Post': it is a type alias of 'Sender'; name that type instead",
        "error: cannot fake 'Street.Bell': it is a type alias of '() -> Void'",
      ], fakes: ["FakeSender"], only: ["Mailer", "Post", "Street.Bell", "Sender"]),
    Case(
      name: "a global actor as parent", source: "protocol Till: GlobalActor {}",
      says: [
        """
        Shop.swift:1:10: error: cannot fake 'Till': it inherits from 'GlobalActor' of the module '_Concurrency', whose \
        source is not among the given files; add '--context <path>/_Concurrency.swiftmodule/<target>.swiftinterface', or \
        '--context GlobalActor.swift' with 'protocol GlobalActor { … }' and its requirements
        """
      ]),
    Case(
      name: "a type with the name of a fake",
      source: "protocol Till {}\nprotocol FakeTill {}\nenum Street { protocol Shop {}; struct FakeShop {} }",
      says: [("1:10", "Till"), ("3:24", "Shop")].map { place, name in
        """
        Shop.swift:\(place): warning: the fake of '\(name)' has the name of the declared type 'Fake\(name)', so code that \
        needs both does not compile; rename one of the types
        """
      }, fakes: ["FakeTill", "FakeFakeTill", "FakeShop"]),
    Case(
      name: "what is no Swift", source: "protocol Mailer { func send(_ text String) }\nprotocol Shop {}",
      says: ["Shop.swift:1:35: error: cannot read 'Mailer': expected ':' in parameter"], fakes: ["FakeShop"]),
    Case(
      name: "a structure without closures", source: "// mimus:fake\nstruct Till { var open = true }",
      says: [
        """
        Shop.swift:2:8: error: cannot fake 'Till': a structure must have stored properties that are closures; for any other, \
        extract a protocol
        """
      ]),
    Case(
      name: "a structure whose closures are fixed, computed, or shared",
      source: """
        struct Till {
          let open = { true }
          var close: () -> Void { {} }
          lazy var count: () -> Int = { 1 }
          static var shared: () -> Void = {}
        }
        """,
      says: [
        """
        Shop.swift:1:8: error: cannot fake 'Till': a structure must have stored properties that are closures; for any other, \
        extract a protocol
        """
      ], only: ["Till"]),
    Case(
      name: "a structure with a private property",
      source: "struct Till {\n  var open: () -> Void\n  private var code = 1\n}",
      says: [
        """
        Shop.swift:3:15: error: cannot fake 'Till': 'code' is private, and so is the memberwise initializer; declare an \
        initializer that takes the closures
        """
      ], only: ["Till"]),
    Case(
      name: "a structure with a private closure",
      source: "struct Till {\n  fileprivate let open: () -> Void\n}",
      says: [
        """
        Shop.swift:2:19: error: cannot fake 'Till': 'open' is private, and so is the memberwise initializer; declare an \
        initializer that takes the closures
        """
      ], only: ["Till"]),
    Case(
      name: "a structure whose initializers take no closure",
      source: """
        struct Till {
          let open: () -> Void
          init(code: Int) { open = {} }
          private init(open: @escaping () -> Void) {}
        }
        """,
      says: [
        """
        Shop.swift:1:8: error: cannot fake 'Till': no initializer takes the closures as parameters named after their \
        properties, or leaves them settable; declare one that does, and that neither throws nor is failable
        """
      ], only: ["Till"]),
    Case(
      name: "a structure with an initializer that can fail",
      source: "struct Till {\n  var open: () -> Void\n  init?(open: @escaping () -> Void) {}\n}",
      says: [
        """
        Shop.swift:1:8: error: cannot fake 'Till': no initializer takes the closures as parameters named after their \
        properties, or leaves them settable; declare one that does, and that neither throws nor is failable
        """
      ], only: ["Till"]),
    Case(
      name: "a closure under a condition",
      source: "struct Till {\n  #if DEBUG\n    var open: () -> Void\n  #endif\n  var close: () -> Void\n}",
      says: [
        """
        Shop.swift:3:9: error: cannot fake 'Till': 'open' is in an '#if' block, so no initializer call compiles both \
        with and without it
        """
      ], only: ["Till"]),
    Case(
      name: "a closure that takes a pack",
      source: "struct Till<each Item> {\n  var sell: (repeat each Item) -> Void\n}",
      says: [
        "Shop.swift:2:7: error: cannot fake 'Till': 'sell' takes a parameter pack, which a closure cannot pass on"
      ],
      only: ["Till"]),
    Case(
      name: "a function pointer", source: "struct Till {\n  var open: @convention(c) (Int32) -> Void\n}",
      says: ["Shop.swift:2:7: error: cannot fake 'Till': 'open' is a C function pointer, which cannot refer to a fake"],
      only: ["Till"]),
    Case(
      name: "a private structure", source: "// mimus:fake\nprivate struct Till { var open: () -> Void }",
      says: ["Shop.swift:2:16: error: cannot fake 'Till': it is private"]),
    Case(
      name: "a name that only fakes of classes have", source: "protocol Till { func callsSuper() }", says: [],
      fakes: ["FakeTill"]),
    Case(
      name: "a client that wants the fake's name for it",
      source: "// mimus:fake\nstruct Till { var client: () -> Void }\nprotocol Shop { var client: Int { get } }",
      says: ["Shop.swift:2:19: warning: this member is named 'client', so the fake's own 'client' is named 'client_'"],
      fakes: ["FakeTill", "FakeShop"]),
    Case(
      name: "names that the fake wants for itself",
      source: "protocol Shop {\n  func stub()\n  var calls: Int { get }\n  static func verify()\n}",
      says: [
        "Shop.swift:2:8: warning: this member is named 'stub', so the fake's own 'stub' is named 'stub_'",
        "Shop.swift:3:7: warning: this member is named 'calls', so the fake's own 'calls' is named 'calls_'",
        "Shop.swift:4:15: warning: this member is named 'verify', so the fake's own 'verify' is named 'verify_'",
      ], fakes: ["FakeShop"]),
    Case(
      name: "a name that the fakes of several heirs want for themselves",
      source: "protocol Base { func stub() }\nprotocol Shop: Base {}\nprotocol Bank: Base {}",
      says: ["Shop.swift:1:22: warning: this member is named 'stub', so the fake's own 'stub' is named 'stub_'"],
      fakes: ["FakeBase", "FakeShop", "FakeBank"]),
    Case(
      name: "names that the fake would give itself instead",
      source: "protocol Shop {\n  func stub()\n  var stub_: Int { get }\n}",
      says: ["Shop.swift:2:8: warning: this member is named 'stub', so the fake's own 'stub' is named 'stub__'"],
      fakes: ["FakeShop"]),
  ]

  @Test(arguments: cases) func `a type that cannot be faked is refused with an explanation`(_ refusal: Case) {
    var options = FakeGenerator.Options()
    options.only = refusal.only
    let file = SourceFile(path: "Shop.swift", text: refusal.source)
    let generation = FakeGenerator(options: options).generate([file])
    #expect(generation.diagnostics.map(\.description) == refusal.says)
    #expect(generation.fakes.map(\.name) == refusal.fakes)
    #expect(generation.hasErrors == refusal.says.contains { $0.contains("error:") })
  }

  @Test(arguments: [
    ("enum Shop {\n  // mimus:fake\n  enum Till {}\n}", "2:3"),
    ("// mimus:fake\nactor Till {}\nprotocol Mailer {}", "1:1"), ("protocol Mailer {}\n/* mimus:fake */", "2:1"),
    ("protocol Mailer { // mimus:fake\n}", "1:19"), ("/// mimus:fake\n#if DEBUG\nprotocol Mailer {}\n#endif", "1:1"),
    ("// mimus:fake\nlet till = 1\n// mimus:fake\nprotocol Mailer {}", "1:1"),
    ("protocol Mailer {} // mimus:fake\n// mimus:fake\nprotocol Till {}", "1:20"),
    ("let till = 1  // mimus:fake\n// mimus:fake\nprotocol Mailer {}", "1:15"),
  ])
  func `a mark before something that cannot be faked is an error`(_ text: String, _ place: String) {
    var options = FakeGenerator.Options()
    func diagnostics() -> [String] {
      FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: text)]).diagnostics
        .map(\.description)
    }
    let words = "'// mimus:fake' must be on a line of its own before a protocol, a class, or a structure of closures"
    #expect(diagnostics() == ["Shop.swift:\(place): error: \(words)"])
    options.annotatedOnly = true
    #expect(diagnostics() == ["Shop.swift:\(place): error: \(words)"])
    options.only = []
    #expect(diagnostics().isEmpty)
  }

  @Test(arguments: [
    "// mimus:fake\n// mimus:fake\nprotocol Mailer {}", "// mimus:fake is what marks a type.\nlet till = 1",
    "let till = \"// mimus:fake\"\nprotocol Mailer {}", "// mimus:fake\n@objc public protocol Mailer {}",
    "// mimus:fake\nopen class Till {}", "// mimus:fake\nstruct Till { var open: () -> Void }",
    "@objc // mimus:fake\nprotocol Mailer {}", "/* The till. */ // mimus:fake\nprotocol Mailer {}",
  ])
  func `text that only looks like a mark is ignored, and a mark may be repeated`(_ text: String) {
    #expect(FakeGenerator().generate([SourceFile(path: "Shop.swift", text: text)]).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("let price = (1\nA", "1:13", "'('"), ("@available(macOS 10\nA", "1:11", "'('"),
    ("let prices = [\nA", "1:14", "'['"),
    ("func run() { if true { }\nA", "1:12", "'{'"), ("struct Till {\n  func run() { {\n}\nA", "2:14", "'{'"),
    ("let text = \"\"\"\nA", "1:12", "the literal"), ("let text = #\"\"\"\n\"\"\"\nA", "1:12", "the literal"),
    ("let text = \"\"\"\n\\(run()\n\"\"\"\nA", "1:12", "the literal"), ("let text = #/\nA", "1:12", "the literal"),
    ("/* why\nA", "1:1", "the comment"), ("func run() {\n  /* /* why */\n}\nA", "2:3", "the comment"),
    ("#if DEBUG\nlet text = 1\nA", "1:1", "'#if'"),
  ])
  func `what isn't closed is an error, because declarations after it may be missing`(
    _ text: String, _ place: String, _ name: String
  ) {
    let file = SourceFile(path: "Shop.swift", text: text.replacing("A", with: "class After {}\nprotocol Other {}"))
    let generation = FakeGenerator().generate([file])
    let problem = "Shop.swift:\(place): error: \(name) is not closed, so declarations after it may be missing"
    #expect(generation.diagnostics.map(\.description) == [problem])
    #expect(!generation.isComplete)
    var options = FakeGenerator.Options()
    options.style = .protocol
    let extraction = FakeGenerator(options: options).generate([file])
    #expect(extraction.diagnostics.count == 1)
    #expect(!extraction.isComplete)
  }

  @Test(arguments: [
    "let price = 1)", "let price = (1]\n", "}", "func run() {\n}}", "let text = \"", "let text = \"\\(run(\"", "#endif",
    "let a = b /c", "#if DEBUG\nclass Till {\n#else\nstruct Till {\n#endif\n}", "typealias Price = (Int", "/* */",
    "typealias Price = (\n  Int", "typealias Price = [Int\n@MainActor public",
  ])
  func `no declaration is missing after other text that cannot be compiled`(_ text: String) {
    let file = SourceFile(path: "Shop.swift", text: text + "\nprotocol Mailer {}")
    let generation = FakeGenerator().generate([file])
    #expect(generation.fakes.map(\.name).contains("FakeMailer"))
    #expect(generation.isComplete)
  }

  @Test(arguments: [false, true])
  func `structures that are neither named nor marked are skipped`(_ isNamed: Bool) {
    let text = "struct Till { var open: () -> Void }\nprotocol Mailer {}"
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: isNamed))
    let generation = FakeGenerator().generate([file])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeMailer"])
  }

  @Test func `a structure is found by name in a file that declares nothing else`() {
    var options = FakeGenerator.Options()
    options.only = ["Shop.Till"]
    let file = SourceFile(path: "Shop.swift", text: "enum Shop { struct Till { var open: () -> Void } }")
    let generation = FakeGenerator(options: options).generate([file])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.fileName) == ["ShopFakeTill.swift"])
  }

  @Test func `final and private types are skipped silently`() {
    let text = "final class Till {}\nprivate protocol Secret {}\nprotocol Mailer {}"
    let generation = FakeGenerator().generate([SourceFile(path: "Shop.swift", text: text)])
    #expect(generation.diagnostics.isEmpty)
    #expect(generation.fakes.map(\.name) == ["FakeMailer"])
  }

  @Test func `a marker protocol that was not requested is a warning`() {
    let text = "@_marker protocol Mark {}\nprotocol Type: _SendableMetatype {}\nprotocol Mailer {}"
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: false))
    let generation = FakeGenerator().generate([file])
    #expect(generation.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(!generation.hasErrors)
    #expect(generation.fakes.map(\.name) == ["FakeMailer"])
  }
}
