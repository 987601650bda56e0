import Foundation

#if os(Windows)
  // Fakes are the same on every system: no line end is translated.
  for descriptor: Int32 in [0, 1] { _ = _setmode(descriptor, _O_BINARY) }
#else
  // A reader that has seen enough closes the pipe: writing to it then fails, which is no reason to be killed.
  signal(SIGPIPE, SIG_IGN)
#endif
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
