package import Calcot

/// Tells of something that could not be done, and offers to try it again.
@MainActor
package protocol FailureReporting: MessageShowing, ActivityShowing {
  /// Shows what went wrong; true when the person wants another try.
  func wantsRetry(after error: GroupRepositoryError) async -> Bool
}

extension FailureReporting {
  /// Does something under an activity indicator, again and again until it succeeds or the person gives
  /// up; nil when they do.
  package func attempt<Value>(
    _ label: String, _ work: @MainActor () async throws(GroupRepositoryError) -> Value
  ) async -> Value? {
    while true {
      do throws(GroupRepositoryError) {
        return try await showingActivity(label, work)
      } catch .cancelled {
        return nil
      } catch {
        guard await wantsRetry(after: error) else { return nil }
      }
    }
  }
}

/// A Router of this feature, which speaks the person's language.
@MainActor
package protocol GroupsRouter: Router, FailureReporting {
  var texts: GroupsTexts { get }
}

extension GroupsRouter {
  package func wantsRetry(after error: GroupRepositoryError) async -> Bool {
    var choices = [Choice(texts.ok, role: .cancel, false)]
    if error.isRetryable { choices.insert(Choice(texts.tryAgain, role: .main, true), at: 0) }
    return await navigation.alert(
      texts.didNotWork, message: texts.message(error), choices: choices) ?? false
  }
}
