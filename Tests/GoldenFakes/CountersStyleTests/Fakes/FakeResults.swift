// Written by mimus-fake: changes made here are lost.

final class FakeSending: Sending {
  init() {}

  var draftCallCount = 0
  var draftReturnValue: Draft!
  func draft() -> sending Draft {
    draftCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    return sent(draftReturnValue)
  }

  var laterCallCount = 0
  var laterError: (any Error)?
  var laterReturnValue: Draft!
  func later() async throws -> sending Draft {
    laterCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    if let error = laterError { throw error }
    return sent(laterReturnValue)
  }

  var handCallCount = 0
  var handArgsForCall: [(draft: Draft, actor: ShopActor)] = []
  func hand(_ draft: sending Draft, to actor: ShopActor) async {
    handCallCount += 1
    handArgsForCall.append((draft, actor))
  }

  var exchangeCallCount = 0
  var exchangeArgsForCall: [(draft: Draft, others: [Draft])] = []
  var exchangeError: (any Error)?
  var exchangeReturnValue: Draft!
  func exchange(_ draft: sending Draft, _ others: sending [Draft]) throws -> sending Draft {
    exchangeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    exchangeArgsForCall.append((draft, others))
    if let error = exchangeError { throw error }
    return sent(exchangeReturnValue)
  }

  var pairCallCount = 0
  var pairReturnValue: (Draft, Int)!
  func pair() -> sending (Draft, Int) {
    pairCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    return sent(pairReturnValue)
  }

  var makeCallCount = 0
  var makeArgsForCall: [Any] = []
  var makeReturnValue: Any!
  func make<Made>(_ type: Made.Type) -> sending Made {
    makeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    makeArgsForCall.append(type)
    return sent(makeReturnValue as! Made)
  }

  var editCallCount = 0
  var editArgsForCall: [Draft] = []
  func edit(_ draft: inout sending Draft) {
    editCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    editArgsForCall.append(sent(draft))
  }
}

final class FakeNode: Node {
  init() {}

  var parentCallCount = 0
  var parentReturnValue: (any Node)?
  var parent: (any Node)? {
    get {
      parentCallCount += 1
      return parentReturnValue
    }
  }

  var firstCallCount = 0
  var firstSetCallCount = 0
  var firstSetArgsForCall: [any Node] = []
  var firstReturnValue: (any Node)!
  var first: any Node {
    get {
      firstCallCount += 1
      return firstReturnValue
    }
    set {
      firstSetCallCount += 1
      firstSetArgsForCall.append(newValue)
      firstReturnValue = newValue
    }
  }

  var nextCallCount = 0
  var nextReturnValue: (any Node)!
  func next() -> any Node {
    nextCallCount += 1
    return nextReturnValue
  }

  var findCallCount = 0
  var findArgsForCall: [String] = []
  var findError: (any Error)?
  var findReturnValue: (any Node)!
  func find(_ name: String) async throws -> any Node {
    findCallCount += 1
    findArgsForCall.append(name)
    if let error = findError { throw error }
    return findReturnValue
  }

  var childrenCallCount = 0
  var childrenReturnValue: [any Node] = []
  func children() -> [any Node] {
    childrenCallCount += 1
    return childrenReturnValue
  }
}

final class FakeOffice: Office {
  init() {}

  var mailerCallCount = 0
  var mailerReturnValue: (any PostMailer)!
  var mailer: any PostMailer {
    get {
      mailerCallCount += 1
      return mailerReturnValue
    }
  }

  var nodeCallCount = 0
  var nodeArgsForCall: [String] = []
  var nodeError: (any Error)?
  var nodeReturnValue: (any Node)!
  func node(_ name: String) throws -> any Node {
    nodeCallCount += 1
    nodeArgsForCall.append(name)
    if let error = nodeError { throw error }
    return nodeReturnValue
  }

