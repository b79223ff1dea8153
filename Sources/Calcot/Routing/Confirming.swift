/// What a ViewModel may ask of its router: to have the user confirm something.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol Confirming: AnyObject {
  /// Asks the user to confirm something; false when they cancel or the screen ends.
  func confirm(_ question: ConfirmationQuestion) async -> Bool
}

/// A question that is answered by going on or by staying.
public struct ConfirmationQuestion: Hashable, Sendable {
  /// The question, in a few words.
  public let title: String
  /// What going on means.
  public let message: String?
  /// What the choice to go on is called, and what it is for.
  public let action: String
  public let role: ActionRole
  /// What the choice to stay is called.
  public let cancel: String

  /// A question, in the user's language.
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

extension Confirming {
  /// Asks the user to confirm something; false when they cancel or the screen ends.
  public func confirm(
    _ title: String, message: String? = nil, action: String, role: ActionRole = .normal,
    cancel: String
  ) async -> Bool {
    await confirm(
      ConfirmationQuestion(title, message: message, action: action, role: role, cancel: cancel))
  }
}

extension Confirming where Self: Router {
  public func confirm(_ question: ConfirmationQuestion) async -> Bool {
    await navigation.alert(
      question.title, message: question.message,
      choices: [
        Choice(question.action, role: question.role, true),
        Choice(question.cancel, role: .cancel, false),
      ]) ?? false
  }
}
