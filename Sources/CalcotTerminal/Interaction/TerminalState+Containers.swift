import Calcot
import CalcotContent

extension TerminalState {
  /// Returns the reaction to a command that switches the tab, page or side.
  mutating func switching(_ command: Command, in composition: Composition) -> Reaction {
    guard let arrangement = composition.arrangement else { return .show }
    let words = composition.scene.words
    switch command {
    case .otherSide: return arrangement.nextSide.map { go(to: $0) } ?? .show
    case .nextBranch: return turn(1, composition.switchedBar, words)
    case .previousBranch: return turn(-1, composition.switchedBar, words)
    case .branch(let digit): return show(digit, composition.switchedBar, words)
    default: return .show
    }
  }

  /// Returns the reaction that switches to the side in an arrow's direction, for an arrow that had
  /// no effect within its own side. To the right of a row is what it leads to, and to the left of a pushed screen the
  /// one below it.
  mutating func crossing(
    _ move: PageState.Move, from focus: FocusTarget?, in composition: Composition
  ) -> Reaction {
    if case .branch? = focus { return .show }
    guard composition.dialog == nil, move == .left || move == .right,
      let layer = composition.scene.layers.last
    else { return .show }
    let side = layer.arrangement.side(by: move == .left ? -1 : 1)
    if side?.isOfStack != false, move == .right, let page = composition.active?.page,
      let row = focus.flatMap(page.focusedRow)?.value, row.use == .leads, !row.isOpen
    {
      return use(composition, page)
    }
    if let side { return go(to: side) }
    guard move == .left, case .back? = layer.exit, !composition.scene.isUnsaved else {
      return .show
    }
    return leave(composition)
  }

  private mutating func go(to side: NeighborSide) -> Reaction {
    guard side.isOfStack else { return .send(.select(side.index, in: side.id)) }
    rootFocus.move(toRoot: side.index == 0 ? side.id : nil)
    return .show
  }

  private mutating func turn(
    _ step: Int, _ bar: TerminalScene.Bar?, _ words: HostWords
  ) -> Reaction {
    guard let bar else { return .show }
    let place = bar.selected + step
    guard bar.titles.indices.contains(place) else {
      let isPages = bar.kind == .pages
      notice =
        step > 0
        ? (isPages ? words.keys.lastPage : words.keys.lastTab)
        : (isPages ? words.keys.firstPage : words.keys.firstTab)
      return .show
    }
    return .send(.select(place, in: bar.container))
  }

  private mutating func show(
    _ digit: Character, _ bar: TerminalScene.Bar?, _ words: HostWords
  ) -> Reaction {
    guard let bar else { return .show }
    guard let number = digit.wholeNumberValue, bar.titles.indices.contains(number - 1) else {
      notice = words.keys.noTab.filled(digit)
      return .show
    }
    return .send(.select(number - 1, in: bar.container))
  }
}

extension TerminalScene {
  /// Returns a Boolean value that indicates whether a key has the same meaning regardless of the
  /// focus.
  func isHosts(_ key: Key) -> Bool {
    if key.isAlwaysHosts { return true }
    let arrangement = layers.last?.arrangement
    switch key {
    case .control("o"): return arrangement?.nextSide != nil
    case .alt(let digit): return digit.isNumber && arrangement?.bars.isEmpty == false
    default: return false
    }
  }
}

extension Key {
  /// A Boolean value that indicates whether the key has the same meaning everywhere, also above the
  /// screens.
  var isAlwaysHosts: Bool {
    switch self {
    case .control("c"), .control("q"), .control("z"), .control("l"): true
    default: false
    }
  }
}
