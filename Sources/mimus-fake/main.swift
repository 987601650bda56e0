import FakeGenerator
import Foundation

var options = FakeGenerator.Options()
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "-c" {
  options.style = .counters
  arguments.removeFirst()
}
let files = arguments.map { path in
  SourceFile(path: path, bytes: Array((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()))
}
let generation = FakeGenerator(options: options).generate(files)
for diagnostic in generation.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
print(FakeFile(fakes: generation.fakes, options: options).text, terminator: "")
