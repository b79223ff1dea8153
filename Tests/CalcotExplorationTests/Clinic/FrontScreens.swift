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
  private let firstLanguage: Language

  init(_ coordinator: ClinicCoordinator) {
    (self.coordinator, session) = (coordinator, coordinator.session)
    firstLanguage = coordinator.session.language
  }

  var title: String {
    let text = coordinator.fault == .titleStays ? firstLanguage : session.language
    return text("Doctors", "Praxis")
  }

  var showsFees: Bool { session.role == .doctor }
  var openFees: NavigationAction { coordinator.navigation.pushing(.fees) }
  var openArchive: NavigationAction { coordinator.navigation.pushing(.archive) }
  func open(_ doctor: Doctor) -> NavigationAction {
    coordinator.navigation.pushing(.week(doctor.id))
  }
  var badge: String? { coordinator.fault == .longBadge ? "\(1_000_000_000_000)" : nil }
  func settingsTapped() { coordinator.navigation.present(.settings) }
}

struct DoctorsView: SemanticView {
  let viewModel: DoctorsViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(viewModel.title) {
      List(Doctor.all) { Row($0.name, opens: viewModel.open($0)).badge(viewModel.badge) }
      if viewModel.showsFees { Row(text("Fees", "Honorare"), opens: viewModel.openFees) }
      Row(text("Archive", "Ablage"), opens: viewModel.openArchive)
    } toolbar: {
      Button(text("Settings", "Einstellungen")) { viewModel.settingsTapped() }
    }
  }
}

enum FeesRoute: Route { case fees }

/// A flow that ends with a patient.
final class FeesCoordinator: Coordinator {
  typealias ResultValue = String

  let navigation = StackNavigation<FeesRoute>(root: .fees)
  let session: Session
  private let fault: ClinicFault?

  init(_ session: Session, _ fault: ClinicFault?) { (self.session, self.fault) = (session, fault) }

  func calcot(for route: FeesRoute, at place: RoutePlace<FeesRoute>) -> Placed {
    place.screen { Calcot(FeesViewModel(self), view: FeesView.init) }
  }

  func tapped(_ patient: String) {
    finish(with: patient)
    if fault == .finishesTwice { finish(with: patient) }
  }
}

@MainActor
final class FeesViewModel {
  private let coordinator: FeesCoordinator
  init(_ coordinator: FeesCoordinator) { self.coordinator = coordinator }

  var title: String { coordinator.session.language("Fees", "Honorare") }
  func tapped(_ patient: String) { coordinator.tapped(patient) }
}

struct FeesView: SemanticView {
  let viewModel: FeesViewModel
  var screen: Screen {
    Screen(viewModel.title) { Row("Ann", detail: "40 €") { viewModel.tapped("Ann") } }
  }
}

@MainActor
final class ArchiveViewModel {}

struct ArchiveView: SemanticView {
  let viewModel: ArchiveViewModel
  var screen: Screen { Screen("1999") { Text("Dust.") } }
}
