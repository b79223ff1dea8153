package import Calcot
package import CalcotContent

extension Scene {
  /// A screen with its navigation bar, in its position within a layer.
  package struct Pane: Equatable, Sendable {
    package var screen: ScreenID
    package var exit: Exit?
    package var body: Body

    package init(_ screen: ScreenID, exit: Exit? = nil, body: Body) {
      self.screen = screen
      self.exit = exit
      self.body = body
    }
  }

  /// The bar that leads from one stack of a container to another.
  package struct Bar: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case tabs, pages }

    package var container: ScreenID
    package var kind: Kind
    /// The titles of the stacks; unused for pages.
    package var titles: [String]
    package var selected: Int
    /// The position among the pages, in words.
    package var position: String

    package init(
      _ container: ScreenID, _ kind: Kind, titles: [String], selected: Int,
      words: HostWords = HostWords()
    ) {
      self.container = container
      self.kind = kind
      self.titles = titles
      self.selected = selected
      position = words.pageOfCount.filled(selected + 1, titles.count)
    }
  }

  /// The arrangement of a layer's panes, as given by the containers of its stack.
  package indirect enum Arrangement: Equatable, Sendable {
    case pane(Pane)
    case under(Bar, Arrangement)
    /// The sides of a split next to each other, with the index of the one that the user works in.
    case beside(ScreenID, [Arrangement], selected: Int)
  }
}

extension Scene.Arrangement {
  /// The pane that the user works in.
  var active: Scene.Pane {
    get {
      switch self {
      case .pane(let pane): pane
      case .under(_, let inner): inner.active
      case .beside(_, let sides, let selected): sides[selected].active
      }
    }
    set {
      switch self {
      case .pane: self = .pane(newValue)
      case .under(let bar, var inner):
        inner.active = newValue
        self = .under(bar, inner)
      case .beside(let container, var sides, let selected):
        sides[selected].active = newValue
        self = .beside(container, sides, selected: selected)
      }
    }
  }

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
  var bars: [Scene.Bar] {
    switch self {
    case .pane: []
    case .under(let bar, let inner): [bar] + inner.bars
    case .beside(_, let sides, let selected): sides[selected].bars
    }
  }

  /// Returns the side at a distance from the current one in the innermost split that has it, and
  /// the input that switches to it.
  func side(by step: Int) -> (pane: Scene.Pane, input: HostInput)? {
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
  var nextSide: (pane: Scene.Pane, input: HostInput)? {
    if let next = side(by: 1) { return next }
    guard case .beside(let container, let sides, _)? = outermostSplit else { return nil }
    return (sides[0].active, .select(0, in: container))
  }

  private var outermostSplit: Scene.Arrangement? {
    switch self {
    case .pane: nil
    case .under(_, let inner): inner.outermostSplit
    case .beside: self
    }
  }
}
