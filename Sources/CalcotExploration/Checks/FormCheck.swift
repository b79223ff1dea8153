import Calcot
import CalcotContent
import CalcotTesting

/// The check of the ways to save a form: Return in a field closes no form whose main button cannot be used,
/// and after its work nobody is asked whether to discard what was saved.
@MainActor
struct FormCheck {
  let invariant: Invariant
  private let screen: ScreenID
  private let label: String
  private let calls: Int
  private let failures: Int

  /// Creates a check for a move that presses Return where no main button can be used, or taps a main button
  /// while all calls are answered; nil for other moves.
  init?(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    let connections = app.outside.connections
    (calls, failures) = (connections.sum(\.calls), connections.sum(\.failures))
    if case .submit(let target) = move, let field = try? app.field(target),
      field.field?.kind != .line(.search)
    {
      let buttons = app.mainButtons(of: field.screen)
      guard let button = buttons.first, buttons.allSatisfy({ !$0.isEnabled }) else { return nil }
      (invariant, screen, label) = (.returnDoesNoMore, field.screen, button.label)
    } else if control.role == .main, let element = control.element, !connections.isEmpty,
      connections.allSatisfy(\.isAnswering)
    {
      (invariant, screen, label) = (.savedIsNotAsked, element.screen, element.label)
    } else {
      return nil
    }
  }

  /// Returns the problem after the app has settled.
  func problem(in app: TestApp, on name: String) -> Problem? {
    guard let tree = app.tree else { return nil }
    if invariant == .returnDoesNoMore {
      guard tree.node(screen) == nil else { return nil }
      return Problem(
        invariant, on: name, "Return closed it, though \"\(label)\" could not be used.")
    }
    let connections = app.outside.connections
    guard let dialog = tree.dialog, !app.showsComplaint, connections.sum(\.calls) > calls,
      connections.sum(\.failures) == failures,
      case .asks(let question, _)? = app.app?.leavability(of: screen),
      question.title == dialog.title
    else { return nil }
    return Problem(
      invariant, on: name, "After \"\(label)\" has done its work, it asks: \(dialog.title)")
  }
}

/// The check that no field has an objection to what its form then saves.
@MainActor
struct ObjectionCheck {
  private let screen: ScreenID
  private let button: String
  private let field: FieldValue
  private let objection: String
  private let failures: Int
  private let messages: Set<MessageID>

  /// Creates a check for a tap on a main button while the app objects to a field; nil for other moves.
  init?(of control: UsedControl, _ app: TestApp) {
    guard control.role == .main, let element = control.element else { return nil }
    let objections = (app.app?.content(of: element.screen)?.allElements ?? [])
      .compactMap { element -> (field: FieldValue, text: String)? in
        guard case .field(let field) = element.kind, let text = field.error else { return nil }
        return (field, text)
      }
    guard let first = objections.first else { return nil }
    (screen, button, field, objection) = (element.screen, element.label, first.field, first.text)
    failures = app.outside.failures
    messages = Set((app.app?.status.messages ?? []).map(\.id))
  }

  /// Returns the problem if the form has closed without a failure.
  func problem(in app: TestApp, on name: String) -> Problem? {
    guard let tree = app.tree, tree.node(screen) == nil, tree.dialog == nil,
      app.outside.failures == failures,
      app.app?.status.messages.contains(where: { $0.kind == .error && !messages.contains($0.id) })
        == false
    else { return nil }
    return Problem(
      .objectionsGo, on: name,
      "\"\(field.label)\" was \"\(field.text)\" and said \"\(objection)\", and \"\(button)\" "
        + "saved it all the same.")
  }
}

extension TestApp {
  fileprivate func mainButtons(of screen: ScreenID) -> [(label: String, isEnabled: Bool)] {
    (app?.content(of: screen)?.allElements ?? []).compactMap { element in
      guard case .button(let button) = element.kind, button.role == .main else { return nil }
      return (button.label, button.isEnabled)
    }
  }
}

extension [FakeConnection] {
  @MainActor
  fileprivate func sum(_ value: (FakeConnection) -> Int) -> Int { map(value).reduce(0, +) }
}
