import Testing

@testable import CalcotWeb

@MainActor
@Suite("A text from outside that names a session")
struct SessionIdentifierTests {
  @Test func `may be what the site has made, and is short`() {
    for _ in 0..<10 { #expect(WebSite.isIdentifier(CalcotWeb.RandomText.make())) }
    for text in ["a", "aZ09-_", String(repeating: "a", count: 128)] {
      #expect(WebSite.isIdentifier(text))
    }
  }

  @Test(arguments: ["", "a b", "a\0", "\0", "é", "a/b", "a%00", "a\n", "a'"])
  func `has no other characters`(_ text: String) {
    #expect(!WebSite.isIdentifier(text))
  }

  @Test func `is not long`() {
    #expect(!WebSite.isIdentifier(String(repeating: "a", count: 129)))
  }
}
