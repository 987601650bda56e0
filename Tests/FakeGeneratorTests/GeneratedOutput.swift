import FakeGenerator

/// Returns the diagnostics and the fakes of a source.
func output(of source: String, _ options: FakeGenerator.Options = FakeGenerator.Options()) -> String {
  let generation = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)])
  let diagnostics = generation.diagnostics.map { "\($0)\n" }.joined()
  return diagnostics + FakeFile(fakes: generation.fakes, options: options).text
}
