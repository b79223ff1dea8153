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
  public enum Reason: String, Sendable, Codable {
    case start, restore, push, pop, popTo, popToRoot, replaceTop, setStack, present, dismiss, close,
      batch
    case select, show, setTabs, setBadge, setPages, open, finish, ask, answer, resize, end
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
    return "\(number) \(reason.rawValue) → \(visible)"
  }
}
