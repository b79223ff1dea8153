/// A screen's current answer to being left. It is published, so that a host can disable its gesture
/// in advance instead of undoing it.
public enum Leavability: Equatable, Sendable {
  /// The screen may be left at any time.
  case free
  /// The screen may be left if the user agrees.
  case asks(Question)
  /// The screen may not be left; the text gives the user the reason.
  case blocked(String)
  /// The screen takes the user's Back itself, by `Scope.onBack`. Published while that is so; a
  /// ViewModel does not return it.
  case takesBack
}

/// A guard's answer to a proposed transition.
public enum GuardAnswer: Equatable, Sendable {
  /// The transition is performed.
  case allow
  /// The transition is refused; the text gives the user the reason.
  case refuse(String)
  /// The transition is performed if the user agrees.
  case ask(Question)
  /// The transition waits until a coordinator calls `becomeReady()`; then it is computed and asked
  /// about again. For a link to what only a member may see, while the guard's coordinator presents
  /// the login.
  case wait
}
