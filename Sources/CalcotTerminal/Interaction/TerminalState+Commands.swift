import Calcot
import CalcotContent

extension TerminalState {
  mutating func perform(_ command: Command, _ composition: Composition) -> Reaction {
    guard
      composition.isAvailable(command, focus: focus(in: composition))
        || command.explainsItself, let page = composition.active?.page
    else { return .show }
    switch command {
    case .use: return use(composition, page)
    case .check: return check(composition, page)
    case .back: return leave(composition)
    case .main: return page.mainButton.map { use($0.target, composition) } ?? .show
    case .search:
      guard let field = page.searchField else {
        beginToFind(in: composition)
        return .show
      }
      change(composition) { $0.setFocus(field, on: page) }
      return .show
    case .jump: (stroke, notice) = ([Self.jumpKey], composition.scene.words.keys.jumpLetter)
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

  /// Uses a target. A row or a field gets the focus; a button leaves it where it is, so that the
  /// user finds the row again.
  mutating func use(_ target: FocusTarget, _ composition: Composition) -> Reaction {
    guard let page = composition.active?.page else { return .show }
    let isField = page.fields[target] != nil
    if let focused = page.row(of: target) ?? (isField ? target : nil) {
      change(composition) { $0.setFocus(focused, on: page) }
    }
    return isField ? .show : use(target, composition, page)
  }

  /// Uses an action by its key. A key that the app has not chosen moves the focus to the action at
  /// first, so that no slip changes anything; pressed again, it uses the action.
  mutating func press(
    _ action: ButtonLayout, by key: Key, _ composition: Composition, _ page: Page
  ) -> Reaction {
    if action.actsAtOnce { return use(action.target, composition) }
    guard focus(in: composition) == action.target else {
      focusBeforeLetter = focus(in: composition)
      change(composition) { $0.setFocus(action.target, on: page) }
      notice = composition.scene.words.keys.pressAgain.filled(key.name, action.name)
      return .show
    }
    return use(composition, page)
  }

  /// Empties the search field and returns to the row that had the focus before. Returns `nil` if
  /// there is no search to leave.
  mutating func leaveSearch(_ composition: Composition) -> Reaction? {
    guard composition.dialog == nil, let page = composition.active?.page,
      let field = page.searchField, let text = page.fields[field]?.text,
      let screen = composition.scene.layers.last?.screen, let id = field.element
    else { return nil }
    let focus = focus(in: composition)
    let isInField = focus == field
    guard
      isInField
        ? !text.isEmpty || page.firstRow != nil : !text.isEmpty && page.row(of: focus) != nil
    else { return nil }
    change(composition) { $0.leaveSearch(on: page) }
    return text.isEmpty ? .show : .send(.edit(id, text: "", in: screen))
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
    let isLetter = isLetter
    change(composition) { state in
      if isLetter { state.moveByLetter(move, on: page) } else { state.move(move, on: page) }
    }
    guard focus(in: composition) == before else { return .show }
    return crossing(move, from: before, in: composition)
  }

  /// Handles a key while an overlay is shown.
  mutating func handle(
    _ key: Key, after begun: KeyMap.Stroke, over shown: Overlay, in composition: Composition
  ) -> Reaction {
    switch shown {
    case .help(let offset):
      let most = OverlayLayout(
        shown, composition, focus: focus(in: composition), hasHits: finder != nil
      ).lastOffset
      func show(_ wanted: Int) { overlay = .help(offset: min(max(wanted, 0), most)) }
      switch key {
      case .wheelDown: show(offset + 3)
      case .wheelUp: show(offset - 3)
      case .character(" "): show(offset + 10)
      case .escape, .character("q"), .character("?"), .function(1): overlay = nil
      default:
        switch command(of: begun + [key], inText: false) {
        case .down: show(offset + 1)
        case .up: show(offset - 1)
        case .pageDown, .halfPageDown: show(offset + 10)
        case .pageUp, .halfPageUp: show(offset - 10)
        case .first: show(0)
        case .last: show(most)
        default: break
        }
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

  /// The key after which a letter moves the focus to a row.
  static var jumpKey: Key { .character("'") }

  /// Moves the focus to the next row that begins with the letter of a key, or chooses the next such option.
  mutating func jump(_ key: Key, _ composition: Composition) -> Reaction {
    guard case .character(let letter) = key, let page = composition.active?.page else {
      return .show
    }
    if let reaction = choose(letter, composition, page) { return reaction }
    let here = page.place(of: focus(in: composition)) ?? -1
    let order = Array(here + 1..<page.stops.count) + Array(0..<max(here + 1, 0))
    let next = order.first { page.rowTitle(of: page.stops[$0])?.begins(with: letter) == true }
    if let next { change(composition) { $0.setFocus(page.stops[next].target, on: page) } }
    return .show
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
