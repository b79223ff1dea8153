public import Calcot

/// Deletes something as the user expects it: asks, deletes under an activity indicator, and says what came
/// of it, with a way to undo it where there is one.
///
/// A ViewModel gives it its router; a test gives it one that records.
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

  /// A handler that does what the user sees of it with `router`.
  public init(router: any Confirming & ActivityShowing & ActionOffering) { self.router = router }

  /// Has the user confirm the deletion, and carries it out. When the asking screen goes meanwhile, it
  /// is carried out as far as `deletion` does so when it is cancelled, and nothing is said.
  ///
  /// - Parameters:
  ///   - texts: what the user reads.
  ///   - explain: says why it did not work; nil where there is nothing to say.
  ///   - undo: takes the deletion back, if that can be done; what it needs for that comes from
  ///     `deletion`.
  ///   - deletion: deletes.
  /// - Returns: what became of it, when that has been said.
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

/// What became of a deletion.
public enum DeletionResult: Hashable, Sendable {
  /// It was carried out.
  case deleted
  /// The user thought better of it, or the asking screen has gone.
  case kept
  /// It was tried; the user has been told why it did not work.
  case failed
}

/// What the user reads of a deletion, in their language.
public struct DeletionTexts: Hashable, Sendable {
  /// Whether to delete.
  public let question: Question
  /// That it is under way.
  public let activity: String
  /// That it was done.
  public let success: String

  /// The texts of one deletion.
  public init(question: Question, activity: String, success: String) {
    self.question = question
    self.activity = activity
    self.success = success
  }
}
