import CalcotTerminal
import Testing

struct DisplayWidthTests {
  @Test(
    "a character takes as many cells as in the terminal that gives it most",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("я", 1), ("─", 1), ("…", 1),
      ("漢", 2), ("か", 2), ("か\u{3099}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("Ａ", 2), ("ｱ", 1), ("　", 2), ("𠀀", 2), ("😀", 2), ("👍🏽", 4), ("👨‍👩‍👧", 6), ("👨‍👩‍👧‍👦", 8), ("❤️‍🔥", 4),
      ("🇪🇸", 2),
      ("\u{1F1EA}", 1), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("⌚", 2),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{202E}", 0),
      ("\u{AD}", 0), ("\u{1160}", 0), ("\t", 1), ("\u{1B}", 1), ("\u{9B}", 1), ("\r\n", 1),
    ] as [(Character, Int)])
  func width(_ character: Character, _ expected: Int) {
    #expect(DisplayWidth.of(character) == expected)
  }

  @Test(
    "signs that a terminal may show beside one another are counted one by one",
    arguments: [
      ("न्दी", 3), ("स्त्री", 4), ("क्षि", 3), ("ন্দ্রী", 4), ("క్ష్మీ", 3), ("ကြွေး", 4), ("कि", 2),
      ("हिन्दी", 5),
    ])
  func signs(_ text: String, _ expected: Int) { #expect(DisplayWidth.of(text) == expected) }

  @Test func `a text is as wide as its characters together`() {
    #expect(DisplayWidth.of("") == 0)
    #expect(DisplayWidth.of("calçots 漢字 👍🏽") == 17)
    #expect(DisplayWidth.of("abc"[...]) == 3)
  }

  @Test(
    "a control character is shown as something harmless",
    arguments: [
      ("\t", " "), ("\n", " "), ("\r\n", " "), ("\u{2028}", " "), ("\u{1B}", "\u{FFFD}"),
      ("\u{7F}", "\u{FFFD}"), ("\u{9B}", "\u{FFFD}"), ("a", "a"),
    ] as [(Character, Character)])
  func shown(_ character: Character, _ expected: Character) {
    #expect(DisplayWidth.shown(character) == expected)
  }
}
