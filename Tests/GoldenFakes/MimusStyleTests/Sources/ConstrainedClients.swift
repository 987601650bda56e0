// Structures of closures with constrained generic parameters, whose conformances the closures of a fake capture.

// mimus:fake
struct CatalogClient<Item: Equatable> {
  var load: @Sendable (Int) async throws -> Item
  var show: @MainActor (Item) -> Void
}

// mimus:fake
struct IndexClient<Item> where Item: Equatable {
  var load: @Sendable (Int) async throws -> Item
}

// mimus:fake
struct SharedClient<Item: Equatable & Sendable> {
  var load: @Sendable (Int) async throws -> Item
}

// mimus:fake
struct LocalClient<Item: Equatable> {
  var load: (Int) -> Item?
}
