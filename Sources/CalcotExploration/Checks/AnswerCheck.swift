import Calcot
import CalcotContent
import CalcotTesting

/// The check of what the fakes' connections bring: an answer that comes after its screen has gone takes
/// the user nowhere, a failure is said, and what has failed can be tried again: its main button can be used,
/// and its form is still there.
@MainActor
struct AnswerCheck {
  private var visible: ScreenID?
  private var failures = 0
  private var mainButton: ScreenElement?
  private var messages: Set<MessageID> = []
  private var hasTyped = false
  private var known: Set<ScreenID> = []
  /// A Boolean value that indicates whether the visible screen must not be left.
  private var isBlocked = false
  /// A Boolean value that indicates whether the move answers calls, all of screens that have left.
  private(set) var isLate = false
  /// A Boolean value that indicates whether a call has failed.
  private(set) var hasFailed = false

  /// Records what waits before a move.
  mutating func willMake(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    (visible, failures, hasFailed) = (app.tree?.visible?.id, app.outside.failures, false)
    mainButton = control.role == .main ? control.element : nil
    hasTyped = mainButton.map { app.hasTypedText(in: $0.screen) } ?? false
    messages = Set((app.app?.status.messages ?? []).map(\.id))
    known = Set(app.tree?.screens.map(\.id) ?? [])
    isBlocked = app.blocking != nil
    guard case .outside(let name) = move, app.outside.move(name)?.kind == .connection,
      let tree = app.tree
    else { return isLate = false }
    // NB: a call of a screen that is still there may lead somewhere.
    let askers = app.outside.connections.flatMap(\.askers)
    isLate = !askers.isEmpty && askers.allSatisfy { $0.map { tree.node($0) == nil } ?? false }
  }

  /// Returns the problems after the app has settled.
  mutating func problems(in app: TestApp, on screen: String, name: (ScreenID) -> String)
    -> [Problem]
  {
    hasFailed = app.outside.failures > failures
    guard let now = app.tree?.visible?.id else { return [] }
    var found: [Problem] = []
    if isLate, now != visible {
      found.append(
        Problem(
          .lateAnswers, on: screen,
          "An answer came after its screen had gone, and led to \(name(now))."))
    }
    if hasFailed, !app.saysThatSomethingIsWrong {
      found.append(
        Problem(.failuresAreSaid, on: screen, "A call has failed, and there is only:\n\(app.text)"))
    }
    if hasFailed, !isBlocked, now == visible, let reason = app.blocking,
      app.outside.connections.allSatisfy(\.askers.isEmpty), app.app?.hasUnsettledWork == false
    {
      found.append(
        Problem(
          .canBeLeft, on: screen,
          "A call has failed, and since then the screen must not be left: \(reason)"))
    }
    if hasFailed, let button = mainButton, app.isDisabled(button) {
      found.append(
        Problem(
          .failuresCanBeRetried, on: screen,
          "\"\(button.label)\" has failed, and cannot be used any more."))
    }
    if let button = mainButton, hasTyped, known.contains(now),
      app.tree?.node(button.screen) == nil, hasLost(button.screen, app)
    {
      found.append(
        Problem(
          .failuresCanBeRetried, on: screen,
          "\"\(button.label)\" has failed, and what was typed is gone with its screen."))
    }
    return found
  }

  /// Returns a Boolean value that indicates whether what a screen had begun has failed: its call, or in an
  /// app without connections what a new message says, if it offers nothing to do about it.
  private func hasLost(_ screen: ScreenID, _ app: TestApp) -> Bool {
    guard app.outside.connections.isEmpty else {
      return hasFailed && app.outside.connections.contains { $0.lastToFail == screen }
    }
    return (app.app?.status.messages ?? []).contains {
      $0.kind == .error && $0.action == nil && !messages.contains($0.id)
    }
  }

  /// A Boolean value that indicates whether a main button has failed that is still there.
  func canRetry(in app: TestApp) -> Bool {
    hasFailed && mainButton.map { app.tree?.visible?.id == $0.screen } == true
  }
}

extension TestApp {
  /// Returns a Boolean value that indicates whether a screen has a field with a text that is no secret.
  fileprivate func hasTypedText(in screen: ScreenID) -> Bool {
    (app?.content(of: screen)?.allElements ?? []).contains { element in
      guard case .field(let field) = element.kind, !field.text.isEmpty else { return false }
      switch field.kind {
      case .line(.search): return false
      case .line, .lines: return !field.kind.isSecret
      case .number, .date, .toggle, .choice: return false
      }
    }
  }

  /// The reason why the visible screen must not be left; nil if it may be.
  fileprivate var blocking: String? {
    guard let screen = tree?.visible?.id, case .blocked(let reason)? = app?.leavability(of: screen)
    else { return nil }
    return reason
  }

  /// Returns a Boolean value that indicates whether a button of the visible screen is disabled.
  fileprivate func isDisabled(_ button: ScreenElement) -> Bool {
    guard tree?.dialog == nil, tree?.visible?.id == button.screen,
      case .button(let now)? = app?.content(of: button.screen)?.element(button.id)?.kind
    else { return false }
    return !now.isEnabled
  }

  /// A Boolean value that indicates whether a message, a dialog, a text of an error, a complaint or a
  /// placeholder is shown.
  fileprivate var saysThatSomethingIsWrong: Bool {
    if app?.status.message != nil || tree?.dialog != nil || showsComplaint { return true }
    return (driver.shownScreens.last ?? []).contains { screen in
      app?.content(of: screen)?.allElements.contains { element in
        if case .emptyState = element.kind { true } else { false }
      } ?? false
    }
  }
}
