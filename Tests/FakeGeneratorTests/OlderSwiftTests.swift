import FakeGenerator
import Testing

/// Tests code from before `any` was written.
struct OlderSwiftTests {
  private func fakes(_ source: String, _ style: FakeGenerator.Options.Style) -> String {
    var options = FakeGenerator.Options()
    options.style = style
    let generation = FakeGenerator(options: options).generate([SourceFile(path: "Shop.swift", text: source)])
    #expect(generation.diagnostics.isEmpty)
    return FakeFile(fakes: generation.fakes, options: options).text
  }

  @Test(
    arguments: [
      "protocol Till { func show(_ sign: any CustomStringConvertible) throws -> any CodingKey }",
      "protocol Till { func pack(_ box: any NSCopying & NSCoding, for owner: (any NSObjectProtocol)?) -> [any CVarArg] }",
      "protocol Till { func open(in stream: inout any TextOutputStream, _ task: any URLSessionDelegate) -> any Codable }",
      "protocol Till { func show(_ error: any Foundation.LocalizedError) -> any Swift.Error }",
      "protocol Lid {}; protocol Till { func close(_ lid: any Lid, _ types: [any Lid.Type]) -> Result<any Lid, any Error> }",
      "protocol Lid {}; protocol Till { func open() -> any Lid }; protocol WideTill: Till { func open() -> Lid }",
      "protocol Till: Codable { func encode(to encoder: any Encoder) throws; init(from decoder: any Decoder) throws }",
      "class Bar { func take(_ error: any Error) {} }; class Till: Bar { override func take(_ error: Error) {} }",
    ], [FakeGenerator.Options.Style.mimus, .counters])
  func `a protocol that is written without 'any' has the same fake`(
    _ source: String, style: FakeGenerator.Options.Style
  ) {
    let older = source.replacing("(any NSObjectProtocol)?", with: "NSObjectProtocol?").replacing("any ", with: "")
    #expect(older != source)
    #expect(fakes(older, style) == fakes(source, style))
  }

  @Test func `a type with the name of a protocol isn't written with 'any', nor is that protocol's fake its value`() {
    let shop = """
      protocol Lid {}
      protocol Encoder {}
      final class Codable {}
      enum Shop {
        struct Lid {}
        struct Decoder {}
        protocol Till { func close(_ lid: Lid) -> Lid; func show(_ decoder: Decoder) -> Encoder }
      }
      protocol Door { func open(_ lid: Shop.Lid, _ decoder: Shop.Decoder) -> Shop.Lid; func bar(_ lid: Window.Lid); func pack(_ box: Codable) }
      """
    let text = fakes(shop, .mimus)
    #expect(text.contains("func close(_ lid: Lid) -> Lid {"))
    #expect(text.contains("func show(_ decoder: Decoder) -> any Encoder {"))
    #expect(text.contains("func open(_ lid: Shop.Lid, _ decoder: Shop.Decoder) -> Shop.Lid {"))
    #expect(text.contains("func bar(_ lid: Window.Lid) {"))
    #expect(text.contains("func pack(_ box: Codable) {"))
    #expect(!text.contains("FakeLid())"))
  }
}
