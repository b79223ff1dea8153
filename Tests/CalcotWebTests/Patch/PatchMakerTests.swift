import Calcot
import CalcotTesting
import CalcotViews
@testable import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("A patch")
struct PatchMakerTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func scene(_ screen: Screen) -> WebScene {
    let pane = WebScene.Pane(
      screen: ScreenID(rawValue: 3), exit: nil, body: .semantic(screen.content))
    return WebScene(layers: [
      WebScene.Layer(
        id: LayerID(rawValue: 1), style: nil, arrangement: .pane(pane))
    ])
  }

  private func operations(_ old: Screen, _ new: Screen) -> [PatchOperation] {
    PatchMaker.operations(
      from: renderer.parts(scene(old)), to: renderer.parts(scene(new)), renderer)
  }

  private func frame(_ operations: [PatchOperation]) -> String {
    var json = JSONWriter()
    json.beginArray()
    json.add(1)
    for operation in operations { operation.write(to: &json) }
    json.endArray()
    return json.text
  }

  private func rows(_ rows: [(Int, String)]) -> Screen {
    Screen("List") {
      List(rows.map { NumberedRow(id: $0.0, detail: $0.1) }) { row in
        Row("Row \(row.id)", detail: row.detail) {}
      }
    }
  }

  @Test func `of a counter has its text`() {
    func counter(_ count: Int) -> Screen { Screen("Counter") { Text("\(count)") } }
    let text = frame(operations(counter(4), counter(5)))
    #expect(text == #"[1,["t","3/body/text","5"]]"#)
    #expect(text.utf8.count <= 40)
  }

  @Test func `of a tab's badge has its text and what is read aloud`() {
    func tabs(_ badge: String?) -> WebScene {
      var scene = scene(Screen("Page") {})
      let bar = WebScene.Bar(
        container: ScreenID(rawValue: 2), kind: .tabs, titles: ["Mail"],
        badges: badge.map { [0: $0] } ?? [:],
        selected: 0)
      scene.layers[0].arrangement = .under(bar, scene.layers[0].arrangement)
      return scene
    }
    func changes(_ old: String?, _ new: String?) -> String {
      frame(
        PatchMaker.operations(
          from: renderer.parts(tabs(old)), to: renderer.parts(tabs(new)), renderer))
    }
    #expect(
      changes("3", "4")
        == #"[1,["a","2:n/0","aria-label","Mail, 4"],["t","2:n/0/b","4"]]"#)
    #expect(changes(nil, "3").contains(#"<span id=\"2:n/0/b\" class=\"badge\">3</span>"#))
    #expect(changes("3", nil).contains(#"["r","2:n/0/b"]"#))
  }

  @Test func `of a list has the one row that differs`() {
    let old = (1...100).map { ($0, "10 left") }
    var new = old
    new[41].1 = "9 left"
    let text = frame(operations(rows(old), rows(new)))
    #expect(text == #"[1,["t","3/body/list/42:d","9 left"]]"#)
    #expect(text.utf8.count <= 60)
  }

  @Test func `takes rows out, puts rows in and moves rows, each by its key`() {
    let old = rows([(1, ""), (2, ""), (3, ""), (4, "")])
    #expect(
      operations(old, rows([(1, ""), (4, "")]))
        == [.remove(["3/body/list/2", "3/body/list/3"])])
    #expect(
      operations(old, rows([(4, ""), (1, ""), (2, ""), (3, "")]))
        == [.move("3/body/list/4", before: "3/body/list/1", into: "3/body/list:l")])
    let inserted = operations(old, rows([(1, ""), (9, "x"), (2, ""), (3, ""), (4, "")]))
    guard case .insert(let html, "3/body/list:l", "3/body/list/2")? = inserted.first else {
      Issue.record("\(inserted)")
      return
    }
    #expect(inserted.count == 1 && html.hasPrefix(#"<li id="3/body/list/9">"#))
  }

  @Test func `sets and takes away attributes`() {
    func button(_ isEnabled: Bool) -> Screen {
      Screen("Form") { Button("Save", isEnabled: isEnabled) {} }
    }
    #expect(
      operations(button(true), button(false)) == [
        .attributes("3/body/Save", [("aria-disabled", "true")])
      ])
    #expect(
      operations(button(false), button(true)) == [
        .attributes("3/body/Save", [("aria-disabled", nil)])
      ])
  }

  @Test func `leaves a form alone when the action of Enter in it changes`() {
    func form(_ isEnabled: Bool, _ hasName: Bool = true) -> Screen {
      Screen("Form") {
        TextField("Card", text: "", isEnabled: isEnabled) { _ in }
        if hasName { TextField("Name", text: "") { _ in } }
      }
    }
    #expect(
      operations(form(false), form(true)) == [
        .attributes("3:s", [("name", "do s 3/body/Card")]),
        .attributes("3/body/Card:i", [("disabled", nil)]),
      ])
    #expect(
      operations(form(false), form(false, false)) == [
        .remove(["3:s"]), .remove(["3/body/Name"]),
      ])
  }

  @Test func `leaves a field to the browser, and says what it is to hold`() {
    func field(_ text: String, _ error: String?) -> Screen {
      Screen("Form") { TextField("Name", text: text, error: error) { _ in } }
    }
    #expect(
      operations(field("a", nil), field("A", "Too short"))
        == [
          .value("3/body/Name:i", "A"),
          .attributes(
            "3/body/Name:i", [("aria-invalid", "true"), ("aria-describedby", "3/body/Name:e")]),
          .text("3/body/Name:e", "Too short"),
        ].sortedLike(operations(field("a", nil), field("A", "Too short"))))
  }

  @Test func `turns any page into any other page`() throws {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    let page = try LivePage()
    var shown = WebScene()
    for round in 0..<Rounds.of(2_000, short: 200) {
      let next = RandomScene.make(&random)
      let operations = PatchMaker.operations(
        from: renderer.parts(shown), to: renderer.parts(next), renderer)
      page.receive(frame(operations))
      #expect(page.problems.isEmpty, "seed \(seed), round \(round)")
      let wanted = try PageReader.read(renderer.html(renderer.parts(next).all.map { .tag($0) }))
      let parts = ["page", "status", "alert"].compactMap { page.document.node($0)?.markup }
      let expected = wanted.children.map(\.markup)
      for (part, expected) in zip(parts, expected) where part != expected {
        let place = zip(part, expected).prefix { $0 == $1 }.count
        let (found, wanted) = (part.dropFirst(place - 40), expected.dropFirst(place - 40))
        let said = "…\(String(found.prefix(160)))\ninstead of …\(String(wanted.prefix(160)))"
        Issue.record("seed \(seed), round \(round): \(said)")
        return
      }
      shown = next
      if !page.problems.isEmpty { return }
    }
  }
}

private struct NumberedRow: Identifiable {
  let id: Int
  let detail: String
}

extension [PatchOperation] {
  /// Returns the same operations in the order of others where order does not matter.
  fileprivate func sortedLike(_ others: [PatchOperation]) -> [PatchOperation] {
    others.filter(contains) + filter { !others.contains($0) }
  }
}

extension PageNode {
  /// The node as text, its attributes in alphabetical order.
  var markup: String {
    if tag.isEmpty { return words.isEmpty ? "" : "\"\(words)\"" }
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
    return "<\(tag)\(attributes)>\(children.map(\.markup).joined())"
  }
}
