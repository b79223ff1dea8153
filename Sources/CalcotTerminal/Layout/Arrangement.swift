import CalcotContent
import CalcotTree

/// A side next to the one that the user works in.
struct NeighborSide {
  /// The pane that the user would work in there.
  let pane: TerminalScene.Pane
  /// The container with the side; of a stack, the root.
  let id: ScreenID
  let index: Int
  /// A Boolean value that indicates whether the sides are the root of a stack and what is on top of
  /// it, rather than those of a split.
  let isOfStack: Bool
}

extension TerminalScene.Arrangement {
  /// The screens of the panes in the order of the tree, beginning with the visible one.
  var screens: [ScreenID] {
    switch self {
    case .pane(let pane): return [pane.screen]
    case .under(_, let inner): return inner.screens
    case .beside(_, let sides, _):
      let others = sides.indices.filter { $0 != visibleSide }
      return ([visibleSide] + others).flatMap { sides[$0].screens }
    }
  }

  /// A Boolean value that indicates whether its first row has the bars of screens alone.
  var beginsWithBars: Bool {
    switch self {
    case .pane: true
    case .under: false
    case .beside(_, let sides, _): sides.allSatisfy(\.beginsWithBars)
    }
  }

  /// The pane of the tree's visible screen, which Escape leaves: of a stack, the one on top.
  var visible: TerminalScene.Pane {
    switch self {
    case .pane(let pane): pane
    case .under(_, let inner): inner.visible
    case .beside(_, let sides, _): sides[visibleSide].visible
    }
  }

  /// The bars that lead to the pane that the user works in, from the outermost inward.
  var bars: [TerminalScene.Bar] {
    switch self {
    case .pane: []
    case .under(let bar, let inner): [bar] + inner.bars
    case .beside(_, let sides, let selected): sides[selected].bars
    }
  }

  /// Returns the side at a distance to the right of the current one in the innermost arrangement
  /// that has it.
  func side(by step: Int) -> NeighborSide? { side { _ in step } }

  /// The side after the one that the user works in, around all of them. The root of a stack comes
  /// after what is on top of it, where the user is first.
  var nextSide: NeighborSide? {
    if let next = side(by: { $0.isStack ? -1 : 1 }) { return next }
    guard let outermost, case .beside(_, let sides, _) = outermost, sides.count > 1 else {
      return nil
    }
    return outermost.neighbor(outermost.isStack ? sides.count - 1 : 0)
  }

  /// Returns the arrangement with the user at work in the root of a stack, or nil if it has no such
  /// root beside another screen.
  func working(inRoot root: ScreenID) -> TerminalScene.Arrangement? {
    switch self {
    case .pane: return nil
    case .under(let bar, let inner):
      return inner.working(inRoot: root).map { .under(bar, $0) }
    case .beside(root, let sides, _) where isStack && sides.count > 1:
      return .beside(root, sides, selected: 0)
    case .beside(let id, var sides, let selected):
      guard let side = sides[selected].working(inRoot: root) else { return nil }
      sides[selected] = side
      return .beside(id, sides, selected: selected)
    }
  }

  /// A Boolean value that indicates whether the sides are the root of a stack and what is on top of
  /// it.
  private var isStack: Bool {
    guard case .beside(let id, let sides, _) = self, case .pane(let root)? = sides.first else {
      return false
    }
    return root.screen == id
  }

  /// The index of the side with the tree's visible screen.
  private var visibleSide: Int {
    guard case .beside(_, let sides, let selected) = self else { return 0 }
    return isStack ? sides.count - 1 : selected
  }

  private var outermost: TerminalScene.Arrangement? {
    switch self {
    case .pane: nil
    case .under(_, let inner): inner.outermost
    case .beside: self
    }
  }

  /// Returns the side at a distance that depends on the arrangement, in the innermost one that has it.
  private func side(by step: (TerminalScene.Arrangement) -> Int) -> NeighborSide? {
    switch self {
    case .pane: nil
    case .under(_, let inner): inner.side(by: step)
    case .beside(_, let sides, let selected):
      sides[selected].side(by: step) ?? neighbor(selected + step(self))
    }
  }

  private func neighbor(_ index: Int) -> NeighborSide? {
    guard case .beside(let id, let sides, _) = self, sides.indices.contains(index) else {
      return nil
    }
    return NeighborSide(pane: sides[index].active, id: id, index: index, isOfStack: isStack)
  }
}
