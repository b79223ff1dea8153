import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import Foundation
import Testing

@MainActor
struct RenderedPanelTests {
  private let entries =
    (1...30).map { PathCandidate("page \($0).txt") }
    + [PathCandidate("papers", isFolder: true), PathCandidate("pa\\u{1B}[2J\\u{202E}x.txt")]

  private func picking() -> PanelStage {
    var stage = PanelStage(.pickDocuments(FilePick([.text], most: 3)))
    stage.type("~/pa")
    stage.press(.enter)
    stage.take(.read(.success(PickedFile("a\nb.txt", content: Data()))))
    stage.type("pa")
    stage.complete(among: entries)
    return stage
  }

  @Test("names under the prompt at 80 by 24; hostile ones are spelled out, and many are cut")
  func picks() {
    let stage = picking().stage(columns: 80, rows: 24)
    #expect(
      stage.text == """
         ─ My groups ────────────────────────────────────────── [New group] [Refresh] ─
         Runners                                                            7 members ›
         Swimmers                                                           8 members ›
         R╭──────────────────────────────────────────────────────────────────────────╮›
          │ Choose documents                                                         │
          │ Up to 3 files. Kinds: txt, md, csv                                       │
          │ Picked: a\\nb.txt                                                         │
          │ File                                                                     │
          │ pa                                                                       │
          │ pa\\u{1B}[2J\\u{202E}x.txt  page 1.txt                                     │
          │ page 10.txt               page 11.txt                                    │
          │ page 12.txt               page 13.txt                                    │
          │ page 14.txt               page 15.txt                                    │
          │ page 16.txt               page 17.txt                                    │
          │ page 18.txt               page 19.txt                                    │
          │ page 2.txt                page 20.txt                                    │
          │ page 21.txt               page 22.txt                                    │
          │ … 16 more                                                                │
          ╰──────────────────────────────────────────────────────────────────────────╯




         Enter Take  Tab Complete  Esc Cancel  Ctrl-Q Quit
        """)
    #expect(stage.picture.frame.cursor == CellPosition(column: 6, row: 8))
  }

  @Test func `names under the prompt at 40 by 12`() {
    let stage = picking().stage(columns: 40, rows: 12)
    #expect(
      stage.text == """
        ╭──────────────────────────────────────╮
        │ Choose documents                     │
        │ Up to 3 files. Kinds: txt, md, csv   │
        │ Picked: a\\nb.txt                     │
        │ File                                 │
        │ pa                                   │
        │ pa\\u{1B}[2J\\u{202E}x.txt             │
        │ page 1.txt                           │
        │ page 10.txt                          │
        │ … 29 more                            │
        ╰──────────────────────────────────────╯
         Enter Take  Tab Complete  Ctrl-Q Quit
        """)
  }

  @Test("the end of a long path is seen, and where there is hardly any room the path first of all")
  func longPath() {
    var panel = PanelStage(.pickImage(FilePick()))
    panel.type("/home/me/pictures/of/the/last/summer/at/the/sea/and/in/the/hills.png")
    let small = panel.stage(columns: 40, rows: 12)
    #expect(small.lines.contains { $0.contains("hills.png") })
    let tiny = panel.stage(columns: 12, rows: 2)
    #expect(tiny.lines.contains { $0.contains("ills.png") })
    for (columns, rows) in [(0, 0), (1, 1), (3, 80), (200, 1)] {
      #expect(panel.stage(columns: columns, rows: rows).lines.count == rows)
    }
  }

  @Test func `a panel says that Enter replaces a file that is there already`() {
    var panel = PanelStage(.share(.file(PickedFile("notes.txt", content: Data()))))
    panel.press(.enter)
    panel.take(.written(.isThere("notes.txt")))
    let stage = panel.stage(columns: 60, rows: 12)
    #expect(stage.lines.contains { $0.contains("notes.txt is there already. Enter replaces it.") })
    #expect(stage.lines.last == " Enter Replace  Tab Complete  Esc Cancel  Ctrl-Q Quit")
  }

  @Test func `a text is shown before it is shared`() {
    var panel = PanelStage(.share(.text("First\nSecond\u{1B}[2J\n\n3\n4\n5")))
    panel.press(.tab)
    let stage = panel.stage(columns: 50, rows: 12)
    #expect(
      stage.text == """
         My groups                  [New group] [Refresh]
        ╭────────────────────────────────────────────────╮
        │ Share                                          │
        │ First                                          │
        │ Second\\u{1B}[2J                                │
        │ 3                                              │
        │                                                │
        │ [Copy] [Save as a file]                        │
        ╰────────────────────────────────────────────────╯


         Enter Choose  Tab Next  Esc Cancel  Ctrl-Q Quit
        """)
    #expect(stage.focused == "[Save as a file]")
  }

  @Test func `an address is a link, also where it takes several lines`() throws {
    let address = try WebAddress("https://example.com/papers/of/the/year?sorted=by-date")
    var panel = PanelStage(.open(address))
    panel.press(.character("c"))
    panel.take(.copied(nil))
    let stage = panel.stage(columns: 40, rows: 12)
    #expect(
      stage.text == """
         My groups        [New group] [Refresh]
         Runners                    7 members ›
        ╭──────────────────────────────────────╮
        │ Open this address                    │
        │ https://example.com/papers/of/the/ye │
        │ ar?sorted=by-date                    │
        │ Copied.                              │
        ╰──────────────────────────────────────╯



         Enter Done  c Copy  Ctrl-Q Quit
        """)
    let frame = stage.picture.frame
    #expect(frame.cells[2, 4].style.link == address)
    #expect(frame.cells[2, 5].style.link == address)
    #expect(frame.cells[2, 6].style.link == nil)
    var screen = VirtualScreen(frame.cells.size)
    screen.take(ANSIDiff().bytes(from: nil, to: frame))
    #expect(screen.cells == frame.cells)
    #expect(screen.unknown.isEmpty)
  }
}
