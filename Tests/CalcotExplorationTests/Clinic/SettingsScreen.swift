import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class SettingsViewModel {
  let session: Session
  private let coordinator: ClinicCoordinator
  private(set) var language: Language

  init(_ coordinator: ClinicCoordinator, _ saved: String?) {
    (self.coordinator, session) = (coordinator, coordinator.session)
    language = saved.flatMap(Language.init) ?? coordinator.session.language
  }

  func languageChosen(_ language: Language) { self.language = language }

  func saveTapped() {
    session.language = language
    coordinator.navigation.dismiss()
    guard coordinator.fault == .stepAfterEnd else { return }
    Task { [coordinator] in
      await Task.yield()
      coordinator.send(ClinicStep.booked(1))
    }
  }

  func cancelTapped() {
    if coordinator.fault == .cancelSaves { session.language = language }
    coordinator.navigation.dismiss()
  }

  func signOutTapped() {
    coordinator.navigation.dismiss()
    session.isSignedIn = false
  }
}

struct SettingsView: SemanticView {
  let viewModel: SettingsViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(text("Settings", "Einstellungen")) {
      Picker(
        text("Language", "Sprache"), selection: viewModel.language, of: Language.allCases,
        label: { $0("English", "Deutsch") }
      ) { viewModel.languageChosen($0) }
      Button(text("Sign out", "Abmelden"), role: .destructive) { viewModel.signOutTapped() }
    } toolbar: {
      Button(text("Cancel", "Abbrechen"), role: .cancel) { viewModel.cancelTapped() }
      Button(text("Save", "Sichern"), role: .main) { viewModel.saveTapped() }
    }
  }
}
