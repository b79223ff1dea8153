import Calcot
import CalcotContent
import CalcotViews
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The markup of tables and grids")
struct TableMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func table(_ order: TableColumn.Order? = .descending) -> Table {
    let columns = [
      TableColumn("name", "Name", isSortable: true),
      TableColumn("far", "Distance", isSortable: true, order: order, isNumeric: true),
      TableColumn("note", "Note"),
    ]
    return Table(Run.all, columns: columns) { run in
      Row(run.id, opens: nil).cells(run.distance, run.note).avatar(nil)
        .actions { Button("Delete") {} }
    }
  }

  @Test
  func `has a header that says what sorts the table, with a button where that can be changed`()
    throws
  {
    let page = try renderer.page(table())
    let heads = page.all.filter { $0.attributes["scope"] == "col" }
    #expect(heads.map { $0.first { $0.tag == "button" }?.text } == ["Name", "Distance", nil])
    #expect(heads.map { $0.attributes["aria-sort"] } == [nil, "descending", nil])
    #expect(heads[2].text == "Note" && heads[1].classes == ["numeric"])
    #expect(heads[1].text == "Distance▼")
  }

  @Test func `has a cell for each column, and one for the row's own buttons`() throws {
    let page = try renderer.page(table())
    let row = try #require(page.first { $0.tag == "tbody" }?.children.first)
    #expect(row.children.map(\.tag) == ["th", "td", "td", "td"])
    #expect(row.children[1].text == "5 km" && row.children[1].classes == ["numeric"])
    #expect(row.children[1].attributes["data-title"] == "Distance")
    #expect(row.children[3].text == "Delete")
    #expect(row.first { $0.classes.contains("title") }?.text == "Hill")
  }

  @Test func `fills cells that are missing, and leaves those out that have no column`() throws {
    let columns = [TableColumn("a", "A"), TableColumn("b", "B"), TableColumn("c", "C")]
    let page = try renderer.page(
      Table(Run.all, columns: columns) { run in
        run.id == "Hill" ? Row(run.id).cells("1") : Row(run.id).cells("1", "2", "3", "4")
      })
    let rows = try #require(page.first { $0.tag == "tbody" }?.children)
    #expect(rows.map { $0.children.map(\.text) } == [["Hill", "1", ""], ["Lake", "1", "2"]])
  }

  @Test func `is patched in its header alone when its rows stay in order`() {
    func parts(_ order: TableColumn.Order?) -> PageParts {
      let pane = WebScene.Pane(
        screen: ScreenID(rawValue: 3), exit: nil,
        body: .semantic(Screen("Runs") { table(order) }.content))
      return renderer.parts(
        WebScene(layers: [
          WebScene.Layer(id: LayerID(rawValue: 1), style: nil, arrangement: .pane(pane))
        ]))
    }
    let operations = PatchMaker.operations(from: parts(.ascending), to: parts(nil), renderer)
    #expect(
      operations == [
        .attributes("3/body/table:c/1", [("aria-sort", nil)]),
        .text("3/body/table:d/1", ""),
      ])
  }

  @Test func `of cards is a list of another class`() throws {
    let page = try renderer.page(
      List(Run.all) { Row($0.id).picture(.data(.png())) }.layout(.grid))
    let grid = try #require(page.first { $0.classes.contains("grid") })
    #expect(grid.classes == ["list", "grid"])
    #expect(grid.all.filter { $0.tag == "li" }.count == 2)
    #expect(grid.all.filter { $0.tag == "img" }.count == 2)
  }

  @Test(arguments: hostileTexts.indices)
  func `escapes titles and cells`(_ place: Int) throws {
    let text = hostileTexts[place]
    let page = try renderer.page(
      Table(Run.all, columns: [TableColumn(text, text, isSortable: true), TableColumn("b", text)]) {
        Row($0.id + text).cells(text)
      })
    #expect(page.first { ["script", "b", "img"].contains($0.tag) } == nil)
  }
}

private struct Run: Identifiable {
  let id: String
  let distance: String
  let note: String
  static let all = [
    Run(id: "Hill", distance: "5 km", note: "Steep"), Run(id: "Lake", distance: "8 km", note: ""),
  ]
}
