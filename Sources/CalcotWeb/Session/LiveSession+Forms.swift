import Calcot
import CalcotContent

extension LiveSession {
  /// Opens the place at an address in the app, before anything is shown.
  func start(at link: String) -> Answer {
    let isRoot = link.isEmpty || link == "/"
    let answer = isRoot ? Answer.done : app.send(.open(link))
    begin(index: nil)
    return answer
  }

  /// The maximum number of texts of one path that are restored, the latest ones: it is on so many screens
  /// at most, and each is work for the app.
  private static let mostTexts = 8

  /// Restores the texts that the user had typed into fields, each once. Looks again after each
  /// round, because a text may show or enable further fields, unless nobody waits for it any more.
  ///
  /// - Parameter fields: Names and texts, in the order of the page. A field of the same path on
  ///   another screen may receive a text, because the screens have been made anew.
  func restore(_ fields: [[String]], settle: () async -> Void) async {
    var byPath: [String: [String]] = [:]
    for field in fields.reversed() where field.count == 2 {
      guard let (_, element) = WebAction.element(field[0]),
        byPath[element.path, default: []].count < Self.mostTexts
      else { continue }
      byPath[element.path, default: []].append(field[1])
    }
    while !Task.isCancelled, await type({ byPath[$0.path]?.popLast() }) {
      byPath = byPath.filter { !$0.value.isEmpty }
      await settle()
      if byPath.isEmpty { return }
    }
  }

  /// Restores the texts of fields on their own screens, each once: now if the screen is shown, and
  /// otherwise when it is shown.
  ///
  /// - Parameter saved: The texts of the last state, which belong to the next one until they are
  ///   restored.
  func restoreByName(
    _ fields: [[String]], since saved: [[String]], settle: () async -> Void
  ) async {
    let saved = Set(saved)
    for field in fields where field.count == 2 {
      texts.keep(field[1], for: field[0], isSaved: saved.contains(field))
    }
    texts.expect([])
    while texts.hasDue, await type({ self.texts.takeDue($0.name) }) {
      await settle()
    }
  }

  /// Types the restored texts into the fields that are shown now, and forgets those of screens that
  /// have left the tree.
  func typeDueTexts() {
    guard texts.hasDue else { return }
    for field in shownFields() {
      guard let text = texts.takeDue(field.name), field.text != text else { continue }
      perform(field.edit, text: text)
    }
    texts.keep(only: Set(app.tree.screens.map(\.id)))
  }

  /// Types texts into the fields that are shown, in the order of the page.
  ///
  /// - Parameter text: Returns the text for a field; `nil` to leave the field as it is.
  /// - Returns: A Boolean value that indicates whether there was a text for a field.
  private func type(_ text: (ShownField) -> String?) async -> Bool {
    var (isAny, share) = (false, TimeSlice())
    for field in shownFields() {
      // NB: another server may have taken the session up by now.
      guard !isOver else { return false }
      guard let text = text(field) else { continue }
      isAny = true
      guard field.text != text else { continue }
      perform(field.edit, text: text)
      await share.pause()
    }
    return isAny
  }

  func shownFields() -> [ShownField] {
    app.tree.shown.flatMap { entry in
      guard let paths = natives.fields(of: entry.id, in: app) else {
        return app.content(of: entry.id)?.fields(of: entry.id) ?? []
      }
      return paths.map { ShownField(screen: entry.id, path: $0, value: nil) }
    }
  }

  /// Performs a submitted form: first the typed texts, then the pressed button.
  ///
  /// - Parameters:
  ///   - link: The address of the page with the form. The session goes back to it if the browser has
  ///     gone back to a page that is under others.
  ///   - isMoved: A Boolean value that indicates whether the page was another session's.
  ///   - mayPress: A closure that is called when only the button is left to do; returns `false` if the
  ///     form has been done meanwhile, or the session is over.
  func submit(
    _ body: FormBody, at link: String, isMoved: Bool, mayPress: () async -> Bool,
    settle: () async -> Void
  ) async -> FormOutcome {
    let action = body.action.flatMap(WebAction.init)
    let before = rows(of: action)?.window.range
    if let screen = action?.screen, isCovered(screen) {
      follow(url: link, index: nil)
      await settle()
    }
    let limit = renderer.textLimit
    // NB: each session counts its screens anew.
    let former = body.screen.flatMap { isMoved && !isInTree($0) ? $0.rawValue : nil }
    _ = await type { field in
      let sent =
        body.texts[field.name] ?? former.flatMap { body.texts["\($0)/\(field.path)"] }
      return sent.flatMap { field.text(in: $0, limit: limit) }
    }
    await settle()
    guard !isOver else { return .notDone }
    guard await mayPress() else { return isOver ? .notDone : .done(at: nil) }
    if let action {
      perform(action)
      await settle()
    }
    present()
    return .done(at: firstNewRow(action, before: before))
  }

  /// The field to which a page that is made now leads its user; `nil` if to none.
  var lead: PageFocus.Lead? {
    guard !hasPanel, let visible = app.tree.visible?.id, let content = app.content(of: visible)
    else { return nil }
    return focus.lead(on: visible, content, isInSheet: app.tree.layers.last?.style != nil)
  }

  private func firstNewRow(_ action: WebAction?, before: Range<Int>?) -> String? {
    guard let before, let rows = rows(of: action) else { return nil }
    let now = rows.window.range
    let place = now.upperBound > before.upperBound ? before.upperBound : before.lowerBound
    guard now.contains(place), now != before else { return nil }
    return PageRenderer.id(of: rows.elements[place - now.lowerBound].id, on: rows.screen)
  }

  /// Returns the rows of the list in which an action asks for others.
  private func rows(
    of action: WebAction?
  ) -> (screen: ScreenID, window: RowWindow, elements: [Element])? {
    guard case .input(.showRows(_, let id, let screen)) = action,
      let list = app.content(of: screen)?.element(id),
      case .list(_, let window, _) = list.kind
    else { return nil }
    return (screen, window, list.children)
  }

  private func isCovered(_ screen: ScreenID) -> Bool {
    isInTree(screen) && !app.tree.shown.contains { $0.id == screen }
  }
}

/// The outcome of a submitted form.
enum FormOutcome {
  /// It has been done. The element to scroll to is the first of the rows that were added.
  case done(at: String?)
  /// The session has ended before its button was pressed.
  case notDone
}

extension WebAction {
  /// The screen of the control; `nil` if it is on none.
  fileprivate var screen: ScreenID? {
    switch self {
    case .input(.activate(_, let screen)), .input(.submit(_, let screen)),
      .input(.showRows(_, of: _, in: let screen)), .input(.back(let screen)),
      .edit(_, let screen), .step(_, _, let screen), .button(_, let screen), .field(_, let screen):
      screen
    default: nil
    }
  }
}
