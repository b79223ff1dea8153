import CalcotContent

@MainActor
struct PhotoViewModel {
  private let personPhoto: PersonPhoto
  private let interactor: any PhotoInteracting
  private let photos: PersonPhotoHandler
  private let texts: PeopleTexts

  init(interactor: any PhotoInteracting, photos: PersonPhotoHandler, texts: PeopleTexts) {
    personPhoto = interactor.personPhoto
    self.interactor = interactor
    self.photos = photos
    self.texts = texts
  }

  var title: String { personPhoto.person.map { texts.photo(of: $0.name) } ?? texts.photo }
  var isMissing: Bool { personPhoto.problem == .notFound }
  var problem: String? { personPhoto.problem.map(texts.message) }
  /// The label of the button that reads again, where that can help.
  var retryLabel: String? { personPhoto.problem?.isRetryable == true ? texts.tryAgain : nil }
  /// The text while the photo is being read.
  var loadingText: String? {
    !isKnown && personPhoto.problem == nil ? texts.loadingPhoto : nil
  }
  /// The photo; nil until it is known, and for a person without one.
  var picture: ImageSource? { isMissing ? nil : photo.map { .data($0.image) } }
  /// The description of the photo, for those who do not see it.
  var pictureLabel: String { title }
  /// The rows about the photo.
  var facts: [PhotoFactConfiguration] { isMissing ? [] : photo.map(texts.facts) ?? [] }
  /// The text in place of the photo, for a person without one.
  var emptyText: String? { canChange && photo == nil ? texts.noPhoto : nil }
  /// The sentence that says how a photo helps, under ``emptyText``.
  var emptyMessage: String? { personPhoto.person.map { texts.useOfPhoto(of: $0.name) } }
  /// The label of the button that sets the photo; nil until the photo is known, and for a person
  /// who does not exist.
  var chooseLabel: String? {
    guard canChange else { return nil }
    return photo == nil ? texts.choosePhoto : texts.replacePhoto
  }
  /// The label of the button that removes the photo; nil if there is none.
  var removeLabel: String? { canChange && photo != nil ? texts.removePhoto : nil }

  private var photo: Photo? { personPhoto.photo }
  private var isKnown: Bool { personPhoto.isRead || photo != nil }
  private var canChange: Bool { isKnown && !isMissing }

  func tryAgainButtonTapped() async { await interactor.fetchPhoto() }
  func chooseButtonTapped() async { await photos.choose() }
  func removeButtonTapped() async { await photos.remove() }
}

/// The contents of a row that says one thing about a photo.
struct PhotoFactConfiguration: Hashable, Sendable {
  let title: String
  let detail: String
}
