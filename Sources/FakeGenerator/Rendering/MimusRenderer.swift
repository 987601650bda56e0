/// Writes fakes that conform to `Mock`: members that record and answer, and a typed API to the storage.
struct MimusRenderer {
  let fake: RenderedFake

  init(plan: FakePlan) {
    fake = RenderedFake(plan)
  }

  /// Writes the fake.
  func render(to writer: inout CodeWriter) {
    let plan = fake.plan
    var parents = plan.inherited + [.path(["Mimus", "Mock"])]
    if plan.isStaticMock { parents.append(.path(["Mimus", "StaticMock"])) }
    let keyword = plan.shape == .conformingActor ? "actor" : "final class"
    FakeFrame(plan: plan).write(to: &writer, inheriting: parents, keyword: keyword) { writer in
      for alias in plan.aliases {
        writer.line(access, "typealias ", alias.name.quotedIfKeyword(), " = ", alias.type)
      }
      render(to: &writer) { writer in
        if let client = plan.client { ClientRenderer(plan: plan, client: client).render(to: &writer) }
        let members = fake.members.filter { $0.plan.kind != .initializer }
        writer.members(members, under: { $0.plan.conditions }) { writer, member in
          MemberRenderer(fake: fake, member: member).render(to: &writer)
        }
      }
    }
  }

  /// Writes everything that a fake adds to the declared members. `writeMembers` writes those in their place.
  func render(to writer: inout CodeWriter, _ writeMembers: (inout CodeWriter) -> Void) {
    writeStorage(&writer)
    InitializerRenderer(fake: fake).render(to: &writer)
    writeMembers(&writer)
    IdentityRenderer(plan: fake.plan).render(to: &writer)
    writeTypedAPI(&writer)
  }

  private var access: String { fake.access }
  private var nonisolated: String { fake.nonisolated }

  /// A storage that knows the type of its fake.
  private var newStorage: String { "Mimus.Storage()._of(\(fake.metatype))" }

  private func writeStorage(_ writer: inout CodeWriter) {
    let plan = fake.plan
    let names = plan.names
    writer.gap()
    if names.storage != "storage" { writer.line("@_implements(Mimus.Mock,storage)") }
    if !plan.hasOwnStorage {
      let hasValue = plan.shape == .subclass || plan.hasOwnInitializers
      let value = hasValue ? " = \(newStorage)" : ": Mimus.Storage"
      writer.line(access, nonisolated, "let ", names.storage, value)
    }
    if plan.shape == .subclass {
      writer.line("/// Whether members without a stub call the superclass's.")
      let isShared = plan.isSendable || fake.leavesActor
      let modifiers = isShared ? "@safe " + access + "nonisolated(unsafe) " : access
      writer.line(modifiers, "var ", names.callsSuper, " = false")
    }
    if let spied = plan.spied {
      let type: TypeExpression =
        fake.changesTarget ? .named(base: .name("Mimus"), name: "_Target", arguments: [spied]) : spied
      // A value that crosses actors is sendable, and any other doesn't need the fake's isolation.
      let isSent = fake.changesTarget || plan.isSendable || plan.isSpiedIsolated
      let elsewhere = isSent ? "private nonisolated " : "@safe private nonisolated(unsafe) "
      let modifiers = fake.leavesActor ? elsewhere : "private "
      writer.line(modifiers, "let ", names.target, ": ", TypeExpression.optional(type))
    }
    if plan.isStaticMock, !plan.hasOwnStaticStorage {
      if names.staticStorage != "staticStorage" { writer.line("@_implements(Mimus.StaticMock,staticStorage)") }
      if plan.generics.isEmpty, !plan.mayBeInGenericType {
        writer.line(access, nonisolated, "static let ", names.staticStorage, " = ", newStorage)
      } else {
        writer.line(
          access, nonisolated,
          "static var ", names.staticStorage, ": Mimus.Storage { Mimus.Storage._static(for: Self.self) }")
      }
    }
    writer.gap()
  }

  // MARK: Typed API

  private func writeTypedAPI(_ writer: inout CodeWriter) {
    for isStatic in [false, true] {
      let members = fake.members.filter { $0.plan.isStatic == isStatic && $0.hasTypedAPI }
      // The fake of a type without members still has a typed API, which is empty.
      guard !members.isEmpty || !isStatic else { continue }
      writer.gap()
      writeEntryPoints(isStatic: isStatic, &writer)
      writer.gap()
      TypedAPIRenderer(fake: fake, members: members, isStatic: isStatic).render(to: &writer)
    }
  }

  private func writeEntryPoints(isStatic: Bool, _ writer: inout CodeWriter) {
    let names = fake.plan.names
    let (stub, verify, calls) =
      isStatic ? (names.staticStub, names.staticVerify, names.staticCalls) : (names.stub, names.verify, names.calls)
    // A storage that the user has written must be told the type of its fake.
    let own = fake.plan.hasOwnStorage ? "\(names.storage)._of(\(fake.metatype))" : names.storage
    let storage = isStatic ? names.staticStorage + "._inSession" : own
    let modifier = isStatic ? "static " : ""
    let prefix = isStatic ? "Static" : ""
    for (name, type) in [(stub, names.stubs), (calls, names.history)] {
      writer.unbrokenLine { writer in
        writer.write(access, nonisolated, modifier, "var ", name, ": ", prefix, type, " { ", prefix, type)
        writer.write("(", names.typedStorage, ": ", storage, ") }")
      }
    }
    writer.declaration { writer in
      writer.write(access, nonisolated, modifier, "func ", verify, "(")
      writer.list { writer in
        writer.item("_ mode: Mimus.VerificationMode = .times(1)")
        writer.locationItems(in: fake.plan)
      }
      writer.write(") -> ", prefix, names.verifications)
    } body: { writer in
      writer.unbrokenLine { writer in
        writer.write(prefix, names.verifications, "(", names.typedStorage, ": ")
        writer.write("Mimus._Verification(", storage, ", mode, fileID, filePath, line, column))")
      }
    }
  }
}
