@_exported public import Mimus

/// Writes the bodies of a fake's members, its storage and its typed views: write the signatures.
///
/// ```swift
/// @Fake final class FakePaymentGateway: PaymentGateway {
///   func charge(_ amount: Int, to name: String) async throws -> Receipt
///   var currency: String
/// }
///
/// let gateway = FakePaymentGateway()
/// gateway.stub.charge(30, to: .any).andReturn(receipt)
/// gateway.verify().charge(30, to: "alice")
/// ```
///
/// Members with a body, and properties with a value, are left alone. What a signature in a class cannot say is said
/// by `@Faked`. Members marked `override` make it the fake of a class, whose members without a stub answer their natural
/// default, or call `super` where there is none or where `callsSuper` is set.
///
/// - Parameter forwarding: whether there is an `init(forwardingTo:)`, which makes a spy of the fake. Write `false` where
///   the fake has members that its protocol does not ask for.
@attached(
  member, names: named(init), named(storage), named(storage_), named(staticStorage), named(target), named(target_),
  named(callsSuper), named(callsSuper_), named(stub), named(stub_), named(verify), named(verify_), named(calls),
  named(calls_), named(Stubs), named(Stubs_), named(Verifications), named(Verifications_), named(Calls), named(Calls_),
  named(StaticStubs), named(StaticStubs_), named(StaticVerifications), named(StaticVerifications_), named(StaticCalls),
  named(StaticCalls_), named(_get), named(_set), named(==), named(<), named(hash), named(description),
  named(debugDescription))
@attached(memberAttribute)
@attached(extension, conformances: Mock, StaticMock)
public macro Fake(forwarding: Bool = true) = #externalMacro(module: "MimusMacroPlugin", type: "Fake")

/// Writes an accessor of a subscript of a fake that is marked `@Fake`. The language wants braces there:
///
/// ```swift
/// subscript(title: String) -> Int { @Faked get {} @Faked set {} }
/// ```
@attached(body)
public macro Faked() = #externalMacro(module: "MimusMacroPlugin", type: "FakedAccessor")

/// Says of a property of a fake that is marked `@Fake` that it is only read, and what its getter may do.
///
/// ```swift
/// @Faked(.get) var title: String
/// @Faked(.get, .async, .throws(CardError.self)) var balance: Int
/// ```
@attached(peer)
public macro Faked(_ get: GetterTrait, _ effects: GetterTrait...) =
  #externalMacro(module: "MimusMacroPlugin", type: "FakedProperty")

/// What is said of a getter, in `@Faked(.get, .async, .throws)`.
public struct GetterTrait {
  /// It is all there is: the property cannot be set.
  public static var get: GetterTrait { GetterTrait() }
  /// It may wait.
  public static var async: GetterTrait { GetterTrait() }
  /// It may throw any error.
  public static var `throws`: GetterTrait { GetterTrait() }

  /// It may throw errors of a type.
  public static func `throws`<E: Error>(_ error: E.Type) -> GetterTrait { GetterTrait() }
}

/// Writes a fake of a protocol beside it: `FakePaymentGateway` beside `PaymentGateway`.
///
/// It is meant for protocols of modules that only tests use, since the fake is part of the module. The protocol may
/// inherit from those of the standard library; of others the macro sees no more than the name.
@attached(peer, names: prefixed(Fake))
public macro Mockable() = #externalMacro(module: "MimusMacroPlugin", type: "Mockable")

/// Gives a member of a fake the body that `@Fake` has written for it.
@attached(body)
public macro _FakeBody(_ text: StaticString) = #externalMacro(module: "MimusMacroPlugin", type: "FakeBody")

/// Gives a property of a fake the accessors that `@Fake` has written for it.
@attached(accessor, names: named(get), named(set))
public macro _FakeAccessors(_ text: StaticString) = #externalMacro(module: "MimusMacroPlugin", type: "FakeAccessors")
