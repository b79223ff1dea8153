import Testing

@testable import CalcotRules

struct ByteSearchTests {
  @Test(arguments: [
    ("OrderListViewModel", "List", true), ("OrderListViewModel", "Order", true),
    ("OrderListViewModel", "Model", true), ("OrderListViewModel", "Models", false),
    ("aab", "ab", true), ("aaab", "aab", true), ("a", "aa", false), ("", "a", false),
    ("Größe", "ö", true), ("anything", "", true), ("", "", true),
  ])
  func `a text contains a word by its bytes`(text: String, word: String, isIn: Bool) {
    #expect(text.contains(word) == isIn)
    #expect(("<" + text + ">").dropFirst().dropLast().contains(word) == isIn)
  }

  @Test func `a part of a text has prefixes and suffixes as a whole text does`() {
    let part = "xOrderStorex".dropFirst().dropLast()
    #expect(part.hasPrefix("Order"))
    #expect(part.hasSuffix("Store"))
    #expect(part.hasSuffix("OrderStore"))
    #expect(!part.hasPrefix("xOrder"))
    #expect(!part.hasSuffix("Storex"))
    #expect(!part.hasSuffix("AnOrderStore"))
  }
}
