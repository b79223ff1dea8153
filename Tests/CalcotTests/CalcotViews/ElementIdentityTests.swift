import Calcot
import CalcotViews
import Testing

@Suite("An element's identity")
@MainActor
struct ElementIdentityTests {
  @Test func `stays the same when siblings of other kinds and other keys come and go`() {
    let alone = ids(of: ["b"], heading: false)
    let among = ids(of: ["a", "b", "c"], heading: true)
    #expect(alone["B"] == ElementID("body/list/b"))
    #expect(among["B"] == alone["B"])
    #expect(among["Save"] == alone["Save"])
    #expect(among["Name"] == alone["Name"])
  }

  @Test func `is its own, whatever characters keys and labels contain`() {
    let screen = Shown {
      List(["x", "x/y", "x#2", "~"], id: \.self) { key in
        Row(key) {}.actions { Button("y") {} }
      }
      Button("Save") {}
      Button("Save") {}
      Button("Save#2") {}
    }
    let all = screen.content.allElements
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(screen.issues.values.isEmpty)
  }

  @Test func `leads to the action of its own element, however alike two keys look`() {
    let log = Recorder<String>()
    let screen = Shown {
      List(["x", "x/y"], id: \.self) { key in
        Row(key) { log.values.append("row \(key)") }
          .actions { Button("y") { log.values.append("button of \(key)") } }
      }
    }
    for element in screen.content.allElements where element.isControl { screen.activate(element) }
    #expect(log.values == ["row x", "button of x", "row x/y", "button of x/y"])
  }

  @Test func `is reported once when two rows have one key, and kept apart by place`() {
    let screen = Shown {
      List(["a", "a", "b"], id: \.self) { Row($0) }
    }
    _ = screen.content
    _ = screen.content
    #expect(
      screen.issues.values == [
        "Two elements have the key body/list/a: give each a key of its own."
      ])
    #expect(
      screen.content.body[0].children.map(\.id.path)
        == ["body/list/a", "body/list/a#2", "body/list/b"])
  }

  private func ids(of keys: [String], heading: Bool) -> [String: ElementID] {
    let screen = Shown {
      if heading { Text("People", role: .heading) }
      List(keys, id: \.self) { Row($0.uppercased()) }
      TextField("Name", text: "") { _ in }
      Button("Save") {}
    }
    let named = screen.content.allElements.compactMap { element in
      element.label.map { ($0, element.id) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
