import CalcotContent
import CalcotTree

extension TerminalScene.Arrangement {
  /// The screens of the panes, beginning with the one that the user works in.
  var screens: [ScreenID] {
    switch self {
    case .pane(let pane): return [pane.screen]
    case .under(_, let inner): return inner.screens
    case .beside(_, let sides, let selected):
      let others = sides.indices.filter { $0 != selected }
      return ([selected] + others).flatMap { sides[$0].screens }
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

  /// Returns the side at a distance from the current one in the innermost split that has it, and
  /// the input that switches to it.
  func side(by step: Int) -> (pane: TerminalScene.Pane, input: HostInput)? {
    switch self {
    case .pane: return nil
    case .under(_, let inner): return inner.side(by: step)
    case .beside(let container, let sides, let selected):
      if let inner = sides[selected].side(by: step) { return inner }
      let next = selected + step
      guard sides.indices.contains(next) else { return nil }
      return (sides[next].active, .select(next, in: container))
    }
  }

  /// The side after the one that the user works in, wrapping around to the first.
  var nextSide: (pane: TerminalScene.Pane, input: HostInput)? {
    if let next = side(by: 1) { return next }
    guard case .beside(let container, let sides, _)? = outermostSplit else { return nil }
    return (sides[0].active, .select(0, in: container))
  }

  private var outermostSplit: TerminalScene.Arrangement? {
    switch self {
    case .pane: nil
    case .under(_, let inner): inner.outermostSplit
    case .beside: self
    }
  }
}
