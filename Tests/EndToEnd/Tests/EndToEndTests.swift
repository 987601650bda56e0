import Testing

/// Tests that write users' packages to a temporary folder, build and run them as a user does, and read the output.
///
/// The tests are serialized because each of them builds on all cores.
@Suite(
  .serialized, .workshop, .timeLimit(.minutes(15)),
  .enabled(if: SwiftCommand.executable != nil, "There is no swift command in PATH to build packages."))
enum EndToEndTests {}
