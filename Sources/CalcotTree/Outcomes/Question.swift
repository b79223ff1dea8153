/// A question that the user answers by going on or by staying.
///
/// ```swift
/// Question("Discard the changes?", action: "Discard", role: .destructive, cancel: "Keep editing")
/// ```
public struct Question: Hashable, Sendable {
  /// The question, in a few words.
  public let title: String
  /// The consequences of going on.
  public let message: String?
  /// The label of the choice to go on.
  public let action: String
  /// The role of the choice to go on.
  public let role: ActionRole
  /// The label of the choice to stay.
  public let cancel: String

  /// Creates a question, in the user's language.
  public init(
    _ title: String, message: String? = nil, action: String, role: ActionRole = .normal,
    cancel: String
  ) {
    self.title = title
    self.message = message
    self.action = action
    self.role = role
    self.cancel = cancel
  }
}
