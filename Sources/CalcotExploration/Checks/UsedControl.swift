import Calcot
import CalcotContent
import CalcotTesting

/// The control that a move taps, which is looked up once for all checks of the move.
@MainActor
struct UsedControl {
  /// The element, or nil if none is tapped.
  private(set) var element: ScreenElement?
  /// The role of the dialog's choice, or nil if none is tapped.
  private(set) var choiceRole: ActionRole?
  /// A Boolean value that indicates whether a tab is tapped.
  private(set) var isTab = false

  init(_ move: TestMove, _ app: TestApp) {
    guard case .tap(let target) = move, let control = try? app.control(target) else { return }
    switch control {
    case .element(let found): element = found
    case .choice(let index, _, _): choiceRole = app.tree?.dialog?.choices[index].role
    case .tab: isTab = true
    case .messageAction, .named: break
    }
  }

  /// The role of the button, or nil if none is tapped.
  var role: ActionRole? {
    guard case .button(let button)? = element?.element.kind else { return nil }
    return button.role
  }
}
