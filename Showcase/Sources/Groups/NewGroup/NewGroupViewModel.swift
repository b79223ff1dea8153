import Calcot
import Observation

/// A ViewModel that changes while the form is filled in.
@MainActor @Observable
final class NewGroupViewModel: Leavable {
  let texts: GroupsTexts
  private(set) var draft: GroupNameDraft
  private var phase = FormPhase.editing
  private var rejection: String?
  private let interactor: any NewGroupInteracting
  private let coordinator: any GroupFormCoordinating

  init(
    draft: GroupNameDraft = GroupNameDraft(), interactor: any NewGroupInteracting,
    coordinator: any GroupFormCoordinating, texts: GroupsTexts
  ) {
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.newGroup }
  var name: String { draft.name }
  var nameProblem: String? { rejection ?? draft.problem.map(texts.message) }
  var isSaving: Bool { phase == .saving }
  var canSave: Bool { draft.validName != nil && phase == .editing }
  var leavability: Leavability {
    texts.leavability(of: draft, in: phase, question: texts.discardNewGroup)
  }

  func nameChanged(_ name: String) {
    draft.name = name
    rejection = nil
  }

  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let name = draft.validName else { return }
    phase = .saving
    let group = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await saved(name)
    }
    guard case .some(.some(let group)) = group else { return phase = .editing }
    phase = .saved
    coordinator.showMessage(texts.made(group.name), .success)
    coordinator.dismissForm()
  }

  /// Creates the group. Returns nil if the name is taken, which the field then shows.
  private func saved(_ name: GroupName) async throws(GroupRepositoryError) -> Group? {
    do {
      return try await interactor.createGroup(named: name)
    } catch .nameTaken {
      rejection = texts.message(.nameTaken)
      return nil
    }
  }
}
