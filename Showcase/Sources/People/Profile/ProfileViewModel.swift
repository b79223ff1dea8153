package import Calcot
import CalcotViews

@MainActor
package struct ProfileViewModel {
  private let profile: Profile
  let texts: PeopleTexts
  let interactor: any ProfileInteracting
  let router: any ProfileRouting
  let photos: PersonPhotoHandler
  let saving: SavingHandler
  private let deletion: DeletionHandler<Person>
  let removal: DeletionHandler<DocumentCellConfiguration>

  init(
    interactor: any ProfileInteracting, router: any ProfileRouting, photos: PersonPhotoHandler,
    texts: PeopleTexts
  ) {
    profile = interactor.profile
    self.interactor = interactor
    self.router = router
    self.photos = photos
    self.texts = texts
    saving = SavingHandler(router: router, texts: texts)
    deletion = DeletionHandler(
      router: router, texts: texts.deletion, undo: texts.undo(by: interactor.restorePerson)
    ) { _ throws(PeopleRepositoryError) in try await interactor.delete() }
    removal = DeletionHandler(
      router: router, texts: texts.removal, undo: texts.undo(by: interactor.restoreDocument)
    ) { document throws(PeopleRepositoryError) in try await interactor.remove(document.id) }
  }

  package var title: String { profile.person?.name ?? texts.person }
  package var isMissing: Bool { profile.problem == .notFound }
  package var problem: String? { profile.problem.map(texts.message) }
  /// The label of the button that reads again, where that can help.
  package var retryLabel: String? { profile.problem?.isRetryable == true ? texts.tryAgain : nil }
  /// The text while the person is being read.
  package var loadingText: String? {
    profile.person == nil && profile.problem == nil ? texts.loading : nil
  }
  /// The row of the homepage, once the person is known.
  package var homepage: HomepageCellConfiguration? {
    profile.person.map { HomepageCellConfiguration($0, texts: texts) }
  }
  /// The rows about the photo, once it has been read.
  package var photo: PhotoCellConfiguration? {
    guard let person = profile.person, let files else { return nil }
    let open = files.photo.map { router.opening($0, of: person) }
    return PhotoCellConfiguration(files.photo, of: person, open: open, texts: texts)
  }
  /// The rows about the documents, once they have been read.
  package var documents: DocumentsConfiguration? {
    files.map { DocumentsConfiguration($0.documents, texts: texts) }
  }
  /// The label of the button that copies the person's name; nil if there is nobody.
  package var copyNameLabel: String? { isThere ? texts.copyName : nil }
  /// The label of the button that deletes the person; nil if there is nobody.
  package var deleteLabel: String? { isThere ? texts.delete : nil }

  /// A Boolean value that indicates whether the person is known and has not been deleted.
  package var isThere: Bool { profile.person != nil && !isMissing }
  private var files: Profile.Files? { isThere ? profile.files : nil }

  package func tryAgainButtonTapped() async { await interactor.fetchPerson() }

  package func homepageTapped() async {
    guard let homepage = profile.person?.homepage else { return }
    show(await router.open(homepage))
  }

  package func homepageRefused(_ refusal: Refusal) { show(.refused(refusal)) }

  package func copyHomepageButtonTapped() async {
    if let homepage = profile.person?.homepage { await copy(homepage) }
  }

  package func copyNameButtonTapped() async {
    if let person = profile.person { await copy(person.name) }
  }

  package func deleteButtonTapped() async {
    guard let person = profile.person else { return }
    if await deletion.delete(person) == .deleted { router.close() }
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
}
