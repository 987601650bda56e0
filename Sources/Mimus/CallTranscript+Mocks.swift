extension CallTranscript {
  /// Creates a transcript of the given fakes.
  ///
  /// - Parameter fakes: The fakes.
  public init(of fakes: any Mock...) {
    self.init(fakes.map { ($0.owner, 0) })
  }
}
