import CalcotWebTesting

/// A person at a page of a fleet, who has typed half a name and looks at what is found.
@MainActor
final class FleetReader {
  let page: FleetPage
  /// What the page has shown and must not.
  private(set) var surprises: [String] = []
  private var isDone = false
  private let text: String

  init(_ number: Int, at page: FleetPage) { (self.page, text) = (page, "half \(number)") }

  /// Looks at the page until ``end()``.
  func read() async {
    await page.until { $0.field("Search") != nil }
    page.type(text, into: "Search")
    while !isDone {
      await look()
      await page.change()
    }
    await look()
  }

  /// Has the page come to a server once more, and then ends.
  func end() {
    isDone = true
    page.leave()
  }

  private func look() async {
    await page.until { $0.field("Search") != nil }
    let shown = page.field("Search")?.attributes["value"]
    if shown != text { surprises.append("\(text) was typed, and the page has \(shown ?? "none")") }
  }
}
