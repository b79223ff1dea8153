import Calcot

/// Tells of something that could not be done, and offers to try it again.
@MainActor
protocol FailureReporting: AnyObject {
  /// Shows what went wrong; true when the person wants another try.
  func wantsRetry(after error: GroupRepositoryError) async -> Bool
}

extension FailureReporting where Self: Router {
  func wantsRetry(after error: GroupRepositoryError) async -> Bool {
    var choices = [Choice("OK", role: .cancel, false)]
    if error.isRetryable { choices.insert(Choice("Try again", role: .main, true), at: 0) }
    return await navigation.alert("That did not work", message: error.message, choices: choices)
      ?? false
  }
}
