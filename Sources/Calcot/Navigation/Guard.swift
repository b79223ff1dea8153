/// A change that has been asked for and not yet carried out.
public struct ProposedTransition: Sendable {
  public let before: NavigationTree
  public let after: NavigationTree
  public let reason: Transition.Reason
  public let askedBy: Transition.Asker

  /// The screens that would come, the visible one first.
  public var entering: [ScreenNode] { after.screens(notIn: before) }
  /// The screens that would go, the visible one first.
  public var leaving: [ScreenNode] { before.screens(notIn: after) }
}

/// What a guard says to a proposed transition.
public enum GuardAnswer: Equatable, Sendable {
  case allow
  /// Not now; the reason is for a person to read.
  case refuse(String)
  /// Only if the person agrees.
  case ask(LeaveQuestion)
}
