import CalcotContent
import CalcotTree

/// A side next to the one that the user works in.
struct NeighborSide {
  /// The pane that becomes active when the user switches to the side.
  let pane: TerminalScene.Pane
  /// The container that has the side; for a stack, its root.
  let id: ScreenID
  let index: Int
  /// A Boolean value that indicates whether the sides are the root and the top of a stack, rather
  /// than the sides of a split.
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

  /// A Boolean value that indicates whether the first row consists of the screens' own bars.
  var beginsWithBars: Bool {
    switch self {
    case .pane: true
    case .under: false
    case .beside(_, let sides, _): sides.allSatisfy(\.beginsWithBars)
    }
  }

  /// The pane of the tree's visible screen, which Escape leaves. In a stack, it is the top one.
  var visible: TerminalScene.Pane {
    switch self {
    case .pane(let pane): pane
    case .under(_, let inner): inner.visible
    case .beside(_, let sides, _): sides[visibleSide].visible
    }
  }

  /// The bars above the pane that the user works in, from the outermost inward.
  var bars: [TerminalScene.Bar] {
    switch self {
    case .pane: []
    case .under(let bar, let inner): [bar] + inner.bars
    case .beside(_, let sides, let selected): sides[selected].bars
    }
  }

  /// Returns the side `step` places to the right of the current one, in the innermost arrangement
  /// that has such a side.
  func side(by step: Int) -> NeighborSide? { side { _ in step } }

  /// The side after the current one, wrapping around. In a stack, the top screen comes first and
  /// the root follows.
  var nextSide: NeighborSide? {
    if let next = side(by: { $0.isStack ? -1 : 1 }) { return next }
    guard let outermost, case .beside(_, let sides, _) = outermost, sides.count > 1 else {
      return nil
    }
    return outermost.neighbor(outermost.isStack ? sides.count - 1 : 0)
  }

  /// Returns the arrangement with the root of a stack active, or `nil` if it has no such root
  /// beside another screen.
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

  /// The root of the innermost stack that shows beside it what it opens, if the user works in the root.
  var listBeside: ScreenID? {
    switch self {
    case .pane: nil
    case .under(_, let inner): inner.listBeside
    case .beside(let id, let sides, let selected):
      isStack && selected == 0 ? id : sides[selected].listBeside
    }
  }

  /// A Boolean value that indicates whether the sides are the root and the top of a stack.
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

  /// Returns the side at a distance in the innermost arrangement that has it; `step` chooses the
  /// distance for an arrangement.
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
