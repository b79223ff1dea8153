/// A confirmation that the user answers by proceeding or by staying.
///
/// ```swift
/// Question("Discard the changes?", action: "Discard", role: .destructive, cancel: "Keep editing")
/// ```
public struct Question: Hashable, Sendable {
  /// The title, in a few words.
  public let title: String
  /// The consequences of proceeding.
  public let message: String?
  /// The label of the choice to proceed.
  public let action: String
  /// The role of the choice to proceed.
  public let role: ActionRole
  /// The label of the choice to stay.
  public let cancel: String

  /// Creates a question. The texts are in the user's language.
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
