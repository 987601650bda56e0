StandardStream.useBytes()
do throws(MessageChannel.Failure) {
  try PluginSession(channel: MessageChannel()).run()
} catch {
  // The compiler itself reports only that the plugin has exited.
  StandardStream.fail("error: Mimus cannot talk to this compiler: \(error.text)")
}
