// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeGreeter: Greeter {
  var sayHiCallCount = 0
  override func sayHi() {
    sayHiCallCount += 1
  }
}

final class FakeSingleArguments: SingleArguments {
  var stringCallCount = 0
  var stringArgsForCall: [String] = []
  override func string(_ text: String) {
    stringCallCount += 1
    stringArgsForCall.append(text)
  }

  var integerCallCount = 0
  var integerArgsForCall: [Int] = []
  override func integer(number: Int) {
    integerCallCount += 1
    integerArgsForCall.append(number)
  }

  var stringsCallCount = 0
  var stringsArgsForCall: [[String]] = []
  override func strings(with texts: [String]) {
    stringsCallCount += 1
    stringsArgsForCall.append(texts)
  }

  var dictionaryCallCount = 0
  var dictionaryArgsForCall: [[String: AnyObject]] = []
  override func dictionary(_ values: [String: AnyObject]) {
    dictionaryCallCount += 1
    dictionaryArgsForCall.append(values)
  }

  var bookCallCount = 0
  var bookArgsForCall: [Book] = []
  override func book(_ book: Book) {
    bookCallCount += 1
    bookArgsForCall.append(book)
  }

  var narrowCallCount = 0
  var narrowArgsForCall: [(x: Int, y: String)] = []
  override func narrow(x: Int, y: String) {
    narrowCallCount += 1
    narrowArgsForCall.append((x, y))
  }
}

extension SingleArguments {
  final class FakeBook: Book {
  }
}

final class FakeReturning: Returning {
  var textCallCount = 0
  var textReturnValue: String = ""
  override func text() -> String {
    textCallCount += 1
    return textReturnValue
  }

  var optionalCallCount = 0
  var optionalReturnValue: String?
  override func optional() -> String? {
    optionalCallCount += 1
    return optionalReturnValue
  }

  var tupleCallCount = 0
  var tupleReturnValue: (title: String, pages: Int) = ("", 0)
  override func tuple() -> (title: String, pages: Int) {
    tupleCallCount += 1
    return tupleReturnValue
  }

  var pairCallCount = 0
  var pairReturnValue: (String?, [Int]) = (nil, [])
  override func pair() -> (String?, [Int]) {
    pairCallCount += 1
    return pairReturnValue
  }

  var emptyCallCount = 0
  override func empty() {
    emptyCallCount += 1
  }

  var functionCallCount = 0
  var functionReturnValue: ((Int) -> String)!
  override func function() -> (Int) -> String {
    functionCallCount += 1
    return functionReturnValue
  }

  var resultCallCount = 0
  var resultReturnValue: Result<Int, any Error>!
  override func result() -> Result<Int, any Error> {
    resultCallCount += 1
    return resultReturnValue
  }

  var existentialCallCount = 0
  var existentialReturnValue: (any Sendable)!
  override func existential() -> any Sendable {
    existentialCallCount += 1
    return existentialReturnValue
  }

  var numbersCallCount = 0
  var numbersReturnValue: (Bool, Double, Float, UInt8, [String: Int], Set<Int>) = (false, 0, 0, 0, [:], [])
  override func numbers() -> (Bool, Double, Float, UInt8, [String: Int], Set<Int>) {
    numbersCallCount += 1
    return numbersReturnValue
  }

  var urlCallCount = 0
  var urlReturnValue: URL!
  override func url() -> URL {
    urlCallCount += 1
    return urlReturnValue
  }

  var unwrappedCallCount = 0
  var unwrappedReturnValue: String?
  override func unwrapped() -> String! {
    unwrappedCallCount += 1
    return unwrappedReturnValue
  }
}
