import Foundation

/// Prints the progress of the run to standard error.
func progress(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
