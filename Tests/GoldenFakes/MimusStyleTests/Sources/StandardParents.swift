import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(FoundationXML)
  import FoundationXML
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol TillQueue: SerialExecutor { var name: String { get } }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol CourierQueue: TaskExecutor { func pause() }

protocol ShelfKey: CodingKey { func sign() -> String }
protocol Deliveries: AsyncSequence where Element == Int { func close() }
protocol Parcels<Element>: AsyncSequence { func close() }
protocol Line: Sequence<String> { func serve() -> String }
protocol Row: Collection { func tidy() }
protocol Display: BidirectionalCollection where Element == Int, Index == Int { func tidy() }
protocol Pile: RandomAccessCollection<Int> { func tidy() }
protocol Board: MutableCollection { func tidy() }
protocol Basket: RangeReplaceableCollection { func empty() }
protocol Ribbon: Collection where SubSequence == Self, Element == UInt8 { func cut() }
protocol Purse: Collection where Index == Int, SubSequence == ArraySlice<Element> { func count() -> Int }
protocol Stairs: BidirectionalCollection where Indices == Range<Int> { func climb() }
protocol Drum: MutableCollection where Element == Int, SubSequence: MutableCollection & Sendable { func nail() }
protocol Loop: Collection where Iterator == AnyIterator<Element> { func tie() }
protocol Spool: AsyncSequence, AsyncIteratorProtocol where AsyncIterator == Self { func stop() }
protocol Tally: Sequence, IteratorProtocol where Iterator == Self, Element == Int { func reset() }
protocol Placeholder: CVarArg { func fill() }
protocol OpeningHours: Clock where Duration == Swift.Duration { func isOpen() -> Bool }
protocol Alarm: Clock { func ring() }
protocol Moment: InstantProtocol { func name() -> String }
protocol Interval: DurationProtocol { func name() -> String }
protocol Permissions: OptionSet where RawValue == Int { func name() -> String }
protocol Tags: OptionSet { func name() -> String }
protocol Sum: AdditiveArithmetic { var cents: Int { get } }
protocol Quantity: Numeric { func name() -> String }
protocol Discount: SignedNumeric where Magnitude == Int { func name() -> String }
protocol Shelfmark: Strideable { func name() -> String }
protocol Fault: LocalizedError { var code: Int { get set } }
protocol Recovery: RecoverableError { var code: Int { get } }
protocol Dice: RandomNumberGenerator { func shake() }
protocol Glossary: ExpressibleByDictionaryLiteral { func look() -> Int }
protocol Label: TextOutputStreamable { func peel() }
protocol Aisle: LazySequenceProtocol where Element == String { func walk() -> Int }
protocol Barcode: ContiguousBytes { func scan() -> Bool }
protocol Printout: DataProtocol { func tear() }
protocol Badges: SetAlgebra<String> { func polish() }
protocol Cents: FixedWidthInteger where Magnitude == UInt, Stride == Int, Words == [UInt] { func name() -> String }
protocol Journal: Encoder { func close() }
protocol Rate: FloatingPoint {
  func name() -> String
  static func / (rate: Self, other: Self) -> Self
}
protocol Price: BinaryFloatingPoint
where Stride == Int, Exponent == Int, RawSignificand == UInt, RawExponent == UInt {
  func name() -> String
}
protocol Invoices: XMLParserDelegate { var total: Int { get } }
protocol Downloads: URLSessionDownloadDelegate { func finish() }
protocol Uploads: URLSessionDataDelegate, StreamDelegate { func finish() }
protocol Original: NSCopying, NSMutableCopying { func name() -> String }
protocol Archived: NSSecureCoding { func name() -> String }
protocol Ranking: SortComparator<String> { func name() -> String }
protocol Wording: FormatStyle<Int, String> { func name() -> String }
protocol Understanding: ParseStrategy where ParseInput == String, ParseOutput == Int { func name() -> String }
