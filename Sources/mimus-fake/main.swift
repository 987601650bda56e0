import Foundation

#if canImport(Android)
  import Android
#endif

#if os(Windows)
  // Fakes are the same on every system, so line endings aren't converted.
  for descriptor: Int32 in [0, 1] { _ = _setmode(descriptor, _O_BINARY) }
#else
  // A reader that has seen enough closes the pipe. Writing to it then fails, which shouldn't end the process with a
  // signal.
  signal(SIGPIPE, SIG_IGN)
#endif
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
