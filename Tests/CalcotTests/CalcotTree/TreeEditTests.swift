@testable import CalcotTree
import Testing

@testable import Calcot

@Suite("A change of a tree being worked out")
struct TreeEditTests {
  private let flow = FlowID(rawValue: 100)

  private func edit(_ routes: [Int] = [0], modal: [Int] = []) -> TreeEdit {
    var identities = Identities()
    let root = ScreenNode(id: identities.screen(), route: route(routes[0]), flow: flow)
    let base = Layer(
      id: identities.layer(), style: nil, flow: flow, stack: ScreenStack(root: root))
    let flows = [flow: FlowNode(id: flow, parent: nil, route: nil)]
    var edit = TreeEdit(NavigationTree(layers: [base], flows: flows), identities: identities)
    do {
      for number in routes.dropFirst() { try edit.push(route(number), in: flow) }
      for (index, number) in modal.enumerated() {
        if index == 0 {
          edit.present(route(number), as: .sheet, in: flow)
        } else {
          try edit.push(route(number), in: flow)
        }
      }
    } catch { Issue.record(error) }
    return edit
  }

  private func route(_ number: Int) -> AnyRoute { AnyRoute(PageRoute(number)) }

  @MainActor
  @Test("keeps the value that a new screen comes with, and none for a screen without")
  func carries() throws {
    var change = Change(edit())
    try change.apply(Request(.push(route(1)), passing: .carried("a"), flow: flow))
    try change.apply(Request(.push(route(2)), flow: flow))
    #expect(change.carried.count == 1)
    let first = try #require(change.edit.tree.screens.first { $0.route == route(1) })
    #expect(change.carried[first.id] as? String == "a")
  }

  @Test func `sets a stack, keeping every screen whose route stays, wherever it goes`() throws {
    var edit = edit([0, 1, 2])
    let before = edit.tree.layers[0].stack.nodes
    try edit.setStack([route(0), route(5), route(2)], in: flow)
    let after = edit.tree.layers[0].stack.nodes
    #expect(after.map(\.route) == [route(0), route(5), route(2)])
    #expect(after[0] == before[0])
    #expect(after[2] == before[2])
    try edit.setStack([route(2), route(0), route(2)], in: flow)
    let moved = edit.tree.layers[0].stack.nodes
    #expect(moved[1].id == before[0].id)
    #expect(moved[2] == before[2])
    #expect(!before.map(\.id).contains(moved[0].id))
    #expect(throws: Refusal.emptyStack) { try edit.setStack([], in: flow) }
  }

  @Test func `closes a screen wherever it stands, with everything over it`() throws {
    for (number, expected) in [
      (5, "base: page 0 > page 1"), (6, "base: page 0 > page 1\nsheet: page 5"),
      (1, "base: page 0"),
    ] {
      var edit = edit([0, 1], modal: [5, 6])
      let screen = try #require(edit.tree.screens.first { $0.route == route(number) })
      try edit.close(screen.id)
      #expect(edit.tree.description == expected)
    }
  }

  @Test func `refuses an edit that is impossible, and says why`() throws {
    var edit = edit([0, 1], modal: [5])
    let gone = ScreenID(rawValue: 99)
    let base = edit.tree.layers[0]
    #expect(throws: Refusal.stale("the top of the stack")) { try edit.pop(gone, in: flow) }
    #expect(throws: Refusal.stale("the stack that had \(gone)")) { try edit.pop(to: gone) }
    #expect(throws: Refusal.notInStack(route(1))) { try edit.pop(to: route(1), in: flow) }
    #expect(throws: Refusal.stale("the top of the stack")) {
      try edit.replace(gone, with: route(1), in: flow)
    }
    #expect(throws: Refusal.screenEnded(gone)) { try edit.close(gone) }
    #expect(throws: Refusal.nothingToPop) { try edit.close(base.stack.root.id) }
    #expect(throws: Refusal.nothingToDismiss) { try edit.dismiss(base.id) }
    #expect(throws: Refusal.stale("the modal")) { try edit.dismiss(LayerID(rawValue: 77)) }
    let root = try #require(edit.tree.visible)
    #expect(throws: Refusal.nothingToPop) { try edit.pop(root.id, in: flow) }
  }

  @Test func `prints a tree a layer a line, and a dialog last`() {
    var edit = edit([0, 1], modal: [5, 6])
    edit.show(
      Dialog(
        id: LayerID(rawValue: 50), style: .actionSheet, title: "Well?", message: nil, choices: [],
        owner: nil))
    #expect(
      edit.tree.description == """
        base: page 0 > page 1
        sheet: page 5 > page 6
        actionSheet: Well?
        """)
    #expect(NavigationTree(layers: []).description.isEmpty)
  }
}
