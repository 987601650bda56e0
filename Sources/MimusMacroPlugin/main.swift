import Foundation

do {
  try PluginListener.run()
} catch {
  // The compiler says no more than that the plugin is gone.
  let text = "Mimus: cannot speak with this toolchain's compiler: \(error)\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}
