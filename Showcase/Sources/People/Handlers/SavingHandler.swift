import Calcot

/// A handler that saves a change under an activity indicator, and reports success or the failure.
@MainActor
struct SavingHandler {
  private let router: any ScreenRouting
  private let texts: PeopleTexts

  init(router: any ScreenRouting, texts: PeopleTexts) {
    self.router = router
    self.texts = texts
  }

  /// Performs a change and reports it.
  ///
  /// - Parameters:
  ///   - success: The message after success.
  ///   - change: A closure that performs the change.
  func save(
    saying success: String, _ change: @MainActor () async throws(PeopleRepositoryError) -> Void
  ) async {
    do throws(PeopleRepositoryError) {
      try await router.showingActivity(texts.saving, change)
      router.showMessage(success, .success)
    } catch {
      if let reason = texts.explanation(error) { router.showMessage(reason, .error) }
    }
  }
}
