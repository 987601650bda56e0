@_exported public import Mimus

/// Writes the bodies of a fake's members, its storage, and its typed API. You write only the signatures.
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
/// Members with a body, and properties with a value, are left unchanged. For what a signature in a class can't express,
/// use `@Faked`. If members are marked `override`, the class is a fake of its superclass: without a stub, they return
/// their natural default, or call `super` if there is no default or if `callsSuper` is set.
///
/// - Parameter forwarding: A Boolean value that indicates whether to write an `init(forwardingTo:)`, which makes the
///   fake a spy. Pass `false` if the fake has members that its protocol doesn't require or declares `mutating` or with
///   more effects, or if the fake is public and its protocol isn't.
@attached(
  member, names: named(init), named(storage), named(storage_), named(staticStorage), named(staticStorage_),
  named(target), named(target_), named(callsSuper), named(callsSuper_), named(stub), named(stub_), named(verify),
  named(verify_), named(calls), named(calls_), named(Stubs), named(Stubs_), named(Verifications),
  named(Verifications_), named(Calls), named(Calls_), named(StaticStubs), named(StaticStubs_),
  named(StaticVerifications), named(StaticVerifications_), named(StaticCalls), named(StaticCalls_), named(_get),
  named(_set), named(==), named(<), named(hash), named(description), named(debugDescription))
@attached(memberAttribute)
@attached(extension, conformances: Mock, StaticMock)
public macro Fake(forwarding: Bool = true) = #externalMacro(module: "MimusMacroPlugin", type: "Fake")

/// Writes an accessor of a subscript of a fake that is marked `@Fake`. The language requires braces there:
///
/// ```swift
/// subscript(title: String) -> Int { @Faked get {} @Faked set {} }
/// ```
@attached(body)
public macro Faked() = #externalMacro(module: "MimusMacroPlugin", type: "FakedAccessor")

/// Declares that a property of a fake marked `@Fake` is read-only, and which effects its getter has.
///
/// ```swift
/// @Faked(.get) var title: String
/// @Faked(.get, .async, .throws(CardError.self)) var balance: Int
/// ```
///
/// - Parameters:
///   - get: `.get`, which makes the property read-only.
///   - effects: The effects of the getter: `.async`, and `.throws` or `.throws(_:)`.
@attached(peer)
public macro Faked(_ get: GetterTrait, _ effects: GetterTrait...) =
  #externalMacro(module: "MimusMacroPlugin", type: "FakedProperty")

/// A characteristic of a getter, as in `@Faked(.get, .async, .throws)`.
public struct GetterTrait {
  /// The property has only a getter, so it can't be set.
  public static var get: GetterTrait { GetterTrait() }
  /// The getter is async.
  public static var async: GetterTrait { GetterTrait() }
  /// The getter can throw any error.
  public static var `throws`: GetterTrait { GetterTrait() }

  /// The getter can throw errors of a given type.
  ///
  /// - Parameter error: The type of error the getter can throw.
  public static func `throws`<E: Error>(_ error: E.Type) -> GetterTrait { GetterTrait() }
}

/// Writes a fake of a protocol, or of a structure of closures, next to it, such as `FakePaymentGateway` for
/// `PaymentGateway`.
///
/// Use it for types in modules that only tests use, because the fake becomes part of the module. The protocol can
/// inherit from protocols of the standard library. A macro sees only the names of your own protocols, so it reports
/// those as an error.
///
/// The fake of a structure has a `client`: the structure to pass to the code under test, whose closures call the fake:
///
/// ```swift
/// @Mockable struct ShopClient {
///   var charge: @Sendable (Int, String) async throws -> Receipt
/// }
///
/// let fake = FakeShopClient()
/// fake.stub.charge(30, .any).andReturn(receipt)
/// let checkout = Checkout(shop: fake.client)
/// ```
@attached(peer, names: prefixed(Fake))
public macro Mockable() = #externalMacro(module: "MimusMacroPlugin", type: "Mockable")

/// Provides the body that `@Fake` has written for a member of a fake.
@attached(body)
public macro _FakeBody(_ text: StaticString) = #externalMacro(module: "MimusMacroPlugin", type: "FakeBody")

/// Provides the accessors that `@Fake` has written for a property of a fake.
@attached(accessor, names: named(get), named(set))
public macro _FakeAccessors(_ text: StaticString) = #externalMacro(module: "MimusMacroPlugin", type: "FakeAccessors")