  var deskCallCount = 0
  var deskReturnValue: (any Desk)!
  func desk() -> any Desk {
    deskCallCount += 1
    return deskReturnValue
  }
}

final class FakePostMailer: PostMailer {
  init() {}

  var postCallCount = 0
  var postArgsForCall: [String] = []
  var postReturnValue: Bool = false
  func post(_ text: String) -> Bool {
    postCallCount += 1
    postArgsForCall.append(text)
    return postReturnValue
  }
}

final class FakeDesk: Desk {
  init() {}

  var sitCallCount = 0
  func sit() {
    sitCallCount += 1
  }
}

extension Archive {
  final class FakeShelf: Shelf {
    init() {}

    var boxCallCount = 0
    var boxReturnValue: (any Box)!
    func box() -> any Box {
      boxCallCount += 1
      return boxReturnValue
    }
  }
}

extension Archive {
  final class FakeBox: Box {
    init() {}

    var labelCallCount = 0
    var labelReturnValue: String = ""
    func label() -> String {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeLibrarian: Librarian {
  init() {}

  var shelfCallCount = 0
  var shelfReturnValue: ArchiveShelf!
  func shelf() -> ArchiveShelf {
    shelfCallCount += 1
    return shelfReturnValue
  }

  var boxCallCount = 0
  var boxReturnValue: (any Archive.Box)!
  var box: any Archive.Box {
    get async {
      boxCallCount += 1
      return boxReturnValue
    }
  }

  var ownCallCount = 0
  var ownError: (any Error)?
  var ownReturnValue: (any Archive.Box)!
  func own() throws -> any Archive.Box {
    ownCallCount += 1
    if let error = ownError { throw error }
    return ownReturnValue
  }

  var keeperCallCount = 0
  var keeperReturnValue: (any KilnKeeper)!
  func keeper() -> any KilnKeeper {
    keeperCallCount += 1
    return keeperReturnValue
  }

  var nodeCallCount = 0
  var nodeArgsForCall: [Any] = []
  var nodeReturnValue: (any Node)!
  func node<Archive>(_ archive: Archive) -> any Node {
    nodeCallCount += 1
    nodeArgsForCall.append(archive)
    return nodeReturnValue
  }
}

final class FakeStopping: Stopping {
  init() {}

  var stopCallCount = 0
  func stop() -> Never {
    stopCallCount += 1
    return Swift.fatalError("stop() never returns")
  }

  var runCallCount = 0
  var runError: (any Error)?
  func run() throws -> Never {
    runCallCount += 1
    if let error = runError { throw error }
    return Swift.fatalError("run() never returns")
  }

  var listenCallCount = 0
  func listen() async -> Never {
    listenCallCount += 1
    return Swift.fatalError("listen() never returns")
  }

  var serveCallCount = 0
  var serveError: (any Error)?
  func serve() async throws -> Never {
    serveCallCount += 1
    if let error = serveError { throw error }
    return Swift.fatalError("serve() never returns")
  }
}

final class FakeNestedOptionals: NestedOptionals {
  init() {}

  var findCallCount = 0
  var findArgsForCall: [Int??] = []
  var findReturnValue: String??
  func find(_ id: Int??) -> String?? {
    findCallCount += 1
    findArgsForCall.append(id)
    return findReturnValue
  }

  var textCallCount = 0
  var textSetCallCount = 0
  var textSetArgsForCall: [String??] = []
  var textReturnValue: String??
  var text: String?? {
    get {
      textCallCount += 1
      return textReturnValue
    }
    set {
      textSetCallCount += 1
      textSetArgsForCall.append(newValue)
      textReturnValue = newValue
    }
  }

  var pairsCallCount = 0
  var pairsReturnValue: [(key: String, value: Int?)] = []
  func pairs() -> [(key: String, value: Int?)] {
    pairsCallCount += 1
    return pairsReturnValue
  }

  var lookupCallCount = 0
  var lookupReturnValue: [String: [Int: Set<String>]] = [:]
  func lookup() -> [String: [Int: Set<String>]] {
    lookupCallCount += 1
    return lookupReturnValue
  }

  var swapCallCount = 0
  var swapArgsForCall: [(Int, (String, Bool))] = []
  var swapReturnValue: (a: Int, b: (c: String, d: Bool)) = (0, ("", false))
  func swap(_ pair: (Int, (String, Bool))) -> (a: Int, b: (c: String, d: Bool)) {
    swapCallCount += 1
    swapArgsForCall.append(pair)
    return swapReturnValue
  }
}

final class FakeStaged<Scene>: Staged {
  init() {}

  var sceneCallCount = 0
  var sceneReturnValue: Scene!
  var scene: Scene {
    get {
      sceneCallCount += 1
      return sceneReturnValue
    }
  }

  var propCallCount = 0
  var propReturnValue: Any!
  func prop() -> Any {
    propCallCount += 1
    return propReturnValue!
  }

  var foundCallCount = 0
  var foundArgsForCall: [Any?] = []
  var foundReturnValue: Any?
  func found<Wanted>(_ wanted: Optional<Wanted>) -> Optional<Wanted> {
    foundCallCount += 1
    foundArgsForCall.append(wanted)
    return foundReturnValue as! Optional<Wanted>
  }
}

final class FakeBackstage: Backstage {
  typealias Scene = Never

  init() {}

  var sceneCallCount = 0
  var scene: Scene {
    get {
      sceneCallCount += 1
      return Swift.fatalError("scene never returns")
    }
  }

  var propCallCount = 0
  var propReturnValue: Any!
  func prop() -> Any {
    propCallCount += 1
    return propReturnValue!
  }

  var foundCallCount = 0
  var foundArgsForCall: [Any?] = []
  var foundReturnValue: Any?
  func found<Wanted>(_ wanted: Optional<Wanted>) -> Optional<Wanted> {
    foundCallCount += 1
    foundArgsForCall.append(wanted)
    return foundReturnValue as! Optional<Wanted>
  }

  var leaveCallCount = 0
  var leaveError: (any Error)?
  func leave() throws -> Nothing {
    leaveCallCount += 1
    if let error = leaveError { throw error }
    return Swift.fatalError("leave() never returns")
  }
}

final class FakeBuilt<Part>: Built {
  init() {}

  var partCallCount = 0
  var partReturnValue: Part!
  var part: Part {
    get {
      partCallCount += 1
      return partReturnValue
    }
  }
}

final class FakeUnbuilt: Unbuilt {
  typealias Part = Never

  init() {}

  var partCallCount = 0
  var part: Part {
    get {
      partCallCount += 1
      return Swift.fatalError("part never returns")
    }
  }
}

final class FakeLucky: Lucky {
  init() {}

  var prizeCallCount = 0
  var prizeSetCallCount = 0
  var prizeSetArgsForCall: [any Any & Sendable] = []
  var prizeReturnValue: (any Any & Sendable)!
  var prize: any Any & Sendable {
    get {
      prizeCallCount += 1
      return prizeReturnValue
    }
    set {
      prizeSetCallCount += 1
      prizeSetArgsForCall.append(newValue)
      prizeReturnValue = newValue
    }
  }

  var drawCallCount = 0
  var drawArgsForCall: [[any Any & PostMailer]] = []
  var drawReturnValue: (any Any & Sendable)?
  func draw(_ tickets: [any Any & PostMailer]) -> (any Any & Sendable)? {
    drawCallCount += 1
    drawArgsForCall.append(tickets)
    return drawReturnValue
  }

  var swapCallCount = 0
  var swapArgsForCall: [any Any] = []
  var swapReturnValue: [String: any Any] = [:]
  func swap(_ prize: any Any) -> [String: any Any] {
    swapCallCount += 1
    swapArgsForCall.append(prize)
    return swapReturnValue
  }

  var kindCallCount = 0
  var kindReturnValue: (any (Any & Sendable).Type)!
  func kind() -> any (Any & Sendable).Type {
    kindCallCount += 1
    return kindReturnValue
  }
}

final class FakeSemaphorist: Semaphorist, @unchecked Sendable {
  init() {}

  var flagCallCount = 0
  var flagReturnValue: (any Hashable)!
  var flag: any Hashable {
    get async {
      flagCallCount += 1
      return flagReturnValue
    }
  }

  var signalCallCount = 0
  var signalReturnValue: (any Sendable)!
  func signal() async -> any Sendable {
    signalCallCount += 1
    return signalReturnValue
  }

  var lastErrorCallCount = 0
  var lastErrorError: (any Error)?
  var lastErrorReturnValue: (any Error)!
  func lastError() async throws -> any Error {
    lastErrorCallCount += 1
    if let error = lastErrorError { throw error }
    return lastErrorReturnValue
  }

  var waitCallCount = 0
  func wait() async -> Never {
    waitCallCount += 1
    return Swift.fatalError("wait() never returns")
  }
}

final class FakePotter: Potter {
  init() {}

  var shapeCallCount = 0
  var shapeArgsForCall: [Clay] = []
  var shapeReturnValue: Clay!
  func shape(_ clay: Clay) -> sending Clay {
    shapeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    shapeArgsForCall.append(clay)
    return sent(shapeReturnValue)
  }

  var glazeCallCount = 0
  var glazeArgsForCall: [Clay] = []
  var glazeError: (any Error)?
  var glazeReturnValue: Clay!
  func glaze(_ clay: Clay) async throws -> sending Clay {
    glazeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    glazeArgsForCall.append(clay)
    if let error = glazeError { throw error }
    return sent(glazeReturnValue)
  }

  var stampCallCount = 0
  var stampArgsForCall: [Any] = []
  var stampReturnValue: Any!
  func stamp<Mark>(_ mark: Mark) -> sending Mark {
    stampCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    stampArgsForCall.append(mark)
    return sent(stampReturnValue as! Mark)
  }

  var weighCallCount = 0
  var weighArgsForCall: [Clay] = []
  var weighReturnValue: (Clay, Int)!
  func weigh(_ clay: inout Clay, _ note: (Int) -> Void) -> sending (Clay, Int) {
    weighCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    weighArgsForCall.append(clay)
    return sent(weighReturnValue)
  }
}

actor FakeKilnKeeper: KilnKeeper {
  init() {}

  var fireCallCount = 0
  var fireArgsForCall: [Clay] = []
  var fireReturnValue: Clay!
  func fire(_ clay: Clay) -> sending Clay {
    fireCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    fireArgsForCall.append(clay)
    return sent(fireReturnValue)
  }
}

final class FakePottery: Pottery {
  var repairCallCount = 0
  var repairArgsForCall: [Clay] = []
  var repairReturnValue: Clay!
  override func repair(_ clay: Clay) async -> sending Clay {
    repairCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    repairArgsForCall.append(clay)
    return sent(repairReturnValue)
  }
}

final class FakePotteryClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: PotteryClient {
    PotteryClient(
      shape: { argument1 in self.shape(argument1) }
    )
  }

  var shapeCallCount = 0
  var shapeArgsForCall: [Clay] = []
  var shapeReturnValue: Clay!
  func shape(_ argument1: Clay) -> sending Clay {
    shapeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    shapeArgsForCall.append(argument1)
    return sent(shapeReturnValue)
  }
}

final class FakeLighthouse: Lighthouse {
  init() {}

  var shineCallCount = 0
  var shineError: CardError?
  func shine() async throws(CardError) -> Never {
    shineCallCount += 1
    if let error = shineError { throw error }
    return Swift.fatalError("shine() never returns")
  }
}
