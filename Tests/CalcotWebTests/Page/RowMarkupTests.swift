import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("The markup of rows, links and groups")
struct RowMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func page(_ content: any Content) throws -> PageNode {
    let elements = Screen("Page") { content }.content.body
    return try PageReader.read(
      "<x>\(renderer.html(elements.map { .element($0, of: ScreenID(rawValue: 3)) }))</x>")
  }

  private func line(_ row: Row) throws -> PageNode {
    try #require(try page(row).first { $0.classes.contains("row") })
  }

  @Test func `tells by its class whether a row leads, acts, is checked or is read`() throws {
    let address = try WebAddress("https://example.org/a?b=1&c=2")
    #expect(try line(Row("A", opens: address)).classes == ["row", "leads"])
    #expect(try line(Row("A") {}).classes == ["row", "acts"])
    #expect(try line(Row("A", isChecked: true) { _ in }).classes == ["row", "checks"])
    let plain = try line(Row("A"))
    #expect(plain.classes == ["row"] && plain.tag == "div")
  }

  @Test(arguments: [true, false])
  func `is a checkbox of a row that is checked`(_ isOn: Bool) throws {
    let row = try line(Row("Milk", detail: "1 l", isChecked: isOn) { _ in }.badge("<3>"))
    #expect(row.tag == "button" && row.attributes["role"] == "checkbox")
    #expect(row.attributes["aria-checked"] == "\(isOn)")
    #expect(row.children.map(\.text) == [isOn ? "☑" : "☐", "Milk", "1 l", "<3>"])
    #expect(row.children[0].attributes["aria-hidden"] == "true")
    #expect(row.children[3].classes == ["badge"])
  }

  @Test func `is a link to an address, which opens beside the page`() throws {
    let address = try WebAddress("https://example.org/")
    let link = try #require(try page(Link("Site", to: address)).first { $0.tag == "a" })
    #expect(link.attributes["href"] == "https://example.org/" && link.text == "Site")
    #expect(link.attributes["target"] == "_blank")
    #expect(link.attributes["rel"] == "noopener noreferrer")
  }

  @Test func `describes a section by its footer`() throws {
    let page = try page(Section("Units", footer: "As on the road.") { Text("km") })
    let section = try #require(page.first { $0.tag == "section" })
    #expect(section.attributes["aria-labelledby"].flatMap(page.node)?.text == "Units")
    #expect(section.attributes["aria-describedby"].flatMap(page.node)?.text == "As on the road.")
    let plain = try self.page(Section(footer: "Why.") { Text("km") })
    let group = try #require(plain.first { $0.classes.contains("group") })
    #expect(group.attributes["role"] == "group")
    #expect(group.attributes["aria-describedby"].flatMap(plain.node)?.text == "Why.")
  }

  @Test func `has a title, a message and buttons where a list would be`() throws {
    let page = try page(EmptyState("No notes", message: "Write one.") { Button("Write") {} })
    let empty = try #require(page.first { $0.classes.contains("empty") })
    #expect(empty.children.map(\.tag) == ["h2", "p", "button"])
    #expect(empty.children.map(\.text) == ["No notes", "Write one.", "Write"])
  }
}
