import Calcot
import Observation

/// A ViewModel that changes while the name of a group is edited.
@MainActor @Observable
final class GroupFormViewModel: Leavable {
  /// The draft of the name; nil until the group's name is known.
  private(set) var draft: GroupNameDraft?
  private var phase = FormPhase.editing
  private var rejection: String?
  /// The sentence that tells the user of a change elsewhere; nil if there is none.
  private(set) var news: String?
  private let interactor: any GroupFormInteracting
  private let coordinator: any GroupFormCoordinating
  private let form: GroupForm
  private let texts: GroupsTexts

  init(
    _ form: GroupForm, draft: GroupNameDraft?, interactor: any GroupFormInteracting,
    coordinator: any GroupFormCoordinating, texts: GroupsTexts
  ) {
    self.form = form
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.title(of: form) }
  var nameLabel: String { texts.name }
  var namePlaceholder: String { texts.namePlaceholder }
  var name: String { draft?.name ?? "" }
  var nameProblem: String? { rejection ?? draft?.problem.map(texts.message) }
  var isEditable: Bool { draft != nil && phase == .editing }
  var cancelLabel: String { texts.cancel }
  var canCancel: Bool { phase != .saving }
  var saveLabel: String { texts.save }
  var canSave: Bool { isEditable && draft?.validName != nil && draft?.isChanged == true }
  var leavability: Leavability {
    texts.leavability(
      isChanged: draft?.isChanged == true, in: phase, question: texts.discardQuestion(of: form),
      whileSaving: texts.beingSaved)
  }

  /// Reads the group's name if it was not passed in.
  func appeared() async {
    guard draft == nil else { return }
    let name = await coordinator.attempt(texts.loadingGroup) { () throws(GroupRepositoryError) in
      try await interactor.name()
    }
    guard let name else { return coordinator.dismissForm() }
    draft = GroupNameDraft(original: name)
  }

  /// Reads the name again, since it may have been changed elsewhere. What has been typed stays.
  func follow() async {
    guard phase == .editing, draft != nil else { return }
    do throws(GroupRepositoryError) {
      let name = try await interactor.name()
      if phase == .editing { learn(name) }
    } catch {
      if error == .notFound { news = texts.message(error) }
    }
  }

  private func learn(_ name: String) {
    guard let draft, name != draft.original else { return }
    guard draft.isChanged else { return self.draft = GroupNameDraft(original: name) }
    self.draft?.original = name
    news = texts.changedElsewhere(now: name)
  }

  func nameChanged(_ name: String) {
    draft?.name = name
    rejection = nil
  }

  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let draft, let name = draft.validName else { return }
    phase = .saving
    let result = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await save(name, from: draft.original)
    }
    switch result {
    case .saved(let name):
      phase = .saved
      coordinator.showMessage(texts.saved(name, in: form), .success)
      coordinator.dismissForm()
    case .rejected(let reason):
      rejection = reason
      phase = .editing
    case .conflict(let theirs):
      phase = .editing
      await resolve(theirs)
    case nil: phase = .editing
    }
  }

  private func resolve(_ theirs: String) async {
    switch await coordinator.answer(toConflict: theirs) {
    case .reload:
      draft = GroupNameDraft(original: theirs)
      news = nil
    case .keepMine:
      draft?.original = theirs
      await saveButtonTapped()
    case .seeBoth, nil: learn(theirs)
    }
  }

  private enum SaveResult {
    case saved(String)
    /// The name cannot be saved, for a reason that the field shows.
    case rejected(String)
    /// Somebody else has given the group this name meanwhile.
    case conflict(String)
  }

  private func save(
    _ name: GroupName, from known: String
  ) async throws(GroupRepositoryError) -> SaveResult {
    do {
      return .saved(try await interactor.save(name, from: known).name)
    } catch .nameTaken {
      return .rejected(texts.message(.nameTaken))
    } catch .changed(let group) {
      return .conflict(group.name)
    }
  }
}

/// The texts in which the forms of a new group and of another name differ.
extension GroupsTexts {
  func title(of form: GroupForm) -> String {
    switch form {
    case .newGroup: newGroup
    case .rename: rename
    }
  }
  func discardQuestion(of form: GroupForm) -> String {
    switch form {
    case .newGroup: discardNewGroup
    case .rename: discardName
    }
  }
  func saved(_ name: String, in form: GroupForm) -> String {
    switch form {
    case .newGroup: made(name)
    case .rename: renamed(name)
    }
  }
}
