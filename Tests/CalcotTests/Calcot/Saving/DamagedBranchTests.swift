import Calcot
import CalcotContent
import Foundation
import Testing

@Suite("A saved container with damaged branches")
@MainActor
struct DamagedBranchTests {
  enum Damage: CaseIterable {
    /// The branch is none.
    case unreadable
    /// The branch has no screens, and the identity of a flow.
    case twice
    /// The first screen cannot be read, with all those over it.
    case firstScreen
  }

  private let houses = Recorder<FlowHouse>()
  private let container = "layers[0].stack[0].container"

  private func start(_ route: FlowRoute, restoring state: Data? = nil) -> CalcotApp {
    let house = FlowHouse()
    houses.values.append(house)
    return house.startSaving(route, restoring: state)
  }

  @Test(
    arguments: [.pages(0), .pages(1), .tabs(0), .tabs(1), .split(0), .split(2)] as [FlowRoute],
    Damage.allCases)
  func `loses the damaged branches, whichever they are, and no others`(
    route: FlowRoute, damage: Damage
  ) throws {
    let app = start(route)
    let root = try #require(app.tree.layers.first?.stack.root)
    app.send(.select(route.starts.count - 1, in: root.id))
    let saved = try SavedDocument(app.savedState())
    let branches = try #require(app.tree.layers.first?.stack.root.container?.branches)
    for subset in 0..<(1 << branches.count) {
      let isDamaged = { (index: Int) in subset & (1 << index) != 0 }
      var document = saved
      for index in branches.indices where isDamaged(index) {
        try document.damage("\(container).branches[\(index)]", damage)
      }
      let restored = start(route, restoring: try document.state)
      let comment: Comment = "\(route), \(damage), branches \(branches.indices.filter(isDamaged))"
      #expect(restored.restoration?.failure == nil, comment)
      #expect(restored.restoration?.isComplete == (subset == 0), comment)
      expectIsSound(restored.tree, comment)
      // NB: a branch without its first screen starts anew, if it had one.
      let kept = branches.indices.filter { index in
        !isDamaged(index) || damage == .firstScreen && branches[index].isMade
      }.map { branches[$0] }
      let found = restored.tree.layers.first?.stack.root.container?.branches ?? []
      let offered = route.kind == .pages && !kept.isEmpty ? kept : branches
      #expect(found.map(\.route) == offered.map(\.route), comment)
      #expect(kept.allSatisfy { branch in found.contains { $0.id == branch.id } }, comment)
      let again = start(route, restoring: try restored.savedState())
      #expect(again.restoration == Restoration() && again.tree == restored.tree, comment)
    }
  }
}

extension SavedDocument {
  fileprivate mutating func damage(_ path: String, _ damage: DamagedBranchTests.Damage) throws {
    switch damage {
    case .unreadable: self[path] = "no branch"
    case .twice:
      self["\(path).id"] = 1
      self["\(path).stack"] = [Int]()
    // NB: a page that has not been made has no screens to lose.
    case .firstScreen where count("\(path).stack") == 0: try put("7", at: path + ".route")
    case .firstScreen: self["\(path).stack[0].route.type"] = "Nothing"
    }
  }
}
