/// The current leavability of a screen. It is published, so that a host can disable its gesture in
/// advance instead of undoing it.
public enum Leavability: Equatable, Sendable {
  /// The screen may be left at any time.
  case free
  /// The screen may be left if the user agrees. If the condition is false, that is asked only while a
  /// field of the screen holds a text that is no value, such as "two" in a `NumberField`: it would be
  /// lost, and the ViewModel does not know of it. What is published has no condition that is false.
  case asks(Question, if: Bool = true)
  /// The screen may not be left; the text gives the user the reason.
  case blocked(String)
  /// The screen handles the user's Back itself, with `Scope.onBack`. The framework publishes it; a
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
  /// The transition waits until a coordinator calls `becomeReady()`; then it is computed and the
  /// guards are asked again. Use it for a link to a place for members only, while the guard's
  /// coordinator presents the login.
  case wait
}
