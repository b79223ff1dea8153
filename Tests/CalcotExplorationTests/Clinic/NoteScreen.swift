import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class NoteViewModel: Leavable {
  let session: Session
  private(set) var text: String
  private var isSaving = false
  private let id: Appointment.ID
  private let coordinator: ClinicCoordinator
  private let scope: Scope

  init(
    _ id: Appointment.ID, _ coordinator: ClinicCoordinator, _ scope: Scope, _ draft: String?
  ) {
    (self.id, self.coordinator, self.scope) = (id, coordinator, scope)
    session = coordinator.session
    text = draft ?? coordinator.interactor.appointment(id)?.note ?? ""
  }

  private var saved: String { coordinator.interactor.appointment(id)?.note ?? "" }

  var canSave: Bool { text != saved && !isSaving }

  var leavability: Leavability {
    if isSaving { return .blocked(session.language("It is being saved.", "Es wird gesichert.")) }
    // NB: a note is not for whoever is at the desk now.
    guard text != saved, session.role == .doctor else { return .free }
    return .asks(
      Question(
        session.language("Discard it?", "Verwerfen?"),
        action: session.language("Discard", "Ja, verwerfen"), role: .destructive,
        cancel: session.language("Keep editing", "Weiter")))
  }

  /// The draft that is saved with the state of the app.
  var draft: String { coordinator.fault == .draftLosesTail ? String(text.prefix(8)) : text }

  func sessionDidChange() {
    if coordinator.fault == .backgroundLosesNote, session.isInBackground { text = saved }
  }

  func textChanged(_ text: String) { self.text = text }

  func refreshTapped() async {
    await coordinator.load()
    if coordinator.fault == .refreshLosesNote { text = saved }
  }

  func saveTapped() async {
    if coordinator.fault == .deadSave, text.contains("\n") { return }
    isSaving = true
    defer { isSaving = false }
    do {
      try await coordinator.interactor.save(text, of: id)
      isSaving = false
      coordinator.navigation.pop()
    } catch is CancellationError {
    } catch {
      guard coordinator.fault == .silentFailure else { return coordinator.sayNotSaved() }
      (text, isSaving) = (saved, false)
      coordinator.navigation.pop()
    }
  }
}

struct NoteView: SemanticView {
  let viewModel: NoteViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(text("Note", "Notiz")) {
      TextField(text("Text", "Wortlaut"), text: viewModel.text, lines: 3...8) {
        viewModel.textChanged($0)
      }
    } toolbar: {
      Button(text("Refresh", "Neu laden"), role: .refresh) { await viewModel.refreshTapped() }
      Button(text("Save", "Sichern"), role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveTapped()
      }
    }
  }
}
