import CalcotText
import Testing

@Suite("The word that may be meant")
struct NearestWordTests {
  @Test(
    "is the closest one, if a third of the letters differ at most",
    arguments: [
      ("exlude", "exclude"), ("inclued", "include"), ("Exclude", "exclude"), ("", nil),
      ("rolse", "roles"), ("something", nil), (String(repeating: "x", count: 10_000), nil),
    ] as [(String, String?)])
  func nearest(written: String, word: String?) {
    #expect(NearestWord.to(written, in: ["include", "exclude", "roles", "rules"]) == word)
  }
}
