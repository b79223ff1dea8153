import CalcotContent
import CalcotTree
import CalcotViews
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The markup of a row's actions")
struct RowActionMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func page(_ roles: [ActionRole]) throws -> PageNode {
    try renderer.page(
      Row("Hills").actions {
        for role in roles { Button("\(role)", role: role) {} }
      })
  }

  /// Returns the labels beside the row, and those in its menu.
  private func labels(_ roles: [ActionRole]) throws -> [[String]] {
    let actions = try #require(try page(roles).first { $0.attributes["class"] == "actions" })
    let menu = actions.first { $0.attributes["class"] == "more" }
    let folded = (menu?.all ?? []).filter { $0.tag == "button" }.map(\.text)
    let all = actions.all.filter { $0.tag == "button" }.map(\.text)
    return [all.filter { !folded.contains($0) }, folded]
  }

  @Test func `has a single one beside the row, and folds what destroys something`() throws {
    #expect(try labels([.normal]) == [["normal"], []])
    #expect(try labels([.destructive]) == [["⋯"], ["destructive"]])
  }

  @Test func `has the main ones of several beside the row, and folds the others`() throws {
    #expect(
      try labels([.normal, .main, .destructive]) == [["main", "⋯"], ["normal", "destructive"]])
  }

  @Test func `names the button of the menu by the row`() throws {
    let page = try page([.destructive])
    let opener = try #require(page.first { $0.attributes["popovertarget"] != nil })
    let names = opener.attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
    #expect(names.first == opener.id)
    #expect(names.last.flatMap(page.node)?.text == "Hills")
    #expect(page.node(opener.attributes["popovertarget"] ?? "") != nil)
  }
}
