import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import Foundation
import Testing

/// Tests that use every kind of field by keys, in an app.
@MainActor
struct FieldKeyTests {
  private let coordinator = RecipeCoordinator()
  private let driver = TerminalDriver(columns: 80, rows: 60)
  private let app: TestApp
  private var model: RecipeViewModel { coordinator.viewModel }

  init() async {
    app = TestApp(coordinator, on: driver)
    await app.settle()
  }

  /// Moves the focus from the first field to another one.
  private func focus(_ name: String) throws {
    let order = [
      "Name", "Steps", "Secret", "Public", "Units", "Category", "Vegan", "Gluten-free", "No nuts",
      "Servings", "Weight", "Volume", "Day",
    ]
    for _ in 0..<(try #require(order.firstIndex(of: name))) { driver.press(.tab) }
  }

  private func shows(_ text: String) -> Bool { driver.lines.contains { $0.contains(text) } }

  @Test func `Space and Enter flip a switch`() throws {
    try focus("Public")
    driver.press(.character(" "))
    #expect(model.isPublic)
    #expect(shows("[x] Public  On"))
    driver.press(.enter)
    #expect(!model.isPublic)
    app.end()
  }

  @Test func `a switch that the app does not take goes back`() throws {
    model.refused = ["public"]
    try focus("Public")
    driver.press(.character(" "))
    #expect(shows("[ ] Public  Off"))
    driver.press(.character(" "))
    #expect(shows("[ ] Public  Off"))
    app.end()
  }

  @Test func `arrows choose the neighbouring option, up to the first and the last`() throws {
    try focus("Units")
    driver.press(.right, .right)
    #expect(model.units == .imperial)
    #expect(shows("( ) Metric  (•) Imperial"))
    driver.press(.left)
    #expect(model.units == .metric)
    driver.press(.character(" "))
    #expect(model.units == .imperial)
    driver.press(.enter)
    #expect(model.units == .metric)
    app.end()
  }

  @Test func `a quote and a letter lead to an option in a menu, and Space to the next`() throws {
    try focus("Category")
    driver.press(.character("'"), .character("d"))
    #expect(model.category == "Dessert")
    driver.press(.character("'"), .character("D"), .character(" "))
    #expect(model.category == "Starter")
    driver.press(.character("'"), .character("x"), .character("d"), .character("1"))
    #expect(model.category == "Starter", "a letter alone chooses nothing")
    #expect(shows("‹ Starter   ›  1/7"))
    app.end()
  }

  @Test func `an option that the app refuses does not bar the options behind it`() throws {
    model.refused = ["Salad"]
    try focus("Category")
    driver.press(.right)
    #expect(model.category == "Soup")
    #expect(shows("‹ Soup"))
    driver.press(.right)
    #expect(model.category == "Main dish")
    app.end()
  }

  @Test func `each of several options is checked on its own`() throws {
    try focus("No nuts")
    driver.press(.character(" "), .up, .enter)
    #expect(model.diets == [.vegan, .nuts, .glutenFree])
    driver.press(.up, .character(" "))
    #expect(model.diets == [.nuts, .glutenFree])
    #expect(shows("[ ] Vegan"))
    app.end()
  }

  @Test func `a stepper takes signs, arrows and digits`() throws {
    try focus("Servings")
    driver.press(.character("+"), .character("="), .right, .character("-"))
    #expect(model.servings == 6)
    driver.press(.backspace, .character("1"), .character("2"))
    #expect(model.servings == 12)
    driver.press(.right, .character("9"))
    #expect(model.servings == 12)
    #expect(shows("! At most 12."))
    driver.press(.backspace, .left)
    #expect(model.servings == 11)
    #expect(!shows("!"))
    app.end()
  }

  @Test func `a slider takes arrows, and keys for its ends and for ten steps`() throws {
    try focus("Volume")
    driver.press(.right)
    #expect(model.volume == 45)
    driver.press(.pageUp)
    #expect(model.volume == 95)
    driver.press(.home)
    #expect(model.volume == 0)
    #expect(shows("‹░░░░░░░░░░░░░░░░░░░░› 0 %"))
    driver.press(.end, .left, .left)
    #expect(model.volume == 90)
    app.end()
  }

  @Test func `a typed text that is no number stays in its field, with the reason`() throws {
    try focus("Weight")
    driver.press(.control("u"), .character("a"))
    #expect(model.weight == 1.5)
    #expect(shows("! Type a number."))
    #expect(shows(" a                    kg"))
    driver.press(.backspace, .character("2"), .character("."))
    #expect(model.weight == 2)
    #expect(shows(" 2.                   kg"))
    driver.press(.up)
    #expect(model.weight == 2)
    app.end()
  }

  @Test func `a date is typed as it is read, and signs lead to the next day`() throws {
    try focus("Day")
    driver.press(.character("+"))
    #expect(shows(" 2026-02-01"))
    driver.press(.character("-"), .character("-"))
    #expect(shows(" 2026-01-30"))
    driver.press(.control("u"))
    for character in "2024-02-29" { driver.press(.character(character)) }
    #expect(model.day.timeIntervalSince1970 == 1_709_164_800)
    driver.press(.tab)
    for character in "2024-02-29 18:30" { driver.press(.character(character)) }
    #expect(model.meeting?.timeIntervalSince1970 == 1_709_231_400)
    driver.press(.left, .left, .backspace, .character("9"))
    #expect(!shows("29T"))
    driver.press(.control("e"), .control("u"))
    #expect(model.meeting == nil)
    app.end()
  }

  @Test func `Return begins a line, and arrows leave a text at its first and last line`() throws {
    try focus("Steps")
    driver.press(.enter, .character("a"))
    #expect(model.steps == "Wash the leeks.\nCut them.\na")
    driver.press(.up, .up, .end, .delete)
    #expect(model.steps == "Wash the leeks.Cut them.\na")
    driver.press(.control("k"), .control("k"), .control("u"))
    #expect(model.steps == "a")
    driver.press(.paste("x\r\n\ty\u{7}"))
    #expect(model.steps == "x\n ya")
    driver.press(.up, .up)
    driver.press(.down, .down, .character("z"))
    #expect(!model.steps.contains("z") && model.secret == "z", "the focus was on the name")
    app.end()
  }

  @Test func `the caret keeps its column on the way through a short line`() async throws {
    model.steps = "abcdef\nx\nabcdef"
    await app.settle()
    try focus("Steps")
    driver.press(.left, .left, .up, .up, .character("!"))
    #expect(model.steps == "abcd!ef\nx\nabcdef")
    app.end()
  }
}
