import Foundation

// A reader that has seen enough closes the pipe: writing to it then fails, which is no reason to be killed.
signal(SIGPIPE, SIG_IGN)
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
