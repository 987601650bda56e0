// Packs together with errors that only a generic parameter determines.

protocol ShelfSweeping {
  func sweep<each Item, Failure>(
    _ body: (repeat each Item) throws(Failure) -> Void, _ items: repeat each Item
  ) throws(Failure)
  func sweepAll<each Item, Failure: Error>(
    _ body: @escaping (repeat each Item) async throws(Failure) -> Int, _ items: repeat each Item
  ) async throws(Failure) -> Int
}
