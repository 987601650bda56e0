// Written by mimus-fake: changes made here are lost.

public import Mimus
@testable public import Canal

public final class FakeLock: Lock, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Lock)?

  public init(forwardingTo real: (any Lock)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLock.self)
    target = real
  }

  public func board<T: ~Copyable>(_ check: nonisolated(nonsending) (Int) async throws -> T) async throws -> T {
    let call = storage._call("board(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.BoardStub<T>.Body.self, Swift.Never.self) {
      return try await body.run(check)
    }
    if let target, await call.isAsyncUnanswered(Swift.Never.self) {
      return try await target.board(check)
    }
    return try await call.asyncThrowingAnswer(moving: T.self)
  }

  public func sail(_ arrive: nonisolated(nonsending) @escaping @Sendable (Int) async -> Void) async {
    let call = storage._call("sail(_:)", arrive)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.sail(arrive)
    }
    return await call.asyncAnswer()
  }

  public func anchor(_ lower: @MainActor @Sendable () async -> Void) async {
    let call = storage._call("anchor(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.AnchorStub.Body.self, Void.self) {
      return await body.run(lower)
    }
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.anchor(lower)
    }
    return await call.asyncAnswer()
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func board<T: ~Copyable>(_ check: Mimus.Argument<Mimus._Placeholder>) -> BoardStub<T> {
      .init(_stub: ._of(storage, "board(_:)", check))
    }

    public struct BoardStub<T: ~Copyable>: Mimus._AnyStub, Mimus._ThrowingStub {
      public typealias _Failure = any Swift.Error
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (nonisolated(nonsending) (Int) async throws -> T) async throws -> T
      }

      @discardableResult
      public func andDo(
        _ body: nonisolated(nonsending) @escaping (nonisolated(nonsending) (Int) async throws -> T) async throws -> T,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    public func sail(
      _ arrive: Mimus.Argument<nonisolated(nonsending) @Sendable (Int) async -> Void>
    ) -> Mimus._AsyncStub<nonisolated(nonsending) @Sendable (Int) async -> Void, Void> {
      .init(storage, "sail(_:)", arrive)
    }
    public func anchor(_ lower: Mimus.Argument<Mimus._Placeholder>) -> AnchorStub {
      .init(_stub: ._of(storage, "anchor(_:)", lower))
    }

    public struct AnchorStub: Mimus._SuspendingStub {
      public typealias _Value = Void
      public typealias _Arguments = Mimus._Placeholder
      public typealias _Failure = Swift.Never
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (@MainActor @Sendable () async -> Void) async -> Void
      }

      @discardableResult
      public func andDo(
        _ body: nonisolated(nonsending) @escaping (@MainActor @Sendable () async -> Void) async -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func board(_ check: Mimus.Argument<Mimus._Placeholder>) { storage.check("board(_:)", check) }
    public func sail(_ arrive: Mimus.Argument<nonisolated(nonsending) @Sendable (Int) async -> Void>) {
      storage.check("sail(_:)", arrive)
    }
    public func anchor(_ lower: Mimus.Argument<Mimus._Placeholder>) { storage.check("anchor(_:)", lower) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var board: [Mimus._Placeholder] { storage._history("board(_:)") }
    public var sail: [nonisolated(nonsending) @Sendable (Int) async -> Void] { storage._history("sail(_:)") }
    public var anchor: [Mimus._Placeholder] { storage._history("anchor(_:)") }
  }
}

public final class FakeSkipper: Skipper, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeSkipper.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func steer(_ turn: nonisolated(nonsending) () async -> Int) async -> Int {
    let call = storage._call("steer(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.SteerStub.Body.self, Int.self) {
      return await body.run(turn)
    }
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.steer(turn)
    }
    return await call.asyncAnswer()
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func steer(_ turn: Mimus.Argument<Mimus._Placeholder>) -> SteerStub {
      .init(_stub: ._of(storage, "steer(_:)", turn))
    }

    public struct SteerStub: Mimus._SuspendingStub {
      public typealias _Value = Int
      public typealias _Arguments = Mimus._Placeholder
      public typealias _Failure = Swift.Never
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (nonisolated(nonsending) () async -> Int) async -> Int
      }

      @discardableResult
      public func andDo(
        _ body: nonisolated(nonsending) @escaping (nonisolated(nonsending) () async -> Int) async -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func steer(_ turn: Mimus.Argument<Mimus._Placeholder>) { storage.check("steer(_:)", turn) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var steer: [Mimus._Placeholder] { storage._history("steer(_:)") }
  }
}

public final class FakeRadioClient: @unchecked Sendable, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: RadioClient?

  public init(forwardingTo real: RadioClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRadioClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  public var client: RadioClient {
    RadioClient(
      call: { argument1 in await self.call(argument1) },
      listen: { try await self.listen() }
    )
  }

  public nonisolated(nonsending) func call(_ argument1: Int) async -> String {
    let call = storage._call("call", argument1)
    if let target = self.target?.call, await call.isAsyncUnanswered(String.self, Never.self) {
      return await target(argument1)
    }
    return await call.asyncAnswer()
  }

  @concurrent
  public func listen() async throws -> [String] {
    let call = storage._call("listen")
    if let target = self.target?.listen, await call.isAsyncUnanswered([String].self) {
      return try await target()
    }
    return try await call.asyncThrowingAnswer()
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func call(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, String> {
      .init(storage, "call", argument1)
    }
    public func listen() -> Mimus._AsyncThrowingStub<(), any Swift.Error, [String]> { .init(storage, "listen") }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func call(_ argument1: Mimus.Argument<Int>) { storage.check("call", argument1) }
    public func listen() { storage.check("listen") }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var call: [Int] { storage._history("call") }
    public var listen: [Void] { storage._history("listen") }
  }
}
