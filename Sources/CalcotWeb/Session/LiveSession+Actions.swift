import Calcot
import CalcotContent

extension LiveSession {
  /// Performs the action of an event; returns the texts that the browser shows after it.
  func perform(_ event: ClientEvent) -> [TypedInput] {
    switch event.action {
    case .history, .values: break
    default: history.used()
    }
    switch event.action {
    case .input(let input):
      focus.acts(input, input.screen.flatMap { app.content(of: $0) })
      remember(input)
      note(app.send(input))
    case .edit(let field, let screen):
      guard let text = event.text else { break }
      let before = app.content(of: screen)
      focus.acts(.edit(field, text: text, in: screen), before)
      let answer = app.send(.edit(field, text: text, in: screen))
      note(answer)
      if answer == .done {
        let after = app.content(of: screen)
        texts.typed(text, into: field, on: screen, before: before, after: after)
      }
      return shownText(text, field, screen, isTaken: answer == .done)
    case .step(let field, let up, let screen): step(field, up: up, on: screen)
    case .values:
      if !visit.values.take(cookie: event.text ?? "") {
        metrics.refused("values that the site has not signed")
      }
    case .history(let index): go(to: index, url: event.text)
    case .button(let key, let screen):
      use(key, on: screen) { if case .button(let action) = $0 { action() } }
      if natives.shown(screen, in: app)?.uses[key] != nil {
        focus.used(ElementID("view/\(key)"), on: screen)
      }
    case .field(let key, let screen):
      guard let text = event.text else { break }
      let isTaken = use(key, on: screen) { if case .field(let edit) = $0 { edit(text) } }
      if isTaken { texts.typed(text, into: "view/\(key)", on: screen) }
      return isTaken
        ? [TypedInput(screen: screen, field: ElementID("view/\(key)"), text: text)] : []
    }
    return []
  }

  /// Gives the browser the visitor's values to keep.
  func keepValues() {
    guard !isOver, let setting = visit.values.setting else { return }
    presentation.add(.cookie(setting))
    presentSoon()
  }

  /// Moves the value of a field one step up or down.
  private func step(_ field: ElementID, up: Bool, on screen: ScreenID) {
    guard case .field(let value)? = app.content(of: screen)?.element(field)?.kind else {
      return metrics.refused("no such control")
    }
    guard let text = value.kind.text(value.text, movedBy: up ? 1 : -1) else { return }
    note(app.send(.edit(field, text: text, in: screen)))
  }

  /// Returns the text that the browser's field shows after an edit, or the mark of a refused one;
  /// nothing if the field does not exist.
  private func shownText(
    _ text: String, _ field: ElementID, _ screen: ScreenID, isTaken: Bool
  ) -> [TypedInput] {
    guard isTaken || app.content(of: screen)?.element(field) != nil else { return [] }
    let shown = isTaken ? text : TypedInput.refused
    return [TypedInput(screen: screen, field: field, text: shown)]
  }

  /// Uses a control of an app's own view; returns `false` if it is not there.
  @discardableResult
  private func use(_ key: String, on screen: ScreenID, _ body: (HTMLUse) -> Void) -> Bool {
    let isShown = !hasPanel && app.tree.shown.contains { $0.id == screen }
    guard isShown, let use = natives.shown(screen, in: app)?.uses[key] else {
      metrics.refused("a control of an own view that is not there or disabled")
      return false
    }
    app.tracking(screen, for: self) { body(use) }
    natives.invalidate(screen)
    return true
  }

  /// Remembers the element to which the focus will return. NB: Only one that is there, because a
  /// browser can name any.
  private func remember(_ input: HostInput) {
    switch input {
    case .activate(let element, let screen), .submit(let element, let screen):
      guard app.content(of: screen)?.element(element) != nil else { return }
      focus.used(element, on: screen)
    default: break
    }
  }

  /// Tells the user and the site's operator what the app has refused.
  func note(_ answer: Answer) {
    guard case .refused(let refusal) = answer else { return }
    metrics.refused(refusal.kind)
    switch refusal {
    case .blocked(_, let reason), .guarded(let reason), .badLink(let reason):
      presentation.add(.announce(reason))
    case .notFound: presentation.add(.announce(words.page.notFound))
    case .notAccepted(let problem): offers.note(problem: problem.text(words))
    default: break
    }
  }
}

extension Refusal {
  /// The kind of refusal, without any text from the user or the browser.
  fileprivate var kind: String {
    switch self {
    case .covered: "covered"
    case .noSuchControl: "no such control"
    case .disabled: "a disabled control"
    case .noSuchValue: "no such value"
    case .noSuchChoice: "no such choice"
    case .noSuchBranch: "no such tab or page"
    case .screenEnded: "a screen that has ended"
    case .stale: "stale"
    case .declined: "declined"
    case .blocked: "blocked"
    case .guarded: "guarded"
    case .badLink, .notFound: "no such link"
    case .hostCannot: "the host cannot"
    case .notAccepted: "not accepted"
    default: "not possible now"
    }
  }
}

extension HostInput {
  /// The screen of the control that the user has used; `nil` for another input.
  fileprivate var screen: ScreenID? {
    switch self {
    case .activate(_, let screen), .submit(_, let screen): screen
    default: nil
    }
  }
}
