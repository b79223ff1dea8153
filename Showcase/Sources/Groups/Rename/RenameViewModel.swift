import Calcot
import Observation

/// A ViewModel that changes while the name is edited.
@MainActor @Observable
final class RenameViewModel: Leavable {
  let texts: GroupsTexts
  /// The draft of the name; nil until the group's name is known.
  private(set) var draft: GroupNameDraft?
  private var phase = FormPhase.editing
  private var rejection: String?
  private let interactor: any RenameInteracting
  private let coordinator: any GroupFormCoordinating

  init(
    draft: GroupNameDraft?, known group: Group?, interactor: any RenameInteracting,
    coordinator: any GroupFormCoordinating, texts: GroupsTexts
  ) {
    self.draft = draft ?? group.map { GroupNameDraft(name: $0.name, original: $0.name) }
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.rename }
  var name: String { draft?.name ?? "" }
  var nameProblem: String? { rejection ?? draft?.problem.map(texts.message) }
  var isEditable: Bool { draft != nil && phase == .editing }
  var canSave: Bool { isEditable && draft?.validName != nil && draft?.isChanged == true }
  var leavability: Leavability {
    draft.map { texts.leavability(of: $0, in: phase, question: texts.discardName) } ?? .free
  }

  /// Reads the group's name if it was not passed in.
  func appeared() async {
    guard draft == nil else { return }
    let group = await coordinator.attempt(texts.loadingGroup) { () throws(GroupRepositoryError) in
      try await interactor.group()
    }
    guard let group else { return coordinator.dismissForm() }
    draft = GroupNameDraft(name: group.name, original: group.name)
  }

  func nameChanged(_ name: String) {
    draft?.name = name
    rejection = nil
  }

  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let name = draft?.validName else { return }
    phase = .saving
    let group = await coordinator.attempt(texts.saving) { () throws(GroupRepositoryError) in
      try await renamed(name)
    }
    guard case .some(.some(let group)) = group else { return phase = .editing }
    phase = .saved
    coordinator.showMessage(texts.renamed(group.name), .success)
    coordinator.dismissForm()
  }

  /// Renames the group. Returns nil if the name is taken, which the field then shows.
  private func renamed(_ name: GroupName) async throws(GroupRepositoryError) -> Group? {
    do {
      return try await interactor.rename(to: name)
    } catch .nameTaken {
      rejection = texts.message(.nameTaken)
      return nil
    }
  }
}
