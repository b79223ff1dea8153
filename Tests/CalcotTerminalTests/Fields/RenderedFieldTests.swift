import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotViews
import Testing

@testable import CalcotTerminal

@MainActor
struct RenderedFieldTests {
  private let viewModel = RecipeViewModel()

  private func stage(columns: Int, rows: Int) -> Stage {
    Stage(RecipeView(viewModel: viewModel).screen, columns: columns, rows: rows)
  }

  @Test func `of every kind at 80 by 24`() {
    var stage = stage(columns: 80, rows: 24)
    #expect(
      stage.text == """
         ─ Recipe ─────────────────────────────────────────────────────────────────────
         Name
         Leek soup                                                                     ┃
                                                                                       ┃
         Steps                                                                         ┃
         Wash the leeks.                                                               ┃
         Cut them.                                                                     ┃
                                                                                       ┃
         Secret                                                                        ┃
                                                                                       ┃
                                                                                       ┃
         [ ] Public  Off                                                               ┃
                                                                                       ┃
         Units  (•) Metric  ( ) Imperial                                               ┃
                                                                                       ┃
         Category  ‹ Soup      ›  2/7

         Diets
         [x] Vegan
         [ ] Gluten-free
         [ ] No nuts

         Servings  [-] 4   [+]                                                         ↓
         Tab Next  PgUp/PgDn Scroll  F1 Keys  Ctrl-Q Quit
        """)
    stage.press(.backTab)
    #expect(
      stage.lines[7...].joined(separator: "\n") == """
         [x] Vegan
         [ ] Gluten-free
         [ ] No nuts                                                                   ┃
                                                                                       ┃
         Servings  [-] 4   [+]                                                         ┃
                                                                                       ┃
         Weight                                                                        ┃
         1.5                  kg                                                       ┃
                                                                                       ┃
         Volume  ‹████████░░░░░░░░░░░░› 40 %                                           ┃
                                                                                       ┃
         Day                                                                           ┃
         2026-01-31                                                                    ┃
                                                                                       ┃
         Meeting                                                                       ┃
         2026-01-31 18:30
         -/+ Change  Tab Next  PgUp/PgDn Scroll  F1 Keys  Ctrl-Q Quit
        """)
  }

  @Test func `at 20 by 6, where what does not fit beside its label goes below it`() {
    var stage = stage(columns: 20, rows: 6)
    for _ in 0..<4 { stage.press(.tab) }
    #expect(
      stage.text == """
         Recipe
         [ ] Public  Off   ↑
         Units
         (•) Metric
         ( ) Imperial      ↓
         ? Keys
        """)
    stage.press(.tab)
    #expect(Array(stage.lines[3...4]) == [" Category", " ‹ Soup      ›  2/7↓"])
    for _ in 0..<4 { stage.press(.tab) }
    #expect(Array(stage.lines[3...4]) == [" Servings", " [-] 4   [+]       ↓"])
    stage.press(.tab, .tab)
    #expect(Array(stage.lines[3...4]) == [" Volume", " ‹████░░░░░░› 40 % ↓"])
  }

  @Test func `do not move while the focus goes through a form that fits`() {
    var stage = stage(columns: 40, rows: 60)
    let before = stage.lines.dropLast()
    for _ in 0..<20 {
      stage.press(.tab)
      #expect(stage.lines.dropLast() == before)
    }
  }

  @Test func `each have the focus in reverse and the cursor in their control`() {
    var stage = stage(columns: 40, rows: 60)
    var seen: [String] = []
    for _ in 0..<14 {
      let cursor = stage.picture.frame.cursor
      seen.append(stage.focused)
      #expect(cursor != nil, "\(stage.focused)")
      stage.press(.tab)
    }
    #expect(
      seen == [
        "Name", "Steps", "Secret", "[ ] Public", "Units", "Category", "[x] Vegan",
        "[ ] Gluten-free", "[ ] No nuts", "Servings", "Weight", "Volume", "Day", "Meeting",
      ])
  }

  @Test func `say the keys that change them`() {
    var stage = stage(columns: 80, rows: 24)
    var hints: [String] = []
    for _ in 0..<13 {
      stage.press(.tab)
      hints.append(stage.lines.last?.split(separator: "  ").first?.description ?? "")
    }
    #expect(
      hints == [
        " Tab Next", " Tab Next", " Space Change", " ←/→ Change", " ←/→ Change", " Space Change",
        " Space Change", " Space Change", " -/+ Change", " Tab Next", " ←/→ Change",
        " -/+ Change",
        " -/+ Change",
      ])
  }

  @Test func `fit into any width without overlaps, with a mark where they are cut`() {
    let screen = RecipeView(viewModel: viewModel).screen.content
    for width in 14...100 {
      for element in screen.allElements {
        guard case .field(let value) = element.kind else { continue }
        let field = FieldLayout(id: element.id, value: value, words: HostWords())
        let drawn = field.draw(width: width, focus: .element(element.id), caret: 0)
        #expect(drawn.lines.count == Block.field(field, width: width).height)
        for line in drawn.lines {
          let texts = line.filter { !$0.text.allSatisfy { $0 == " " } }.sorted {
            $0.column < $1.column
          }
          var end = 0
          for run in texts {
            #expect(run.column >= end, "\(value.label) at \(width)")
            end = run.column + DisplayWidth.of(run.text)
          }
          #expect(end <= width, "\(value.label) at \(width)")
        }
        let text = drawn.lines.joined().map(\.text).joined()
        #expect(text.contains(value.label) || text.contains("…"), "\(value.label) at \(width)")
      }
    }
  }

  @Test func `in the app's words, disabled, with an objection and without a choice`() {
    let screen = Screen("Form") {
      Toggle("Sound", isOn: true, isEnabled: false) { _ in }
      Picker("Size", selection: nil, of: Array(1...9), label: { "\($0)" }, error: "Choose one.") {
        (_: Int) in
      }
      Picker("Extras", selection: [], of: [Int](), label: { "\($0)" }) { (_: Set<Int>) in }
    }
    var scene = TerminalScene(layers: [.semantic(screen, number: 1)])
    (scene.words.fields.on, scene.words.fields.noneChosen) = ("AN", "KEINE")
    let stage = Stage(scene, columns: 40, rows: 14)
    #expect(
      stage.text.hasPrefix(
        """
         ─ Form ───────────────────────────────
         [x] Sound  AN

         Size  ‹ KEINE ›
         ! Choose one.

         Extras
         KEINE
        """))
    #expect(stage.picture.frame.cells[1, 1].style.dim)
    #expect(stage.picture.frame.cells[1, 4].style.foreground == .red)
    #expect(stage.focused == "Size")
  }

  @Test func `of several lines show as many as the range says, and scroll to the caret beyond`() {
    let text = (1...9).map { "Line \($0)" }.joined(separator: "\n")
    var stage = Stage(
      Screen("F") { TextField("Text", text: text, lines: 2...4) { _ in } }, columns: 22, rows: 12)
    #expect(
      Array(stage.lines[2...5]) == [
        " Line 6             ↑", " Line 7", " Line 8", " Line 9",
      ])
    stage.press(.pageUp)
    #expect(
      Array(stage.lines[2...5]) == [
        " Line 1", " Line 2", " Line 3", " Line 4             ↓",
      ])
    #expect(stage.picture.frame.cursor == CellPosition(column: 1, row: 2))
    let short = Stage(
      Screen("F") { TextField("Text", text: "漢字 e\u{301}", lines: 3...4) { _ in } }, columns: 22,
      rows: 12)
    #expect(short.lines[2] == " 漢字 e\u{301}")
    #expect(short.picture.frame.cursor == CellPosition(column: 7, row: 2))
    #expect(short.picture.frame.cells[1, 4].style.underline, "the third line is there")
  }

  @Test func `never show a password`() {
    let stage = Stage(
      Screen("F") { TextField("Word", text: "se\u{301}cret", role: .password) { _ in } },
      columns: 30,
      rows: 8)
    #expect(stage.lines[2] == " ••••••")
    #expect(stage.picture.frame.cursor == CellPosition(column: 7, row: 2))
    let screen = PlainScreen(stage.scene)
    #expect(screen.text == "F\n1  Word: ••••••")
  }
}
