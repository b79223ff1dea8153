import Calcot
import CalcotContent
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
struct ExplainedFieldTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  @Test func `is marked as required, and has its label alone`() throws {
    let page = try renderer.page(TextField("Name", text: "", role: .name) { _ in }.required())
    let field = try #require(page.first { $0.classes.contains("field") })
    #expect(field.classes.contains("required"))
    #expect(field.first { $0.tag == "label" }?.text == "Name")
    let input = try #require(field.first { $0.tag == "input" })
    #expect(
      input.attributes["aria-required"] == "true" && input.attributes["autocomplete"] == "name")
  }

  @Test func `has the number of its characters beside their limit, which describes it`() throws {
    let page = try renderer.page(TextField("Note", text: "Ää!", lines: 2...4) { _ in }.limit(2))
    let counter = try #require(page.first { $0.classes.contains("counter") })
    #expect(counter.text == "3/2")
    let input = try #require(page.first { $0.tag == "textarea" })
    #expect(input.attributes["aria-describedby"] == counter.id)
    #expect(
      try renderer.page(TextField("Note", text: "") { _ in }).first {
        $0.classes.contains("counter")
      } == nil)
  }

  @Test func `has its label in itself if it is a search without a hint of its own`() throws {
    let hints: [(own: String?, shown: String)] = [(nil, "Search"), ("a name", "a name")]
    for (hint, shown) in hints {
      let field = TextField("Search", text: "", placeholder: hint, role: .search) { _ in }
      let input = try renderer.page(field).first { $0.attributes["type"] == "search" }
      #expect(input?.attributes["placeholder"] == shown)
    }
  }

  @Test func `has a date in the words of the app, which describe a control in the browser's`()
    throws
  {
    let date = DatePicker("Start", date: Date(timeIntervalSince1970: 0), in: .gmt) { (_: Date) in }
    let page = try renderer.page(date.spelled("1. Jan. 1970"))
    let words = try #require(page.first { $0.text == "1. Jan. 1970" })
    let input = try #require(page.first { $0.attributes["type"] == "date" })
    #expect(input.attributes["value"] == "1970-01-01")
    #expect(input.attributes["aria-describedby"] == words.id)
  }

  @Test func `does not contain a new password`() throws {
    let page = try renderer.page(TextField("Secret", text: "leek", role: .newPassword) { _ in })
    let input = try #require(page.first { $0.attributes["type"] == "password" })
    #expect(input.attributes["autocomplete"] == "new-password")
    #expect(input.attributes["value"] != "leek" && !page.text.contains("leek"))
  }

  @Test func `says a button's key to a browser`() throws {
    let page = try renderer.page(Button("Plan") {}.mnemonic("p"))
    #expect(page.first { $0.text == "Plan" && $0.tag == "button" }?.attributes["accesskey"] == "p")
  }
}
