public import Calcot

/// The texts of deleting one kind of item, in the user's language.
///
/// ```swift
/// DeletionTexts(
///   question: { Question("Delete \($0.name)?", action: "Delete", cancel: "Keep") },
///   activity: "Deleting…", success: { "\($0.name) is deleted." },
///   failure: { $0 == .cancelled ? nil : message($0) },
///   retry: { $0.isRetryable ? Question(message($0), action: "Try again", cancel: "OK") : nil })
/// ```
public struct DeletionTexts<Item, Failure: Error> {
  let question: @MainActor (Item) -> Question
  let activity: String
  let success: @MainActor (Item) -> String
  let failure: @MainActor (Failure) -> String?
  let retry: @MainActor (Failure) -> Question?

  /// Creates the texts of a deletion.
  ///
  /// - Parameters:
  ///   - question: A closure that returns the question that asks for confirmation.
  ///   - activity: The label of the activity indicator.
  ///   - success: A closure that returns the message after success.
  ///   - failure: A closure that returns the reason for an error, which is shown as a message; nil
  ///     to report nothing.
  ///   - retry: A closure that returns a question which gives the reason for an error and offers to
  ///     try again; nil for an error that no retry can help, which is then reported by `failure`.
  ///     If the user agrees, the item is deleted again, without asking for confirmation. By default
  ///     no error offers a retry.
  public init(
    question: @escaping @MainActor (Item) -> Question, activity: String,
    success: @escaping @MainActor (Item) -> String,
    failure: @escaping @MainActor (Failure) -> String?,
    retry: @escaping @MainActor (Failure) -> Question? = { _ in nil }
  ) {
    self.question = question
    self.activity = activity
    self.success = success
    self.failure = failure
    self.retry = retry
  }
}
