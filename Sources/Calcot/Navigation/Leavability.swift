/// Whether a screen may be left now. Published, so that a host can switch its gesture off
/// beforehand instead of undoing it.
public enum Leavability: Equatable, Sendable {
  /// It may be left at any time.
  case free
  /// It may be left when the user agrees.
  case asks(LeaveQuestion)
  /// It may not be left; the reason is for the user to read.
  case blocked(String)
}

/// What the user is asked before a screen is left.
public struct LeaveQuestion: Equatable, Sendable {
  public let title: String
  public let message: String?
  public let leave: String
  public let stay: String

  /// A question whose `leave` answer lets the navigation go on and whose `stay` answer refuses it.
  public init(_ title: String, message: String? = nil, leave: String, stay: String) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
  }
}

/// A ViewModel that has a say in whether its screen may be left.
@MainActor
public protocol Leavable {
  /// Whether the screen may be left now. Read after every change of the ViewModel and before every
  /// navigation that would end the screen; it must be cheap and change nothing.
  var leavability: Leavability { get }
}
