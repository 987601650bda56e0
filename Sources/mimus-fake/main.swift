import Foundation

let outcome = Command.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.rawValue)
