import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTree
import CalcotViews
import Testing

@Suite("Rendered pictures and symbols")
@MainActor
struct RenderedPictureTests {
  @Test func `a picture is a sign with its label, in a frame where there is room`() {
    let stage = Stage(KindScenes.pictures, columns: 40, rows: 20)
    #expect(
      stage.lines[1...14].joined(separator: "\n") == """
         ╭──────────────────────────╮
         │ ▣ Photo of Ada (640×480) │
         ╰──────────────────────────╯

         ╭─────────╮
         │ □ … Map │
         ╰─────────╯

         ╭───────────────╮
         │ ⊠ Certificate │
         ╰───────────────╯

         (AL) Ada Lovelace
         ★ Favourite
        """)
    #expect(stage.lines[15] == " ◈ Berlin, by the river")
    #expect(stage.picture.frame.cells[3, 9].style.dim, "what is missing is faint")
  }

  @Test func `a picture in a narrow or low window has no frame`() {
    let stage = Stage(KindScenes.pictures, columns: 20, rows: 11)
    #expect(
      stage.lines[1...].joined(separator: "\n").hasPrefix(
        """
         ▣ Photo of Ada
           (640×480)
         □ … Map
         ⊠ Certificate
         (AL) Ada Lovelace
         ★ Favourite
         ◈ Berlin, by the
           river
        """))
  }

  @Test func `the address of a picture is a link for terminals that have them`() throws {
    let address = try WebAddress("https://example.org/ada.png")
    let screen = Screen("Ada") { Image(.address(address), label: "Ada") }
    let stage = Stage(screen, columns: 40, rows: 8)
    #expect(stage.lines[1] == " ▣ Ada")
    #expect(stage.picture.frame.cells[3, 1].style.link == address)
  }

  @Test func `a row's picture stands before its title`() {
    let stage = Stage(KindScenes.people, columns: 40, rows: 14)
    #expect(
      stage.lines[1...8].joined(separator: "\n") == """
         (AL) Ada Lovelace               runs ›
         (B)  Bo                         runs ›

         Recipes
         ▣ Soup                        30 min ›
         □ Stew                        30 min ›
         ⊔ [x] Cream
         ⊠ Lost
        """)
    #expect(stage.focused == "(AL) Ada Lovelace", "the highlight covers the row")
    let row = (0..<40).map { stage.picture.frame.cells[$0, 1].style.inverse }
    #expect(row[1..<39].allSatisfy { $0 } && !row[0] && !row[39])
    #expect(stage.picture.regions.contains { $0.row == 1 && $0.columns.contains(1) })
    #expect(Stage(KindScenes.people, columns: 12, rows: 14).lines[1].hasPrefix("Ada Love"))
  }

  @Test func `buttons and empty states have their symbols, unless the bar needs a line for them`() {
    let stage = Stage(KindScenes.buttons, columns: 40, rows: 14)
    #expect(
      stage.lines[0...6].joined(separator: "\n") == """
         ─ Groups ──────── [+ New] [⌕ Search] ─
         ⚇
         No groups yet
         Start one.

         [+ Start one]

        """)
    #expect(
      Stage(KindScenes.buttons, columns: 30, rows: 14).lines[0]
        == " ─ Groups ── [New] [Search] ─")
  }

  @Test func `tabs have their symbols where none is cut for them`() {
    let bar = TerminalScene.Bar(
      container: ContainerScenes.id(91), kind: .tabs, titles: ["Groups", "People"],
      badges: [1: "3"], symbols: [0: .run, 1: .people], selected: 0)
    let scene = ContainerScenes.scene(.under(bar, ContainerScenes.pane(ContainerScenes.inbox, 1)))
    #expect(Stage(scene, columns: 40, rows: 8).lines[0] == " ‹➚ Groups›  ⚇ People (3)")
    #expect(Stage(scene, columns: 25, rows: 8).lines[0] == " ‹Groups›  People (3)")
  }

  @Test func `a native piece is its drawing, cleaned and cut, otherwise its content or its label`()
  {
    let scene = TerminalScene(layers: [.semantic(KindScenes.piece, number: 1)])
    #expect(
      Stage(scene, columns: 40, rows: 8).lines[1...2] == [
        " From the start to the lake.", " Empty map",
      ])
    var pieces = TerminalPieces()
    pieces.register { (map: RouteMap, columns: Int) in
      map.places + [String(repeating: "~", count: columns + 5), "a\nb"]
    }
    let stage = Stage(scene, columns: 20, rows: 12, pieces: pieces)
    #expect(
      stage.lines[1...5].joined(separator: "\n") == """
         Start
         Lake\u{FFFD}[2J
         ~~~~~~~~~~~~~~~~~…
         a
         b
        """)
  }
}
