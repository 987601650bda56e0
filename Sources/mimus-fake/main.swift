import FakeGenerator
import Foundation

var options = FakeGenerator.Options()
options.style = .counters
let files = CommandLine.arguments.dropFirst().map { path in
  SourceFile(path: path, bytes: Array((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()))
}
let generation = FakeGenerator(options: options).generate(files)
for diagnostic in generation.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
print(FakeFile(fakes: generation.fakes, options: options).text, terminator: "")
