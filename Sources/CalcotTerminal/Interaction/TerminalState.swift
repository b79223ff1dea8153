package import Calcot
package import CalcotContent

/// The user's state on every screen of the tree and in the dialog.
///
/// It interprets each key; the host only performs the reactions.
package struct TerminalState: Equatable, Sendable {
  /// An action for the host.
  package enum Reaction: Equatable, Sendable {
    /// Only show the state, which may have changed.
    case show
    case send(HostInput)
    case copy(String)
    case quit, suspend, repaint
  }

  package private(set) var pages: [ScreenID: PageState] = [:]
  package private(set) var dialogPage = PageState()
  /// A notice that is shown until the next key.
  package var notice: String?
  private var dialog: LayerID?
  /// A Boolean value that indicates whether the last key has asked the user to confirm quitting.
  private var asksToQuit = false
  /// The focus before a letter has moved it to its action, which Escape brings back; nil after any other key.
  var focusBeforeLetter: FocusTarget?
  /// The keys of an unfinished stroke.
  var stroke: KeyMap.Stroke = []
  /// A Boolean value that indicates whether the last key was a letter.
  private(set) var isLetter = false
  /// The texts that the user can restore in a field.
  var memory = EditMemory()
  /// The overlay above the screens.
  var overlay: Overlay?
  /// The search in the rows of a screen.
  var finder: Finder?
  var rootFocus = RootFocus()

  /// A Boolean value that indicates whether the list of keys or the palette is open, or a search is
  /// typed.
  package var isOverlaid: Bool { overlay != nil || finder?.isTyping == true }

  package init() {}

  /// Makes the side that the user works in active, where the tree does not determine it.
  package mutating func arrange(_ scene: inout TerminalScene) { rootFocus.apply(to: &scene) }

  package func focus(in composition: Composition) -> FocusTarget? { page(in: composition).focus }

  /// Adapts the state to the current composition.
  package mutating func reconcile(with composition: Composition) {
    if composition.scene.dialog?.id != dialog {
      dialog = composition.scene.dialog?.id
      dialogPage = PageState()
    }
    if let finder, composition.scene.layers.last?.screen != finder.screen { self.finder = nil }
    for pane in composition.layers.flatMap(\.panes) {
      pages[pane.screen, default: PageState()].reconcile(with: pane.placed.page)
    }
    if let placed = composition.dialog { dialogPage.reconcile(with: placed.page) }
  }

  /// Takes the position on a screen that the user has chosen before.
  mutating func restore(
    _ focus: FocusTarget?, offset: Int, text: FieldText? = nil, on screen: ScreenID
  ) {
    pages[screen, default: PageState()].restore(focus, offset: offset, text: text)
  }

  /// Discards the state of screens that have left the tree.
  package mutating func forget(except screens: Set<ScreenID>) {
    pages = pages.filter { screens.contains($0.key) }
    rootFocus.forget(except: screens)
  }

  /// Handles a key. Reconcile the state with `composition` first.
  package mutating func handle(_ key: Key, in composition: Composition) -> Reaction {
    notice = nil
    isLetter = if case .character = key { true } else { false }
    let (begun, asked, former) = (stroke, asksToQuit, focusBeforeLetter)
    (stroke, asksToQuit, focusBeforeLetter) = ([], false, nil)
    if KeyMap.meaning(of: [key], inText: true) == .command(.quit) {
      asksToQuit = asked
      return perform(.quit, composition)
    }
    if let overlay {
      return handle(key.unshifted, after: begun, over: overlay, in: composition)
    }
    if let reaction = point(key, in: composition) { return reaction }
    if begun.isEmpty, let reaction = find(key, in: composition) { return reaction }
    if begun == [Self.jumpKey] { return jump(key, composition) }
    if key == .escape, let former, let page = composition.active?.page {
      change(composition) { $0.setFocus(former, on: page) }
      return .show
    }
    if key == .escape, let reaction = leaveSearch(composition) { return reaction }
    if let command = command(of: begun + [key], inText: true) {
      return perform(command, composition)
    }
    guard let page = composition.active?.page else { return .show }
    if let edit = edit(key, composition, page) { return edit }
    let key = key.unshifted
    let focus = focus(in: composition)
    if let answer = answer(key, composition) { return answer }
    if begun.isEmpty, let action = page.action(of: key, focus: focus) {
      return press(action, by: key, composition, page)
    }
    if let command = command(of: begun + [key], inText: false) {
      return perform(command, composition)
    }
    return .show
  }

  /// Scrolls the page for a turn of the mouse's wheel. Returns `nil` for another key.
  private mutating func point(_ key: Key, in composition: Composition) -> Reaction? {
    guard key == .wheelUp || key == .wheelDown else { return nil }
    guard let page = composition.active?.page else { return .show }
    change(composition) { $0.scroll(by: key == .wheelUp ? -3 : 3, page) }
    return .show
  }

  /// Returns the command of a stroke, or `nil` after noting a stroke that only begins one.
  mutating func command(of keys: KeyMap.Stroke, inText: Bool) -> Command? {
    switch KeyMap.meaning(of: keys, inText: inText) {
    case .command(let command): return command
    case .beginning:
      stroke = keys
      return nil
    case nil: return nil
    }
  }

  func page(in composition: Composition) -> PageState {
    if composition.dialog != nil { return dialogPage }
    return composition.scene.layers.last.flatMap { pages[$0.screen] } ?? PageState()
  }

  mutating func change(_ composition: Composition, _ body: (inout PageState) -> Void) {
    if composition.dialog != nil { return body(&dialogPage) }
    guard let screen = composition.scene.layers.last?.screen else { return }
    body(&pages[screen, default: PageState()])
  }

  /// Quits, or asks the user to press the key once more if something is not saved.
  mutating func quit(_ scene: TerminalScene) -> Reaction {
    guard scene.isUnsaved, !asksToQuit else { return .quit }
    asksToQuit = true
    notice = scene.words.keys.quitUnsaved
    return .show
  }

  /// Cancels the dialog, or goes back if there is none.
  mutating func leave(_ composition: Composition) -> Reaction {
    if let dialog = composition.scene.dialog {
      return dialog.cancelIndex.map { .send(.choose($0, in: dialog.id)) } ?? .show
    }
    return leave(composition.scene.layers.last?.arrangement.visible, composition.scene.words)
  }

  /// Answers a question by the letter of yes or no; `nil` if the key is neither.
  private func answer(_ key: Key, _ composition: Composition) -> Reaction? {
    guard let dialog = composition.scene.dialog else { return nil }
    let answer = composition.answers.first { .character($0.letter) == key }
    return answer.map { .send(.choose($0.index, in: dialog.id)) }
  }

  private mutating func leave(_ pane: TerminalScene.Pane?, _ words: HostWords) -> Reaction {
    guard let pane, let exit = pane.exit else {
      notice = "\(words.plain.noWayBack) \(KeyMap.key(of: .quit)) \(words.keys.quit)"
      return .show
    }
    if let reason = exit.blockedBy {
      notice = reason
      return .show
    }
    return .send(exit.input(from: pane.screen))
  }

  /// Uses the target that has the focus.
  mutating func use(_ composition: Composition, _ page: Page) -> Reaction {
    use(focus(in: composition), composition, page)
  }

  /// Uses a target, which need not have the focus.
  mutating func use(
    _ target: FocusTarget?, _ composition: Composition, _ page: Page
  ) -> Reaction {
    guard page.stop(target)?.isEnabled == true else { return .show }
    change(composition) { $0.touch() }
    switch target {
    case .exit:
      return leave(composition.scene.layers.last?.arrangement.active, composition.scene.words)
    case .branch(let index, let container):
      change(composition) { $0.leaveBars(of: page) }
      return .send(.select(index, in: container))
    case .choice(let index):
      return composition.scene.dialog.map { .send(.choose(index, in: $0.id)) } ?? .show
    case .element(let id):
      guard let screen = composition.scene.layers.last?.screen else { return .show }
      if let field = page.fields[.element(id)] {
        change(composition) { state in
          if page.isSearch(target) {
            field.text.isEmpty ? state.leaveSearch(on: page) : state.enterHits(of: page)
          } else if !field.submits {
            state.goOn(on: page)
          }
        }
        return .send(.submit(id, in: screen))
      }
      // NB: the focus follows into details that are open already.
      if page.focusedRow(.element(id))?.value.isOpen == true { rootFocus.move(toRoot: nil) }
      return page.isControl(.element(id)) ? .send(.activate(id, in: screen)) : .show
    case .option, .native, .prompt, nil: return .show
    }
  }
}

