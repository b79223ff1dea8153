import CalcotContent
import CalcotTree
import CalcotViews
import Testing

@testable import CalcotWeb

@MainActor
struct PageFocusTests {
  private let list = ScreenID(rawValue: 1)
  private let form = ScreenID(rawValue: 2)
  private var focus = PageFocus()

  private static var fields: ScreenContent {
    Screen("Form") {
      TextField("Name", text: "") { _ in }
      Button("Save") {}
    }.content
  }

  private static func search(_ count: String) -> ScreenContent {
    Screen("Search") {
      TextField("Search", text: "", role: .search) { _ in }
      Text(count, role: .secondary)
    }.content
  }

  private mutating func show(
    _ screen: ScreenID, _ content: ScreenContent? = fields, isInSheet: Bool = false,
    isCovered: Bool = false
  ) -> [PatchOperation] {
    focus.show(screen, content, isInSheet: isInSheet, isCovered: isCovered)
  }

  @Test mutating func `goes to the heading of a new screen, and stays there`() {
    focus.begin(on: list)
    let operations = [show(list), show(form), show(form)]
    #expect(operations == [[], [.focus("2:h")], []])
  }

  @Test mutating func `goes to the first field of a sheet`() {
    focus.begin(on: list)
    let operations = show(form, isInSheet: true)
    #expect(operations == [.focus("2/body/Name:i")])
  }

  @Test mutating func `returns to what was used last, if it is still there`() {
    focus.used(ElementID("body/Save"), on: list)
    focus.used(ElementID("body/Gone"), on: form)
    let operations = [show(list), show(form)]
    #expect(operations == [[.focus("1/body/Save")], [.focus("2:h")]])
  }

  @Test mutating func `forgets what was used on a screen that has left`() {
    focus.used(ElementID("body/Save"), on: list)
    focus.keep(only: [form])
    let operations = show(list)
    #expect(operations == [.focus("1:h")])
  }

  @Test mutating func `is left to the browser when a dialog or a panel has covered the screen`() {
    let operations = [show(list, isCovered: true), show(list)]
    #expect(operations == [[], []])
  }

  @Test mutating func `stays when the number of results changes, which is announced`() {
    focus.begin(on: list)
    let operations = [
      show(list, Self.search("2 results")), show(list, Self.search("1 result")),
      show(list, Self.search("1 result")), show(form), show(list, Self.search("no result")),
    ]
    #expect(
      operations == [[], [.announce("1 result")], [], [.focus("2:h")], [.focus("1:h")]])
  }

  private static func form(_ problem: String?, figure: String = "1") -> ScreenContent {
    Screen("Form") {
      TextField("First", text: "") { _ in }
      TextField("Name", text: "", error: problem) { _ in }
      Text(figure, role: .figure)
      Button("Save", role: .main) {}
      Button("Count") {}
    }.content
  }

  private mutating func press(_ name: String) {
    focus.acts(.activate(ElementID("body/\(name)"), in: form), Self.form(nil))
  }

  @Test mutating func `goes to the first field with an objection when Save is refused`() {
    focus.begin(on: form)
    press("Save")
    #expect(show(form, Self.form(nil)) == [], "the answer is on its way")
    #expect(show(form, Self.form("Taken")) == [.focus("2/body/Name:i")])
    #expect(show(form, Self.form("Taken")) == [])
    press("Save")
    #expect(show(form, Self.form("Taken")) == [.focus("2/body/Name:i")], "refused again")
  }

  @Test mutating func `stays for an objection that another press or text has called forth`() {
    focus.begin(on: form)
    press("Count")
    #expect(show(form, Self.form("Taken")) == [])
    press("Save")
    focus.acts(.edit(ElementID("body/First"), text: "x", in: form), Self.form(nil))
    #expect(show(form, Self.form("Taken")) == [])
  }

  @Test mutating func `stays in the field of a refused Enter, whose objection is announced`() {
    focus.begin(on: form)
    focus.acts(.submit(ElementID("body/Name"), in: form), Self.form(nil))
    #expect(
      show(form, Self.form("Taken")) == [.focus("2/body/Name:i"), .announce("Taken")])
  }

  @Test mutating func `stays where a press has changed a figure, which is announced once`() {
    focus.begin(on: form)
    #expect(show(form, Self.form(nil, figure: "2")) == [], "nobody has pressed")
    press("Count")
    #expect(show(form, Self.form(nil, figure: "2")) == [.announce("2")])
    #expect(show(form, Self.form(nil, figure: "3")) == [])
  }
}
