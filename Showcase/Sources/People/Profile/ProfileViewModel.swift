import Calcot
package import CalcotHandlers

@MainActor
package struct ProfileViewModel {
  package let texts: PeopleTexts
  let profile: Profile
  let interactor: any ProfileInteracting
  let router: any ProfileRouting

  init(interactor: any ProfileInteracting, router: any ProfileRouting, texts: PeopleTexts) {
    self.texts = texts
    self.profile = interactor.profile
    self.interactor = interactor
    self.router = router
  }

  package var title: String { profile.person?.name ?? texts.person }
  package var isLoading: Bool { profile.person == nil && profile.problem == nil }
  package var isThere: Bool { profile.person != nil && profile.problem != .notFound }
  package var isMissing: Bool { profile.problem == .notFound }
  package var homepage: String? { profile.person.map { $0.homepage ?? texts.noHomepage } }
  package var hasHomepage: Bool { profile.person?.homepage != nil }
  package var problem: String? { profile.problem.map(texts.message) }
  package var canRetry: Bool { profile.problem?.isRetryable == true }

  /// A Boolean value that indicates whether the photo and documents have been read.
  package var hasFiles: Bool { isThere && profile.files != nil }
  /// The photo, for hosts that can show it.
  package var photo: Photo? { profile.files?.photo }
  /// The description of the photo.
  package var photoSummary: String { photo.map(texts.summary) ?? texts.noPhoto }
  package var documents: [DocumentCellConfiguration] {
    (profile.files?.documents ?? []).map {
      DocumentCellConfiguration($0, language: texts.language)
    }
  }

  package func tryAgainButtonTapped() async { await interactor.fetchPerson() }

  package func homepageTapped() async {
    guard let homepage = profile.person?.homepage else { return }
    show(await router.open(homepage))
  }

  package func copyHomepageButtonTapped() async {
    if let homepage = profile.person?.homepage { await copy(homepage) }
  }

  package func copyNameButtonTapped() async {
    if let person = profile.person { await copy(person.name) }
  }

  package func deleteButtonTapped() async {
    guard let name = profile.person?.name else { return }
    let undo = DeletionUndo(
      texts.undo, activity: texts.restoring, success: texts.restored(name),
      restore: interactor.restorePerson)
    let result = await DeletionHandler(router: router).delete(
      texts.deletion(of: name), explain: texts.explanation, undo: undo
    ) { () throws(PeopleRepositoryError) in
      try await interactor.delete()
    }
    if result == .deleted { router.close() }
  }

  private func copy(_ text: String) async {
    let outcome = await router.copy(text)
    if outcome == .done { router.showMessage(texts.copied, .success) } else { show(outcome) }
  }

  /// Shows why a request was refused, unless the user knows it.
  func show(_ outcome: Answer) {
    guard case .refused(let refusal) = outcome else { return }
    switch refusal {
    case .declined, .notRunning, .screenEnded, .flowEnded: return
    default: router.showMessage(texts.notPossible(refusal), .error)
    }
  }

  /// Performs a change under an activity indicator. Returns false if it failed, after showing the
  /// error.
  func save(
    _ change: @MainActor () async throws(PeopleRepositoryError) -> Void
  ) async -> Bool {
    do throws(PeopleRepositoryError) {
      try await router.showingActivity(texts.saving, change)
      return true
    } catch {
      if let reason = texts.explanation(error) { router.showMessage(reason, .error) }
      return false
    }
  }
}
