import Foundation

/// Says on standard error how far the run is.
func progress(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
