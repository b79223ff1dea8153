import Calcot
import CalcotContent

extension LiveSession {
  /// Opens the app's place at an address, before anything is shown.
  func start(at link: String) -> Answer {
    let isRoot = link.isEmpty || link == "/"
    let answer = isRoot ? Answer.done : app.send(.open(link))
    begin(index: nil)
    return answer
  }

  /// Restores the text that the user had typed into the fields. Retries a missing or disabled
  /// field, because restoring others may show or enable it.
  ///
  /// - Parameter fields: Names and texts, in the order of the page.
  func restore(_ fields: [[String]], settle: () async -> Void) async {
    var waiting = fields.filter { $0.count == 2 }
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { type($0[1], intoFieldNamed: $0[0], anyScreen: true) }
      await settle()
      if waiting.count == before { return }
    }
  }

  /// Performs a submitted form: first the typed texts, then the pressed button.
  ///
  /// - Parameter link: The address of the page with the form. The session goes back to it if the
  ///   browser has gone back to a page that later ones cover.
  /// - Returns: The identifier of the element to scroll to: the first of the further rows.
  func submit(_ body: FormBody, at link: String, settle: () async -> Void) async -> String? {
    let action = body["do"].flatMap(WebAction.init)
    let before = rows(of: action)?.window.range
    if let screen = action?.screen, isCovered(screen) {
      follow(url: link, index: nil)
      await settle()
    }
    for field in body.fields where field.name.contains("/") {
      _ = type(field.value, intoFieldNamed: field.name, anyScreen: false)
    }
    await settle()
    if let action {
      perform(action)
      await settle()
    }
    present()
    return firstNewRow(action, before: before)
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
      case .list(_, let window) = list.kind
    else { return nil }
    return (screen, window, list.children)
  }

  private func isCovered(_ screen: ScreenID) -> Bool {
    app.tree.screens.contains { $0.id == screen } && !app.tree.shown.contains { $0.id == screen }
  }

  /// Types a text into a visible field; returns `false` if no field has that name or it is
  /// disabled.
  ///
  /// - Parameter anyScreen: A Boolean value that indicates whether a field of another screen may
  ///   receive the text, because the screens have been recreated with other identifiers.
  private func type(_ text: String, intoFieldNamed name: String, anyScreen: Bool) -> Bool {
    guard let (named, element) = WebAction.element(name) else { return true }
    let shown = app.tree.shown.map(\.id)
    let candidates = anyScreen ? [named] + shown.filter { $0 != named } : [named]
    for screen in candidates where shown.contains(screen) {
      if element.path.hasPrefix("view/") {
        perform(.field(String(element.path.dropFirst(5)), in: screen), text: text)
        return true
      }
      guard let field = app.content(of: screen)?.field(element) else { continue }
      guard field.isEnabled else { return false }
      guard field.text != text else { return true }
      perform(.edit(element, in: screen), text: text)
      return true
    }
    return false
  }
}

extension ScreenContent {
  fileprivate func field(_ id: ElementID) -> TextFieldValue? {
    guard case .textField(let value)? = element(id)?.kind else { return nil }
    return value
  }
}

extension WebAction {
  /// The screen of the control; `nil` if it is on none.
  fileprivate var screen: ScreenID? {
    switch self {
    case .input(.activate(_, let screen)), .input(.submit(_, let screen)),
      .input(.showRows(_, of: _, in: let screen)), .input(.back(let screen)),
      .edit(_, let screen), .button(_, let screen), .field(_, let screen):
      screen
    default: nil
    }
  }
}
