import Calcot
import CalcotContent
import CalcotTesting

/// The checks of a place that start the app once more with the same services: restored from its
/// saved state, and opened by its address.
@MainActor
struct RestartCheck {
  let run: ExploredRun
  let restart: ExploredWorld.Restart

  /// Returns the problem if the saved and restored app shows something else.
  func survival() async -> Problem? {
    guard isSavedWhole, let app = run.app.app, let state = try? app.savedState() else { return nil }
    let other = restart(state)
    other.issues.receiver = { _ in }
    defer { other.end() }
    guard await other.settle(atMost: run.exploration.limits.settling) else { return nil }
    run.checks.note(.survivesRestart, on: run.visible)
    let (before, after) = (run.app.state, other.state)
    guard before == after else {
      return Problem(.survivesRestart, on: run.visible, before.difference(to: after))
    }
    let disabled = (run.app.disabledButtons, other.disabledButtons)
    guard disabled.0 != disabled.1 else { return nil }
    return Problem(
      .survivesRestart, on: run.visible,
      "The disabled buttons were \(disabled.0), and are \(disabled.1).")
  }

  /// Returns the problem if the address of the place leads elsewhere.
  func address() async -> Problem? {
    guard isSteady, let tree = run.app.tree, tree.dialog == nil,
      let link = run.app.app?.link
    else {
      return nil
    }
    run.checks.note(.addressLeadsBack, on: run.visible)
    let other = restart(nil)
    other.issues.receiver = { _ in }
    defer { other.end() }
    guard await other.settle(atMost: run.exploration.limits.settling) else { return nil }
    switch other.atOnce({ $0.open(link) }) {
    case .done: break
    case .refused(.notFound), .refused(.badLink):
      return problem("\(link) leads nowhere.")
    default: return nil
    }
    guard await other.settle(atMost: run.exploration.limits.settling),
      let found = other.tree, found.dialog == nil
    else { return nil }
    let title = run.app.content?.title
    if found.visible?.route != tree.visible?.route {
      return problem("\(link) leads to \(found.visible?.route.description ?? "nothing").")
    }
    if other.app?.link != link {
      return problem("\(link) leads to a place with the address \(other.app?.link ?? "none").")
    }
    guard other.content?.title == title else {
      return problem("\(link) shows \"\(other.content?.title ?? "")\", not \"\(title ?? "")\".")
    }
    return nil
  }

  private func problem(_ detail: String) -> Problem {
    Problem(.addressLeadsBack, on: run.visible, detail)
  }

  /// A Boolean value that indicates whether no call has waited or failed: otherwise what the app shows may
  /// be of that time, and an app that is started again asks anew.
  private var isSteady: Bool { run.app.outside.connections.allSatisfy(\.isSteady) }

  /// A Boolean value that indicates whether everything shown is part of the saved state. Dialogs,
  /// requests, messages, errors and scrolled rows are not part of it. Neither is the error of a field, nor its
  /// text if it is not a value, is another notation of a value, or is secret.
  private var isSavedWhole: Bool {
    guard isSteady, let app = run.app.app, app.tree.dialog == nil, app.hostRequest == nil,
      app.status.messages.isEmpty, app.status.activities.isEmpty
    else { return false }
    return !(run.app.driver.shownScreens.last ?? []).contains { screen in
      app.content(of: screen)?.allElements.contains { element in
        switch element.kind {
        case .field(let field):
          field.error != nil || field.kind.isSecret && !field.text.isEmpty
            || (try? field.kind.value(of: field.text)) != field.text
        case .list(_, let rows, _): rows.range.lowerBound > 0
        case .text(_, .error): true
        default: false
        }
      } ?? false
    }
  }
}

extension TestApp {
  /// The labels of the buttons that cannot be used.
  fileprivate var disabledButtons: [String] {
    (driver.shownScreens.last ?? []).flatMap { screen in
      (app?.content(of: screen)?.allElements ?? []).compactMap { element in
        guard case .button(let button) = element.kind, !button.isEnabled else { return nil }
        return button.label
      }
    }
  }
}
