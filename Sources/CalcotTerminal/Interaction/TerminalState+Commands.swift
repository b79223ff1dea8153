import Calcot
import CalcotContent

extension TerminalState {
  /// Performs a command.
  mutating func perform(_ command: Command, _ composition: Composition) -> Reaction {
    guard
      composition.isAvailable(command, focus: focus(in: composition))
        || command.explainsItself, let page = composition.active?.page
    else { return .show }
    switch command {
    case .use: return use(composition, page)
    case .check: return check(composition, page)
    case .back: return leave(composition)
    case .search:
      change(composition) { $0.setFocus(page.searchField, on: page) }
      return .show
    case .refresh: return page.refreshButton.map { use($0.target, composition) } ?? .show
    case .palette: overlay = .palette(Palette())
    case .help: overlay = .help(offset: 0)
    case .nextBranch, .previousBranch, .branch, .otherSide:
      return switching(command, in: composition)
    case .repaint: return .repaint
    case .suspend: return .suspend
    case .quit: return quit(composition.scene)
    case .nextRegion, .previousRegion, .up, .down, .left, .right, .first, .last, .pageUp,
      .pageDown, .halfPageUp, .halfPageDown:
      return move(command, composition, page)
    }
    return .show
  }

  /// Moves the focus to a target and uses it.
  mutating func use(_ target: FocusTarget, _ composition: Composition) -> Reaction {
    guard let page = composition.active?.page else { return .show }
    change(composition) { $0.setFocus(target, on: page) }
    if page.fields[target] != nil { return .show }
    return use(composition, page)
  }

  /// Checks a row, or presses a button as Enter does.
  private mutating func check(_ composition: Composition, _ page: Page) -> Reaction {
    page.takesSpace(focus(in: composition)) ? use(composition, page) : .show
  }

  private mutating func move(
    _ command: Command, _ composition: Composition, _ page: Page
  ) -> Reaction {
    guard let move = PageState.Move(command) else { return .show }
    let before = focus(in: composition)
    change(composition) { $0.move(move, on: page) }
    guard focus(in: composition) == before else { return .show }
    return crossing(move, from: before, in: composition)
  }

  /// Handles a key while an overlay is shown.
  mutating func handle(
    _ key: Key, over shown: Overlay, in composition: Composition
  ) -> Reaction {
    switch shown {
    case .help(let offset):
      switch key {
      case .down, .character("j"), .wheelDown: overlay = .help(offset: offset + 1)
      case .up, .character("k"), .wheelUp: overlay = .help(offset: max(offset - 1, 0))
      case .pageDown, .character(" "): overlay = .help(offset: offset + 10)
      case .pageUp: overlay = .help(offset: max(offset - 10, 0))
      default: overlay = nil
      }
    case .palette(var palette):
      let entries = composition.paletteEntries(focus: focus(in: composition))
      switch palette.handle(key, among: entries) {
      case .show: overlay = .palette(palette)
      case .close: overlay = nil
      case .choose(.use(let target)):
        overlay = nil
        return use(target, composition)
      case .choose(.command(let command)):
        overlay = nil
        return perform(command, composition)
      }
    }
    return .show
  }

  /// Moves the focus to the next row that begins with a letter.
  mutating func goToRow(beginningWith letter: Character, _ composition: Composition) {
    guard let page = composition.active?.page, !page.stops.isEmpty else { return }
    let here = page.place(of: focus(in: composition)) ?? -1
    let order = Array(here + 1..<page.stops.count) + Array(0...max(here, 0))
    let next = order.first { page.rowTitle(of: page.stops[$0])?.begins(with: letter) == true }
    if let next { change(composition) { $0.setFocus(page.stops[next].target, on: page) } }
  }
}

extension Command {
  /// A Boolean value that indicates whether the command tells why it has no effect.
  fileprivate var explainsItself: Bool {
    switch self {
    case .back, .check: true
    default: false
    }
  }
}

extension PageState.Move {
  fileprivate init?(_ command: Command) {
    switch command {
    case .nextRegion: self = .next
    case .previousRegion: self = .previous
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .first: self = .first
    case .last: self = .last
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .halfPageUp: self = .halfPageUp
    case .halfPageDown: self = .halfPageDown
    default: return nil
    }
  }
}
