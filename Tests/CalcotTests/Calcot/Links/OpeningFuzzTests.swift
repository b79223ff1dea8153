import Calcot
import CalcotConformance
import CalcotTesting
import Testing

@Suite("Links of all kinds")
@MainActor
struct OpeningFuzzTests {
  @Test func `are opened whole or refused with a reason, and never trap`() {
    var random = SeededGenerator(seed: RandomSeed.value)
    var app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes)
    var (opened, refused) = (0, 0)
    for number in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      if number % 1_000 == 0 { app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes) }
      let link = Self.link(using: &random)
      let before = app.tree
      switch app.open(link) {
      case .done: opened += 1
      case .refused(let refusal):
        refused += 1
        #expect(app.tree == before, "\(link) was refused and has changed the tree")
        #expect(!refusal.description.isEmpty)
      case let other: Issue.record("\(link): \(other)")
      }
      if app.tree.screens.contains(where: { app.scope(of: $0.id) == nil }) {
        Issue.record("\(link) has left a screen without a scope")
      }
    }
    #expect(RandomSeed.hasMet(opened, refused), "opened \(opened), refused \(refused)")
  }

  private static func link(using random: inout SeededGenerator) -> String {
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      parts.append(words.randomElement(using: &random) ?? "")
    }
    let start = ["/", "https://a.example/", "atlas:/", ""].randomElement(using: &random) ?? "/"
    return start + parts.joined(separator: "/")
  }

  private static let words = [
    "cities", "tour", "letters", "pick", "elsewhere", "confirm", "Oslo", "1", "2", "9", "reply",
    "-", "+", "++", "=", "%2D", "~-", "%", "%FF", "", ".", "..", "~", "a?b=c", "#x", "ü", "\u{0}",
  ]
}
