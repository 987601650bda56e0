import Testing
@Test func tour() {}
