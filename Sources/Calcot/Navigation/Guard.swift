/// A guard's answer to a proposed transition.
public enum GuardAnswer: Equatable, Sendable {
  /// The transition is carried out.
  case allow
  /// The transition is refused; the reason is for the user to read.
  case refuse(String)
  /// The transition is carried out if the user agrees.
  case ask(LeaveQuestion)
}
