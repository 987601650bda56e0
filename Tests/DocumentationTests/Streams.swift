import Mimus
import Testing

enum Streams {
  static let guide = Guide("Streams.md", [Example("a stream", prices)])

  protocol PriceFeed: Sendable {
    func prices(of title: String) -> AsyncStream<Int>
  }

  final class FakePriceFeed: PriceFeed, Mock {
    let storage = Mimus.Storage()

    func prices(of title: String) -> AsyncStream<Int> {
      answerCall(arguments: [title], default: AsyncStream { $0.finish() })
    }
  }

  @MainActor final class PriceTag {
    private(set) var text = ""

    func follow(_ title: String, in feed: any PriceFeed) async {
      for await price in feed.prices(of: title) { text += "\(price) " }
      text += "sold"
    }
  }

  @MainActor @Sendable static func prices() async {
    let feed = FakePriceFeed()
    let tag = PriceTag()
    let control = feed.stubCall(withIdentifier: "prices(of:)").andStream(of: Int.self)

    let following = Task { await tag.follow("Emma", in: feed) }
    control.yield(12)
    control.yield(10)
    control.finish()
    await following.value
    #expect(tag.text == "12 10 sold")
    #expect(control.isTerminated)
  }
}
