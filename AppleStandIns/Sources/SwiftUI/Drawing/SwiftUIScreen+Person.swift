/// The user's actions. Each acts on visible nodes, returns whether it was possible, and lets the
/// screen settle.
extension SwiftUIScreen {
  /// Taps a control or a row.
  @discardableResult
  public func tap(_ node: DrawnNode) -> Bool {
    guard node.isEnabled, node.isVisible, isReachable(node), let tap = node.acts.tap else {
      return false
    }
    return act(tap)
  }

  /// Taps the first control on top with this label.
  @discardableResult
  public func tap(_ label: String) -> Bool {
    settle()
    if top.kind == .alert { return choose(label) }
    return control(label).map { tap($0) } ?? false
  }

  @discardableResult
  public func tap(identifier: String) -> Bool {
    top.seen.first { $0.identifier == identifier && $0.acts.tap != nil }.map { tap($0) } ?? false
  }

  private func isReachable(_ node: DrawnNode) -> Bool {
    node.standsOn == nil || node.standsOn == top.standsOn
  }

  // MARK: Text

  /// Replaces the text of a field, found by its label or its identifier.
  @discardableResult
  public func fill(_ name: String, with text: String) -> Bool {
    guard focus(name) else { return false }
    return set(text, in: name)
  }

  /// Types into a field, one letter at a time.
  @discardableResult
  public func type(_ text: String, into name: String) -> Bool {
    guard focus(name) else { return false }
    return text.allSatisfy { letter in set((field(name)?.value ?? "") + String(letter), in: name) }
  }

  /// Focuses a field: the one with the focus loses it.
  @discardableResult
  public func focus(_ name: String) -> Bool {
    guard let field = field(name), field.isEnabled else { return false }
    guard !field.isFocused else { return true }
    leaveFocus()
    return act { field.acts.focus?() }
  }

  /// Dismisses the keyboard.
  public func leaveFocus() {
    act { top.all(.textField).filter(\.isFocused).forEach { $0.acts.unfocus?() } }
  }

  /// Presses the Return key in a field.
  @discardableResult
  public func submit(_ name: String) -> Bool {
    guard focus(name), let field = field(name), let submit = field.acts.submit else { return false }
    act(submit)
    leaveFocus()
    return true
  }

  private func set(_ text: String, in name: String) -> Bool {
    guard let field = field(name), field.isEnabled, let setText = field.acts.setText else {
      return false
    }
    return act { setText(text) }
  }

  // MARK: Values

  /// Takes a step of a stepper, or one of a slider as VoiceOver's swipes do.
  @discardableResult
  public func step(_ node: DrawnNode, up: Bool) -> Bool {
    guard node.isEnabled, isReachable(node),
      let step = up ? node.acts.stepUp : node.acts.stepDown
    else { return false }
    return act(step)
  }

  /// Moves the knob of a slider to a number, or as near as it goes.
  @discardableResult
  public func slide(_ node: DrawnNode, to number: Double) -> Bool {
    guard node.isEnabled, isReachable(node), let slide = node.acts.slide else { return false }
    return act { slide(number) }
  }

  /// Chooses the date that a picker shows as `text`; returns false if it offers none.
  @discardableResult
  public func pick(_ text: String, in node: DrawnNode) -> Bool {
    guard node.isEnabled, isReachable(node), let pick = node.acts.pick else { return false }
    var isPicked = false
    act { isPicked = pick(text) }
    return isPicked
  }

  // MARK: Lists

  /// Taps a swipe action of a row. A destructive button removes its row at once: a row that is
  /// still there afterwards is inconsistent with the list.
  @discardableResult
  public func swipe(_ row: DrawnNode, _ label: String) -> Bool {
    guard let button = row.swipeActions.first(where: { $0.button.label == label })?.button,
      tap(button)
    else { return false }
    if button.role == .destructive, top.all(.row).contains(where: { $0.tag == row.tag }) {
      changes.warn("A row was taken out by \"\(label)\", and is in the list still.")
    }
    return true
  }

  /// Taps an item of a row's context menu.
  @discardableResult
  public func longPress(_ row: DrawnNode, _ label: String) -> Bool {
    row.contextMenu.flatMap(\.all).first { $0.label == label && $0.acts.tap != nil }
      .map { tap($0) } ?? false
  }

  /// Chooses an action in VoiceOver's rotor.
  @discardableResult
  public func accessibilityAction(_ node: DrawnNode, _ label: String) -> Bool {
    node.accessibilityActions.first { $0.label == label }.map { tap($0) } ?? false
  }

  /// Scrolls the first list on top until the row with this index is the first visible one.
  @discardableResult
  public func scroll(to row: Int) -> Bool {
    guard let scroll = top.seen.lazy.compactMap(\.acts.scrollTo).first else { return false }
    return act { scroll(row) }
  }

  /// Pulls the first list on top with a refresh action, and waits for that action.
  @discardableResult
  public func refresh() async -> Bool {
    guard let refresh = top.seen.lazy.compactMap(\.acts.refresh).first else { return false }
    await refresh()
    return act {}
  }

  /// Types into the search field on top.
  @discardableResult
  public func search(_ text: String) -> Bool {
    guard let search = top.seen.compactMap(\.page?.search).last else { return false }
    return act { search.write(text) }
  }

  /// Presses the keyboard's Search key.
  @discardableResult
  public func submitSearch() -> Bool {
    guard let submit = top.seen.compactMap(\.page?.search).last?.submit else { return false }
    return act(submit)
  }

  /// Opens a URL that the app is registered for.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    settle()
    guard !urlHandlers.isEmpty else { return false }
    return act { for handler in urlHandlers { handler(url) } }
  }

  /// Performs a user action: afterwards the bindings are read again.
  @discardableResult
  func act(_ body: () -> Void) -> Bool {
    settle()
    body()
    changes.mark()
    settle()
    return true
  }
}
