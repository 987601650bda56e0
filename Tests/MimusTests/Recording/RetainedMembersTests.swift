import Mimus
import Testing

/// Tests sets and dictionaries of objects that aren't retained: reading them hashes and compares what is left again.
struct RetainedMembersTests {
  /// An object whose hash value can change, and whose hashing uses a storage.
  final class Member: Hashable {
    var name: String
    let storage: Storage

    init(_ name: String, _ storage: Storage) {
      self.name = name
      self.storage = storage
    }

    static func == (one: Member, other: Member) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(storage.retainsArguments)
    }
  }

  final class FakeClub: Mock {
    let storage = Mimus.Storage(retainsArguments: false)

    func admit(_ members: Set<Member>) { recordCall(arguments: [members]) }
    func seat(_ seats: [Member: Member]) { recordCall(arguments: [seats]) }
  }

  @Test func `members are hashed without the lock`() async throws {
    let club = FakeClub()
    let member = Member("alice", club.storage)
    club.admit([member])
    let failures = captureFailures { verifyNoMoreCalls(club) }
    #expect(failures.count == 1)
    #expect("\(club.storage)".contains("admit(_:"))
    #expect(CallTranscript(of: club).description.contains("admit(_:"))
    #expect(try await club.nextCall(withIdentifier: "admit(_:)").arguments.first as? Set<Member> == [member])
    for await call in club.callStream() {
      #expect(call.arguments.first as? Set<Member> == [member])
      break
    }
  }

  @Test func `keys that have become equal are read as one`() {
    let club = FakeClub()
    let (alice, bob) = (Member("alice", club.storage), Member("bob", club.storage))
    club.seat([alice: bob, bob: alice])
    bob.name = "alice"
    #expect((club.recordedCalls.first?.arguments.first as? [Member: Member])?.count == 1)
  }
}
