/// A screen's answer to whether it may be left now. It is published, so that a host can switch its gesture
/// off beforehand instead of undoing it.
public enum Leavability: Equatable, Sendable {
  /// The screen may be left at any time.
  case free
  /// The screen may be left when the user agrees.
  case asks(Question)
  /// The screen may not be left; the reason is for the user to read.
  case blocked(String)
}

/// A guard's answer to a proposed transition.
public enum GuardAnswer: Equatable, Sendable {
  /// The transition is carried out.
  case allow
  /// The transition is refused; the reason is for the user to read.
  case refuse(String)
  /// The transition is carried out if the user agrees.
  case ask(Question)
}
