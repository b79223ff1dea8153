public import Calcot

/// A handler that deletes an item with the expected interaction: it asks for confirmation, deletes
/// under an activity indicator, and reports the result, with an undo action if there is one. Make
/// one with a ViewModel for every kind of item that can be deleted; a deletion is one call then.
///
/// ```swift
/// let deletion = DeletionHandler(
///   router: router, texts: texts.deletion, undo: texts.undo(by: interactor.restore)
/// ) { person throws(PeopleRepositoryError) in try await interactor.delete(person.id) }
///
/// if await deletion.delete(person) == .deleted { router.close() }
/// ```
///
/// A ViewModel passes its router; a test passes one that records.
@MainActor
public struct DeletionHandler<Item> {
  private let perform: @MainActor (Item) async -> DeletionResult

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - router: The router that interacts with the user.
  ///   - texts: The texts for the user. They decide what a failure offers: a message, or a question
  ///     whether to try again.
  ///   - undo: A way to undo the deletion; it receives the value that `deletion` returns.
  ///   - deletion: A closure that deletes an item.
  public init<Deleted, Failure: Error>(
    router: any ScreenRouting, texts: DeletionTexts<Item, Failure>,
    undo: DeletionUndo<Item, Deleted, Failure>? = nil,
    deletion: @escaping @MainActor (Item) async throws(Failure) -> Deleted
  ) {
    let attempt = DeletionAttempt(router: router, texts: texts, undo: undo, deletion: deletion)
    perform = { item in await attempt.delete(item) }
  }

  /// Asks the user to confirm the deletion, and performs it. If the asking screen ends meanwhile,
  /// the deletion continues as far as its closure ignores cancellation; a success is then reported,
  /// with the way to undo it, and a failure is not.
  ///
  /// - Returns: The result, after it has been reported to the user.
  @discardableResult
  public func delete(_ item: Item) async -> DeletionResult { await perform(item) }
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

/// The parts of a ``DeletionHandler`` with their types.
@MainActor
private struct DeletionAttempt<Item, Deleted, Failure: Error> {
  let router: any ScreenRouting
  let texts: DeletionTexts<Item, Failure>
  let undo: DeletionUndo<Item, Deleted, Failure>?
  let deletion: @MainActor (Item) async throws(Failure) -> Deleted

  func delete(_ item: Item) async -> DeletionResult {
    guard await router.confirm(texts.question(item)) else { return .kept }
    while true {
      do throws(Failure) {
        let deleted = try await router.showingActivity(texts.activity) { () throws(Failure) in
          try await deletion(item)
        }
        report(deleted, of: item)
        return .deleted
      } catch {
        guard await wantsRetry(after: error) else { return .failed }
      }
    }
  }

  private func report(_ deleted: Deleted, of item: Item) {
    let success = texts.success(item)
    if let undo {
      undo.offer(
        after: deleted, of: item, with: success, .success, on: router, explain: texts.failure)
    } else {
      router.showMessage(success, .success)
    }
  }

  private func wantsRetry(after error: Failure) async -> Bool {
    if let question = texts.retry(error) { return await router.confirm(question) }
    if let reason = texts.failure(error) { router.showMessage(reason, .error) }
    return false
  }
}
