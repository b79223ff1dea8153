import Calcot
import Observation

/// A ViewModel that changes while a group's description and place are edited.
@MainActor @Observable
final class AboutFormViewModel: Leavable {
  /// The draft; nil until the group is known.
  private(set) var draft: AboutDraft?
  private var phase = FormPhase.editing
  /// The sentence that tells the user of a change elsewhere; nil if there is none.
  private(set) var news: String?
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

  /// Reads the texts again, since they may have been changed elsewhere. What has been typed stays.
  func follow() async {
    guard phase == .editing, draft != nil else { return }
    do throws(GroupRepositoryError) {
      let group = try await interactor.group()
      if phase == .editing { learn(group.about) }
    } catch {
      if error == .notFound { news = texts.message(error) }
    }
  }

  private func learn(_ about: GroupAbout) {
    guard let draft, about != draft.before else { return }
    if draft.isChanged { news = texts.changedElsewhere(now: about.inOneLine) }
    self.draft?.learn(about)
  }

  func placeChanged(_ place: String) { draft?.texts.place = place }
  func descriptionChanged(_ description: String) { draft?.texts.description = description }
  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let draft else { return }
    phase = .saving
    let theirs = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await save(draft.about, from: draft.before)
    }
    phase = .editing
    switch theirs {
    case .some(.none):
      phase = .saved
      coordinator.showMessage(texts.aboutSaved, .success)
      coordinator.dismissForm()
    case .some(.some(let theirs)): await resolve(theirs)
    case nil: break
    }
  }

  /// Saves the texts; returns those that somebody else has given the group meanwhile, if any.
  private func save(
    _ about: GroupAbout, from known: GroupAbout
  ) async throws(GroupRepositoryError) -> GroupAbout? {
    do throws(GroupRepositoryError) {
      _ = try await interactor.save(about, from: known)
      return nil
    } catch .changed(let group) {
      return group.about
    }
  }

  private func resolve(_ theirs: GroupAbout) async {
    switch await coordinator.answer(toConflict: theirs.inOneLine) {
    case .reload: (draft, news) = (AboutDraft(theirs), nil)
    case .keepMine:
      draft?.learn(theirs)
      await saveButtonTapped()
    case .seeBoth, nil: learn(theirs)
    }
  }

  private func problem(where isOfField: (GroupAboutProblem) -> Bool) -> String? {
    draft?.about.problems.first(where: isOfField).map(texts.message)
  }
}

extension GroupAbout {
  /// Both texts in one line.
  fileprivate var inOneLine: String {
    [place, description].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
