/// A random number generator with the same sequence in every run.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose sequence depends only on the seed.
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
