import Calcot
import CalcotContent
import CalcotTesting

/// The check of what the fakes' connections bring: an answer that comes after its screen has gone takes
/// the user nowhere, a failure is said, and the main button that has failed can be used again.
@MainActor
struct AnswerCheck {
  private var visible: ScreenID?
  private var failures = 0
  private var mainButton: ScreenElement?
  /// A Boolean value that indicates whether the move answers calls, all of screens that have left.
  private(set) var isLate = false
  /// A Boolean value that indicates whether a call has failed.
  private(set) var hasFailed = false

  /// Records what waits before a move.
  mutating func willMake(_ move: TestMove, of control: UsedControl, _ app: TestApp) {
    (visible, failures, hasFailed) = (app.tree?.visible?.id, Self.failures(of: app), false)
    mainButton = control.role == .main ? control.element : nil
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
    hasFailed = Self.failures(of: app) > failures
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
    if hasFailed, let button = mainButton, app.isDisabled(button) {
      found.append(
        Problem(
          .failuresCanBeRetried, on: screen,
          "\"\(button.label)\" has failed, and cannot be used any more."))
    }
    return found
  }

  /// A Boolean value that indicates whether a main button has failed that is still there.
  func canRetry(in app: TestApp) -> Bool {
    hasFailed && mainButton.map { app.tree?.visible?.id == $0.screen } == true
  }

  private static func failures(of app: TestApp) -> Int {
    app.outside.connections.map(\.failures).reduce(0, +)
  }
}

extension TestApp {
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
