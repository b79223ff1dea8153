import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

@Suite("Fields in plain text")
@MainActor
struct PlainFieldTests {
  private let scene: TerminalScene

  init() {
    let screen = RecipeView(viewModel: RecipeViewModel()).screen
    scene = TerminalScene(layers: [.semantic(screen, number: 1)])
  }

  private func edit(_ line: String) -> String? {
    let reaction = PlainSession().handle(line, scene: scene, screen: PlainScreen(scene))
    guard case .send(.edit(_, let text, _)) = reaction else { return nil }
    return text
  }

  private func said(_ line: String) -> String? {
    let reaction = PlainSession().handle(line, scene: scene, screen: PlainScreen(scene))
    guard case .say(let text) = reaction else { return nil }
    return text
  }

  @Test func `have a number, or their options have`() {
    #expect(
      PlainScreen(scene).text == """
        Recipe
        1  Name: Leek soup
        2  Steps: Wash the leeks.\\nCut them.
        3  Secret: \("")
        4  Public: Off
        Units: Metric
           5  (•) Metric
           6  ( ) Imperial
        Category: Soup
           7  ( ) Starter
           8  (•) Soup
           9  ( ) Salad
           10  ( ) Main dish
           11  ( ) Side dish
           12  ( ) Dessert
           13  ( ) Drink
        Diets: Vegan
           14  [x] Vegan
           15  [ ] Gluten-free
           16  [ ] No nuts
        17  Servings: 4
        18  Weight: 1.5 kg
        19  Volume: 40 %
        20  Day: 2026-01-31
        21  Meeting: (2026-01-31 18:30)
        """)
  }

  @Test func `are flipped and chosen by a number alone`() {
    #expect(edit("4") == "on")
    #expect(edit("13") == "Drink")
    #expect(edit("15")?.split(separator: "\n").count == 2)
    #expect(edit("14") == "")
    #expect(said("4 on") == "\"Public\" takes no text: type only 4.\n")
  }

  @Test func `are set by a text, cleared, and stepped by a sign`() {
    #expect(edit("17 6") == "6")
    #expect(edit("17+") == "5")
    #expect(edit("19-") == "35")
    #expect(edit("20+") == "2026-02-01")
    #expect(edit("21 2026-05-01 8:05") == "2026-05-01 8:05")
    #expect(edit("1 \"\"") == "")
    #expect(said("1+") == "\"Name\" has no steps.\n")
    #expect(said("99+")?.hasPrefix("There is no 99.") == true)
  }

  @Test func `of several lines are read and typed in one`() {
    #expect(edit("2 Wash.\\nCut.") == "Wash.\nCut.")
    #expect(edit("2 a\\\\n \\x\\") == "a\\n \\x\\")
    #expect(edit("1 a\\nb") == "a\\nb", "a field of one line has no line breaks")
    #expect(said("?")?.contains("\\n in it begins a line of Steps") == true)
    #expect(said("?")?.contains("\"17+\" and \"17-\" change Servings") == true)
  }

  @Test func `rows, links and footers say what they are`() throws {
    let screen = RowScenes.rows(try WebAddress("https://example.org"))
    #expect(
      PlainScreen(TerminalScene(layers: [.semantic(screen, number: 1)])).text == """
        Shopping
        This week
        1  [x] Leeks  1 kg
        2  [ ] Cream
        Checked items are removed on Sunday evening.
        3  Letters  (3)  Ann
        4  Clear all
        -  Version  1.0
        5  Website ↗ https://example.org
        6  Ann ›
        """)
  }
}
