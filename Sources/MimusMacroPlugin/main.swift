StandardStream.useBytes()
do throws(MessageChannel.Failure) {
  try PluginSession(channel: MessageChannel()).run()
} catch {
  // The compiler itself only says that the plugin is gone.
  StandardStream.fail("error: Mimus cannot talk to this compiler: \(error.text)")
}