extension Page {
  /// Returns a Boolean value that indicates whether Enter has an effect on a target.
  func isControl(_ target: FocusTarget) -> Bool {
    guard let stop = stop(target) else { return false }
    return row(of: stop).map { $0.value.use != .none } ?? true
  }

  /// Returns a Boolean value that indicates whether a target is a row that can be checked.
  func isCheckable(_ target: FocusTarget) -> Bool {
    guard case .checks? = stop(target).flatMap(row)?.value.use else { return false }
    return true
  }

  /// Returns a Boolean value that indicates whether Space uses a target, as it does buttons.
  func takesSpace(_ target: FocusTarget?) -> Bool {
    guard let target, let stop = stop(target) else { return false }
    if row(of: stop) != nil { return isCheckable(target) }
    return fields[target] == nil
  }

  /// Returns the row that is the target.
  func focusedRow(_ target: FocusTarget) -> RowLayout? { stop(target).flatMap(row) }

  /// Returns the title of a stop's row, unless the stop is one of the row's actions.
  func rowTitle(of stop: PageStop) -> String? { row(of: stop)?.value.title }

  /// Returns the row of a stop, unless the stop is one of the row's actions.
  private func row(of stop: PageStop) -> RowLayout? {
    block(of: stop).rows.first { $0.target == stop.target }
  }
}
