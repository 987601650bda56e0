/// Swift sources of an app that is larger than the bookshop, for the questions about the generator.
enum Sources {
  /// Returns a file with protocols that have six typical members each.
  static func declaring(_ protocols: Range<Int>) -> String {
    protocols.map(declaration).joined(separator: "\n")
  }

  private static func declaration(_ number: Int) -> String {
    """
    /// What the shop wants of service \(number).
    protocol Service\(number): AnyObject {
      var currency: String { get set }
      var isOpen: Bool { get }
      func charge(_ amount: Int, to name: String) async throws -> String
      func refund(_ amount: Int) throws
      func books(by author: String, limit: Int) -> [String]
      func notify(_ text: String, completion: @escaping (Bool) -> Void)
    }

    """
  }

  /// Returns a file with protocols that have four members each, with typical documentation comments.
  static func documenting(_ protocols: Range<Int>) -> String {
    "import Foundation\n\n" + protocols.map(documentedDeclaration).joined(separator: "\n")
  }

  private static func documentedDeclaration(_ number: Int) -> String {
    """
    /// A gateway that takes payments of kind \(number) for the shop.
    ///
    /// Implementations talk to the bank over the network, and are expected to be safe to call from any thread. Callers
    /// should keep one for as long as the shop is open.
    public protocol Gateway\(number): AnyObject, Sendable {
      /// The currency that prices are given in, as ISO 4217 names it.
      var currency: String { get }

      /// Charges a card.
      ///
      /// - Parameters:
      ///   - amount: The amount, in the smallest unit of the currency.
      ///   - name: The name of the customer, as it is printed on the card.
      /// - Returns: The receipt, which the shop prints.
      /// - Throws: `CardError` if the bank declines.
      func charge(_ amount: Int, to name: String) async throws -> Receipt\(number)

      /// Gives back what was charged, in whole or in part.
      func refund(_ receipt: Receipt\(number), amount: Decimal?) async throws

      /// The receipts of a customer, the newest first.
      func receipts(
        of customer: Customer.ID, limit: Int,
        completion: @escaping @Sendable (Result<[Receipt\(number)], any Error>) -> Void)
    }

    """
  }

  /// Returns a file of typical code without anything to fake.
  ///
  /// - Parameters:
  ///   - kilobytes: The approximate size of the file.
  ///   - remark: A term that occurs in the comments.
  static func plain(kilobytes: Int, remark: String = "shelf") -> String {
    let part = """
      /// Where a book stands, which is the \(remark) that a customer asks for.
      struct Shelf {
        private var books: [String: Int] = ["Emma": 1, "Dune": 2] // by title

        /* Sums up what is left of the \(remark). */
        func summary(of titles: [String]) -> String {
          guard !titles.isEmpty else { return "nothing of \\(books.count) titles" }
          let lines = titles.map { title in "\\(title): \\(books[title, default: 0]) left" }
          return lines.joined(separator: "\\n") + #"a "raw" text"#
        }
      }


      """
    return String(repeating: part, count: kilobytes * 1_024 / part.utf8.count + 1)
  }
}
