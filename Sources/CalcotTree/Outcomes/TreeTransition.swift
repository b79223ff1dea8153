/// A change of the navigation tree: proposed when a guard decides on it, completed when observers
/// receive it.
public struct TreeTransition: Sendable {
  /// The transition's number among the app's transitions, from 1. The number of a proposed
  /// transition is the one that it will get if it is performed.
  public let number: Int
  /// The tree before the change.
  public let before: NavigationTree
  /// The tree after the change.
  public let after: NavigationTree
  /// The kind of change.
  public let reason: Reason
  /// The source of the request for the change.
  public let askedBy: Asker

  /// The kind of change.
  public enum Reason: Hashable, Sendable {
    /// The app has started, or was restored.
    case start, restore
    /// A coordinator, a screen or the user has requested this move.
    case move(Move)
    /// A dialog was opened, or has closed.
    case ask, answer
    /// The app has ended.
    case end

    /// The name of the kind of change, such as "push" or "start".
    public var name: String {
      switch self {
      case .start: "start"
      case .restore: "restore"
      case .move(let move): move.name
      case .ask: "ask"
      case .answer: "answer"
      case .end: "end"
      }
    }
  }

  /// The move that was requested; `nil` for a start, a dialog and an end.
  public var move: Move? {
    if case .move(let move) = reason { move } else { nil }
  }

  /// The source of a request for a change.
  public enum Asker: Hashable, Sendable {
    /// The user, through the host: Back, a swipe, a pull, Escape, an answer.
    case user
    /// The code of a screen: a control's action, or a task of its scope.
    case screen(ScreenID)
    /// Code that belongs to no screen.
    case app
  }

  /// The screens that enter the tree, the visible one first.
  public var entering: [ScreenNode] { after.screens(notIn: before) }

  /// The screens that leave the tree, the visible one first.
  public var leaving: [ScreenNode] { before.screens(notIn: after) }

  package init(
    number: Int, before: NavigationTree, after: NavigationTree, reason: Reason, askedBy: Asker
  ) {
    self.number = number
    self.before = before
    self.after = after
    self.reason = reason
    self.askedBy = askedBy
  }
}

extension TreeTransition: CustomStringConvertible {
  /// A line for a log: the number, the reason, and the screen that is visible after the change.
  public var description: String {
    let visible = after.dialog?.title ?? after.visible?.route.description ?? "nothing"
    return "\(number) \(reason.name) → \(visible)"
  }
}
