import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@Suite("Markup as text")
struct HTMLWriterTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  @Test func `is read back as exactly the texts that were put in`() throws {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let (text, value) = (RandomText.make(&random), RandomText.make(&random))
      let tag = HTMLTag("p", id: "x", [HTMLAttribute("title", value)], text: text)
      let page = try PageReader.read(renderer.html([.tag(tag)]))
      #expect(page.children.count == 1, "seed \(seed)")
      let paragraph = try #require(page.children.first)
      #expect(paragraph.children.allSatisfy { $0.tag.isEmpty }, "seed \(seed): a tag came out")
      #expect(paragraph.text == Self.shown(text), "seed \(seed)")
      #expect(paragraph.attributes["title"] == Self.shown(value), "seed \(seed)")
      #expect(paragraph.attributes.count == 2, "seed \(seed): an attribute came out")
    }
  }

  /// Returns the text that HTML can express.
  private static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl =
            (scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar))
            || scalar.value == 0x7F
          return isControl ? "\u{FFFD}" : scalar
        }))
  }
}
