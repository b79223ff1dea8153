import Calcot
import CalcotContent
import CalcotViews
import CalcotWebTesting

@testable import CalcotWeb

extension PageRenderer {
  /// Returns the markup of some content on the screen 3, read as a browser reads it.
  @MainActor
  func page(_ content: any Content...) throws -> PageNode {
    let elements = Screen("Page") { content }.content.body
    return try PageReader.read(
      "<x>\(html(elements.map { .element($0, of: ScreenID(rawValue: 3)) }))</x>")
  }
}

/// Texts that would be something else than a text if they were not escaped.
let hostileTexts = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "</svg><b>",
  "&lt;",
  "]]>--><!--", "a\u{0}b\nc", String(repeating: "<&\"", count: Rounds.of(350_000, short: 20_000)),
]
