import Calcot
import CalcotTerminalTesting
import CalcotTesting
import Foundation
import Testing

/// Tests that a driver uses every kind of field, at any size.
@Suite("TerminalDriver with fields")
@MainActor
struct FieldDriverTests {
  private let coordinator = RecipeCoordinator()

  @Test(
    "every kind of field can be filled, chosen or stepped",
    arguments: [(80, 24), (40, 12), (20, 6)])
  func fields(_ columns: Int, _ rows: Int) async throws {
    let driver = TerminalDriver(columns: columns, rows: rows)
    let app = TestApp(coordinator, on: driver)
    let model = coordinator.viewModel
    await app.settle()
    await app.tap("Public")
    #expect(model.isPublic)
    await app.choose("Imperial", for: "Units")
    await app.choose("Drink", for: "Category")
    await app.choose("Gluten-free", for: "Diets")
    await app.choose("Vegan", for: "Diets")
    #expect(model.units == .imperial && model.category == "Drink" && model.diets == [.glutenFree])
    await app.step("Servings", up: false)
    await app.step("Weight")
    await app.step("Volume")
    await app.step("Day")
    #expect(model.servings == 3 && model.weight == 2.5 && model.volume == 45)
    #expect(model.day.timeIntervalSince1970 == 1_769_904_000)
    await app.fill("Servings", with: "7")
    await app.fill("Volume", with: "10")
    await app.fill("Meeting", with: "2026-05-01T08:05")
    await app.fill("Steps", with: "One.\n\nTwo.")
    await app.type(" Three.", into: "Steps")
    await app.fill("Secret", with: "hush")
    #expect(model.servings == 7 && model.volume == 10 && model.secret == "hush")
    #expect(model.meeting?.timeIntervalSince1970 == 1_777_622_700)
    #expect(model.steps == "One.\n\nTwo. Three.")
    app.expectNot("hush")
    app.end()
  }

  @Test func `using an option, a choice or a step that does not exist fails with its name`()
    async throws
  {
    let driver = TerminalDriver()
    let app = TestApp(coordinator, on: driver)
    await app.settle()
    fails("no option \"Stew\" in \"Category\"") { app.choose("Stew", for: "Category") }
    fails("\"Name\" is no choice") { app.choose("Stew", for: "Name") }
    fails("\"Name\" has no step up") { app.step("Name") }
    fails("\"Volume\" has no step to 41") { app.fill("Volume", with: "41") }
    app.end()
  }

  @Test func `the app gets a text of several lines as it is typed or pasted`()
    async throws
  {
    let driver = TerminalDriver(columns: 30, rows: 20)
    let app = TestApp(coordinator, on: driver)
    await app.settle()
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", " ", "\n", "\t", "\u{7}", "\u{85}", "e\u{301}", "\u{301}", "漢字", "👨‍👩‍👧", "🇪🇸", "שלום",
      "\u{202E}",
      "क्षि", "word ", "\u{200D}", "\u{2028}", "\u{0}", "a-very-long-word-that-is-wrapped-inside",
    ]
    for _ in 0..<60 {
      let count = Int.random(in: 0...30, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      await app.fill("Steps", with: text)
      #expect(
        Array(coordinator.viewModel.steps.unicodeScalars) == Array(expected(text).unicodeScalars),
        "seed \(seed): \(text.debugDescription)")
    }
    app.end()
  }

  /// Fails unless a step fails for a reason.
  private func fails(_ reason: String, _ step: () -> Void) {
    withKnownIssue(isIntermittent: false) {
      step()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(reason) }
    }
  }

  /// The text without control characters, with a space for each tab and `\n` for each line break.
  private func expected(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case ..<0x20, 0x7F..<0xA0: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
