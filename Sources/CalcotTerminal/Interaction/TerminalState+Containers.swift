import Calcot
import CalcotContent

extension TerminalState {
  /// Returns the reaction to a key that switches the tab, page or side, or `nil` for another key.
  mutating func switching(_ key: Key, in composition: Composition) -> Reaction? {
    guard composition.dialog == nil, let layer = composition.scene.layers.last,
      layer.arrangement.isSwitched(by: key)
    else { return nil }
    switch key {
    case .control("o"): return layer.arrangement.nextSide.map { go(to: $0) }
    case .control("n"): return turn(1, layer, composition.scene.words)
    case .control("p"): return turn(-1, layer, composition.scene.words)
    case .alt(let digit): return show(digit, layer, composition.scene.words)
    default: return nil
    }
  }

  /// Returns the reaction that switches to the side in an arrow's direction, for an arrow that had
  /// no effect within its own side.
  mutating func crossing(
    _ key: Key, from focus: FocusTarget?, in composition: Composition
  ) -> Reaction {
    if case .branch? = focus { return .show }
    guard composition.dialog == nil, key == .left || key == .right,
      let layer = composition.scene.layers.last
    else { return .show }
    let side = layer.arrangement.side(by: key == .left ? -1 : 1)
    return side.map { go(to: $0) } ?? .show
  }

  private mutating func go(to side: NeighborSide) -> Reaction {
    guard side.isOfStack else { return .send(.select(side.index, in: side.id)) }
    rootFocus.move(toRoot: side.index == 0 ? side.id : nil)
    return .show
  }

  private mutating func turn(_ step: Int, _ layer: TerminalScene.Layer, _ words: HostWords)
    -> Reaction?
  {
    guard let bar = layer.arrangement.bars.last(where: { $0.kind == .pages }) else { return nil }
    guard let page = bar.page(by: step) else {
      notice = step > 0 ? words.keys.lastPage : words.keys.firstPage
      return .show
    }
    return .send(.select(page, in: bar.container))
  }

  private mutating func show(_ digit: Character, _ layer: TerminalScene.Layer, _ words: HostWords)
    -> Reaction?
  {
    guard let bar = layer.arrangement.bars.first(where: { $0.kind == .tabs }) else { return nil }
    guard let number = digit.wholeNumberValue, bar.titles.indices.contains(number - 1) else {
      notice = words.keys.noTab.filled(digit)
      return .show
    }
    return .send(.select(number - 1, in: bar.container))
  }
}

extension TerminalScene.Arrangement {
  /// Returns a Boolean value that indicates whether a key switches the tab, page or side here,
  /// regardless of the focus.
  func isSwitched(by key: Key) -> Bool {
    switch key {
    case .control("o"): nextSide != nil
    case .control("n"), .control("p"): bars.contains { $0.kind == .pages }
    case .alt: bars.contains { $0.kind == .tabs }
    default: false
    }
  }
}

extension TerminalScene {
  /// Returns a Boolean value that indicates whether a key has the same meaning regardless of the
  /// focus.
  func isHosts(_ key: Key) -> Bool {
    key.isAlwaysHosts || layers.last?.arrangement.isSwitched(by: key) == true
  }
}

extension Key {
  /// A Boolean value that indicates whether the key has the same meaning on every screen and over
  /// it.
  var isAlwaysHosts: Bool {
    switch self {
    case .control("c"), .control("q"), .control("z"), .control("l"): true
    default: false
    }
  }
}
