import Testing

/// Packages of users, which are written to a temporary folder, built and run as a person does it. What they print is
/// read.
///
/// They run one after the other, since each of them builds on all cores.
@Suite(
  .serialized, .workshop, .timeLimit(.minutes(15)),
  .enabled(if: SwiftCommand.executable != nil, "There is no swift command in PATH to build packages with."))
enum EndToEndTests {}
