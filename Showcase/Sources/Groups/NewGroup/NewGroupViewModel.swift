import Calcot
import Observation

@MainActor
protocol NewGroupCoordinating: FailureReporting {
  func dismissForm()
}

/// A ViewModel that changes while the form is filled in.
@MainActor @Observable
final class NewGroupViewModel: Leavable {
  private enum Phase { case editing, saving, saved }

  private var draft = NewGroupDraft()
  private var phase = Phase.editing
  private var rejection: String?
  private let interactor: any NewGroupInteracting
  private let coordinator: any NewGroupCoordinating

  init(interactor: any NewGroupInteracting, coordinator: any NewGroupCoordinating) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { "New group" }
  var name: String { draft.name }
  var nameProblem: String? { rejection ?? draft.problem?.message }
  var isSaving: Bool { phase == .saving }
  var canSave: Bool { draft.validName != nil && phase == .editing }

  var leavability: Leavability {
    switch phase {
    case .saving: .blocked("The group is being saved.")
    case .editing where !draft.name.isEmpty:
      .asks(
        LeaveQuestion(
          "Discard the new group?", message: "It has not been saved.", leave: "Discard",
          stay: "Keep editing"))
    case .editing, .saved: .free
    }
  }

  func nameChanged(_ name: String) {
    draft.name = name
    rejection = nil
  }

  func cancelButtonTapped() { coordinator.dismissForm() }

  func saveButtonTapped() async {
    guard canSave, let name = draft.validName else { return }
    phase = .saving
    while true {
      do {
        _ = try await interactor.createGroup(named: name)
        phase = .saved
        return coordinator.dismissForm()
      } catch .nameTaken {
        rejection = GroupRepositoryError.nameTaken.message
        phase = .editing
        return
      } catch {
        guard await coordinator.wantsRetry(after: error) else {
          phase = .editing
          return
        }
      }
    }
  }
}
