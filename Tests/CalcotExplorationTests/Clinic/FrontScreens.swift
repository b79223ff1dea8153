import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class LoginViewModel {
  let session: Session
  private(set) var pin = ""
  private(set) var problem: String?

  init(_ session: Session) { self.session = session }

  func pinChanged(_ pin: String) { (self.pin, problem) = (pin, nil) }

  func signInTapped() {
    guard pin != "1234" else { return session.isSignedIn = true }
    problem = session.language("This is not the PIN.", "Das ist nicht die PIN.")
  }
}

struct LoginView: SemanticView {
  let viewModel: LoginViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(text("Welcome", "Willkommen")) {
      TextField("PIN", text: viewModel.pin, error: viewModel.problem, role: .password) {
        viewModel.pinChanged($0)
      }
      Button(text("Sign in", "Anmelden"), role: .main, isEnabled: !viewModel.pin.isEmpty) {
        viewModel.signInTapped()
      }
    }
  }
}

@MainActor
final class DoctorsViewModel {
  let session: Session
  private let coordinator: ClinicCoordinator

  init(_ coordinator: ClinicCoordinator) {
    (self.coordinator, session) = (coordinator, coordinator.session)
  }

  var showsFees: Bool { session.role == .doctor }
  var openFees: NavigationAction { coordinator.navigation.pushing(.fees) }
  var openArchive: NavigationAction { coordinator.navigation.pushing(.archive) }
  func open(_ doctor: Doctor) -> NavigationAction {
    coordinator.navigation.pushing(.week(doctor.id))
  }
  func settingsTapped() { coordinator.navigation.present(.settings) }
}

struct DoctorsView: SemanticView {
  let viewModel: DoctorsViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(text("Doctors", "Praxis")) {
      List(Doctor.all) { Row($0.name, opens: viewModel.open($0)) }
      if viewModel.showsFees { Row(text("Fees", "Honorare"), opens: viewModel.openFees) }
      Row(text("Archive", "Ablage"), opens: viewModel.openArchive)
    } toolbar: {
      Button(text("Settings", "Einstellungen")) { viewModel.settingsTapped() }
    }
  }
}

@MainActor
final class FeesViewModel {
  let session: Session
  init(_ session: Session) { self.session = session }
}

struct FeesView: SemanticView {
  let viewModel: FeesViewModel
  var screen: Screen {
    Screen(viewModel.session.language("Fees", "Honorare")) { Row("Ann", detail: "40 €") }
  }
}

@MainActor
final class ArchiveViewModel {}

struct ArchiveView: SemanticView {
  let viewModel: ArchiveViewModel
  var screen: Screen { Screen("1999") { Text("Dust.") } }
}
