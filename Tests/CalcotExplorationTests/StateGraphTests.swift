import CalcotTesting
import Testing

@testable import CalcotExploration

@Suite struct StateGraphTests {
  @Test func `what may lead to a new place is tried twice before a field is filled`() {
    let field = Target(label: "Name", kind: .field)
    let filling = (1...3).map {
      PossibleMove(move: .fill(field, "\($0)"), use: ControlUse("fill", on: "Desk"))
    }
    let tapping = (1...3).map {
      PossibleMove(move: .tap(Target(label: "\($0)")), use: ControlUse("tap", on: "Desk"))
    }
    var graph = StateGraph()
    let state = ExploredState(tree: "desk", lines: [])
    graph.note(state, [], filling + tapping)
    var tried: [String] = []
    while let start = graph.next() {
      tried.append(start.use.description)
      graph.used(start.use, by: start.move, in: state.key, hasEffect: true)
    }
    #expect(tried == ["tap", "tap", "fill", "tap", "fill", "fill"])
  }
}
