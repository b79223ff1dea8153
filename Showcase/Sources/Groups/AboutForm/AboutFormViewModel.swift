import Calcot
import Observation

/// A ViewModel that changes while a group's description and place are edited.
@MainActor @Observable
final class AboutFormViewModel: Leavable {
  /// The draft; nil until the group is known.
  private(set) var draft: AboutDraft?
  private var phase = FormPhase.editing
  private let interactor: any AboutFormInteracting
  private let coordinator: any GroupFormCoordinating
  private let texts: GroupsTexts

  init(
    draft: AboutDraft?, interactor: any AboutFormInteracting,
    coordinator: any GroupFormCoordinating, texts: GroupsTexts
  ) {
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.about }
  var placeLabel: String { texts.place }
  var placePlaceholder: String { texts.placePlaceholder }
  var place: String { draft?.texts.place ?? "" }
  var placeProblem: String? {
    problem { if case .placeTooLong = $0 { true } else { false } }
  }
  var descriptionLabel: String { texts.description }
  var descriptionPlaceholder: String { texts.descriptionPlaceholder }
  var description: String { draft?.texts.description ?? "" }
  var descriptionProblem: String? {
    problem { if case .descriptionTooLong = $0 { true } else { false } }
  }
  var isEditable: Bool { draft != nil && phase == .editing }
  var cancelLabel: String { texts.cancel }
  var canCancel: Bool { phase != .saving }
  var saveLabel: String { texts.save }
  var canSave: Bool {
    isEditable && draft?.isChanged == true && draft?.about.problems.isEmpty == true
  }
  var leavability: Leavability {
    texts.leavability(
      isChanged: draft?.isChanged == true, in: phase, question: texts.discardChanges,
      whileSaving: texts.beingSaved)
  }

  /// Reads the group's texts if they were not passed in.
  func appeared() async {
    guard draft == nil else { return }
    let group = await coordinator.attempt(texts.loadingGroup) { () throws(GroupRepositoryError) in
      try await interactor.group()
    }
    guard let group else { return coordinator.dismissForm() }
    draft = AboutDraft(group.about)
  }

  func placeChanged(_ place: String) { draft?.texts.place = place }
  func descriptionChanged(_ description: String) { draft?.texts.description = description }
  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let about = draft?.about else { return }
    phase = .saving
    let saved = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await interactor.save(about)
    }
    guard saved != nil else {
      phase = .editing
      return
    }
    phase = .saved
    coordinator.showMessage(texts.aboutSaved, .success)
    coordinator.dismissForm()
  }

  private func problem(where isOfField: (GroupAboutProblem) -> Bool) -> String? {
    draft?.about.problems.first(where: isOfField).map(texts.message)
  }
}
