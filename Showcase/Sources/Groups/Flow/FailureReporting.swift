package import Calcot

/// A Router that reports failures and offers to retry.
@MainActor
package protocol FailureReporting: ScreenRouting {
  /// Shows the error. Returns true if the user wants to retry.
  func wantsRetry(after error: GroupRepositoryError) async -> Bool
}

extension FailureReporting {
  /// Performs work under an activity indicator until it succeeds. Returns nil if the user gives up.
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

/// A Router of this feature, with texts in the user's language.
@MainActor
package protocol GroupsRouter: Router, FailureReporting {
  var texts: GroupsTexts { get }
}

extension GroupsRouter {
  package func wantsRetry(after error: GroupRepositoryError) async -> Bool {
    if let question = texts.retryQuestion(after: error) { return await confirm(question) }
    let ok = Choice(texts.ok, role: .cancel, false)
    return await navigation.alert(
      texts.didNotWork, message: texts.message(error), choices: [ok]) ?? false
  }
}
