import Calcot

/// A way to undo a deletion.
public struct DeletionUndo<Item, Deleted, Failure: Error> {
  private let label: String
  private let activity: String
  private let success: @MainActor (Item) -> String
  private let restore: @MainActor (Deleted) async throws(Failure) -> Void

  /// Creates a way to undo a deletion.
  ///
  /// - Parameters:
  ///   - label: The label of the message's button.
  ///   - activity: The label of the activity indicator.
  ///   - success: A closure that returns the message after everything was restored.
  ///   - restore: A closure that restores the value that the deletion returned. It should hold no
  ///     part of the screen, which may have ended by then.
  public init(
    _ label: String, activity: String, success: @escaping @MainActor (Item) -> String,
    restore: @escaping @MainActor (Deleted) async throws(Failure) -> Void
  ) {
    self.label = label
    self.activity = activity
    self.success = success
    self.restore = restore
  }

  /// Shows a message that offers to undo the deletion. If that fails, it is offered again.
  @MainActor
  func offer(
    after deleted: Deleted, of item: Item, with text: String, _ kind: MessageKind,
    on router: any ScreenRouting, explain: @escaping @MainActor (Failure) -> String?
  ) {
    router.showMessage(text, kind, action: label) { router in
      do throws(Failure) {
        try await router.showingActivity(activity) { () throws(Failure) in
          try await restore(deleted)
        }
        router.showMessage(success(item), .success)
      } catch {
        guard let reason = explain(error) else { return }
        offer(after: deleted, of: item, with: reason, .error, on: router, explain: explain)
      }
    }
  }
}
