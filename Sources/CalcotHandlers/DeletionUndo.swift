import Calcot
/// How a deletion is taken back.
public struct DeletionUndo<Deleted, Failure: Error> {
  private let label: String
  private let activity: String
  private let success: String
  private let restore: @MainActor (Deleted) async throws(Failure) -> Void

  /// A way back from a deletion.
  ///
  /// - Parameters:
  ///   - label: what the message's button is called.
  ///   - activity: says that it is under way.
  ///   - success: says that everything is as it was.
  ///   - restore: puts back what the deletion has given. It should hold no part of the screen, which may
  ///     be gone by then.
  public init(
    _ label: String, activity: String, success: String,
    restore: @escaping @MainActor (Deleted) async throws(Failure) -> Void
  ) {
    self.label = label
    self.activity = activity
    self.success = success
    self.restore = restore
  }

  /// What the message offers. Where it does not work, it is offered again.
  @MainActor
  func action(
    for deleted: Deleted, explain: @escaping @MainActor (Failure) -> String?
  ) -> MessageAction {
    MessageAction(label) { router in
      do throws(Failure) {
        try await router.showingActivity(activity) { () throws(Failure) in
          try await restore(deleted)
        }
        router.showMessage(success, .success)
      } catch {
        guard let reason = explain(error) else { return }
        router.showMessage(reason, .error, action: action(for: deleted, explain: explain))
      }
    }
  }
}
