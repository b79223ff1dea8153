import Calcot
import CalcotContent
import CalcotTesting

/// The check that an enabled main button does something, a Cancel that may be used, and the destructive
/// choice of a question: it changes what is shown, starts work, sends a step, or asks something of the host.
@MainActor
struct MainButtonCheck {
  private let label: String
  private let before: ExploredState
  private let performed: Int
  private let calls: Int

  /// Creates a check for a move that taps such a control while nothing is said against it; `nil` for other
  /// moves.
  ///
  /// - Parameter asked: The state in which the question was asked that is shown.
  init?(
    _ move: TestMove, of control: UsedControl, _ app: TestApp, in state: ExploredState,
    asked: ExploredState?
  ) {
    let before =
      Self.acts(control, app) ? state : control.choiceRole == .destructive ? asked : nil
    guard case .tap(let target) = move, let before, app.app?.status.message == nil,
      !app.showsComplaint
    else { return nil }
    (label, self.before, performed) = (target.label, before, app.driver.performed.count)
    calls = Self.calls(of: app)
  }

  private static func acts(_ control: UsedControl, _ app: TestApp) -> Bool {
    guard control.role == .cancel, let screen = control.element?.screen else {
      return control.role == .main
    }
    // NB: a screen that must not be left now may refuse it.
    if case .blocked? = app.app?.leavability(of: screen) { return false }
    return true
  }

  private static func calls(of app: TestApp) -> Int {
    app.outside.connections.map(\.calls).reduce(0, +)
  }

  /// Returns the problem after the app has settled.
  ///
  /// - Parameters:
  ///   - hasBegun: A Boolean value that indicates whether work began. Where the fakes have a connection,
  ///     their calls say whether the work was any.
  ///   - hasSent: A Boolean value that indicates whether a step was sent.
  func problem(
    in app: TestApp, _ state: ExploredState, on screen: String, hasBegun: Bool, hasSent: Bool
  ) -> Problem? {
    let isBusy = app.outside.connections.isEmpty ? hasBegun : Self.calls(of: app) > calls
    guard !isBusy, !hasSent, state == before, app.driver.performed.count == performed else {
      return nil
    }
    return Problem(
      .mainButtonActs, on: screen,
      "\"\(label)\" is enabled, but after a tap nothing else is shown, and no work, step or request began."
    )
  }
}

extension TestApp {
  /// A Boolean value that indicates whether a visible screen has a field for a text.
  var showsTextField: Bool {
    (driver.shownScreens.last ?? []).contains { screen in
      app?.content(of: screen)?.allElements.contains { element in
        guard case .field(let field) = element.kind else { return false }
        switch field.kind {
        case .line(.search), .number, .date, .toggle, .choice: return false
        case .line, .lines: return true
        }
      } ?? false
    }
  }

  /// A Boolean value that indicates whether a visible screen says that something is wrong.
  var showsComplaint: Bool {
    (driver.shownScreens.last ?? []).contains { screen in
      app?.content(of: screen)?.allElements.contains { element in
        switch element.kind {
        case .field(let field): field.complaint(HostWords()) != nil
        case .text(_, .error): true
        default: false
        }
      } ?? false
    }
  }
}
