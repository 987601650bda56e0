extension Question {
  /// All questions in the order of the table.
  static var all: [Question] {
    recordArguments + callFunctions + recordThreads + answerStubs + verifyCalls + failingVerification + writeTranscript
      + compareValues
      + verifyOrder
      + meetExpectations
      + callMemory
      + fakeLifetime + typedAPI + generateFakes + compileFakes + buildPackage
  }
}
