public import Calcot

/// A handler that deletes an item with the expected interaction: it asks for confirmation, deletes
/// under an activity indicator, and reports the result, with an undo action if there is one. Use it
/// in a ViewModel for every destructive deletion.
///
/// A ViewModel passes its router; a test passes one that records.
///
/// ```swift
/// let result = await DeletionHandler(router: router).delete(
///   texts.deletion(of: person), explain: texts.message, undo: undo
/// ) { () throws(PeopleRepositoryError) in try await interactor.delete() }
/// if result == .deleted { router.close() }
/// ```
@MainActor
public struct DeletionHandler {
  private let router: any Confirming & ActivityShowing & ActionOffering

  /// Creates a handler that interacts with the user through `router`.
  public init(router: any Confirming & ActivityShowing & ActionOffering) { self.router = router }

  /// Asks the user to confirm the deletion, and performs it. If the asking screen ends meanwhile,
  /// the deletion continues as far as `deletion` ignores cancellation, and nothing is reported.
  ///
  /// - Parameters:
  ///   - texts: The texts for the user.
  ///   - explain: A closure that returns the reason for an error, or nil to report nothing.
  ///   - undo: A way to undo the deletion; it receives the value that `deletion` returns.
  ///   - deletion: The closure that deletes.
  /// - Returns: The result, after it has been reported to the user.
  @discardableResult
  public func delete<Deleted, Failure: Error>(
    _ texts: DeletionTexts, explain: @escaping @MainActor (Failure) -> String?,
    undo: DeletionUndo<Deleted, Failure>? = nil,
    deletion: @MainActor () async throws(Failure) -> Deleted
  ) async -> DeletionResult {
    guard await router.confirm(texts.question) else { return .kept }
    do throws(Failure) {
      let deleted = try await router.showingActivity(texts.activity, deletion)
      if let undo {
        router.showMessage(
          texts.success, .success, action: undo.action(for: deleted, explain: explain))
      } else {
        router.showMessage(texts.success, .success)
      }
      return .deleted
    } catch {
      if let reason = explain(error) { router.showMessage(reason, .error) }
      return .failed
    }
  }
}

/// The result of a deletion.
public enum DeletionResult: Hashable, Sendable {
  /// The item was deleted.
  case deleted
  /// The user declined, or the asking screen has ended.
  case kept
  /// The deletion failed, and the user has been told the reason.
  case failed
}

/// The texts of a deletion, in the user's language.
public struct DeletionTexts: Hashable, Sendable {
  /// The question that asks for confirmation.
  public let question: Question
  /// The label of the activity indicator.
  public let activity: String
  /// The message after success.
  public let success: String

  /// Creates the texts of a deletion.
  public init(question: Question, activity: String, success: String) {
    self.question = question
    self.activity = activity
    self.success = success
  }
}
