ByteStream.prepare()
quit(Command.run(Array(CommandLine.arguments.dropFirst())))
