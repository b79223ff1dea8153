import Calcot
import CalcotTesting
import CalcotViews
import Observation
import Testing

// The example of the articles "Guards" and "Results of flows": a form that starts a flow, and asks
// before it is left.

struct Visit: Equatable, Codable, Sendable {
  var patient: String?
  var reason = ""
}

@MainActor protocol VisitFormCoordinating: AnyObject {
  func pickPatient() async -> String?
  func visitSaved()
  func closeForm()
}

@MainActor @Observable
final class VisitFormViewModel: Leavable {
  private(set) var visit: Visit
  private var saved = Visit()
  private var isSaving = false
  private let save: @MainActor (Visit) async -> Void
  private let coordinator: any VisitFormCoordinating

  init(
    _ visit: Visit, save: @escaping @MainActor (Visit) async -> Void,
    coordinator: any VisitFormCoordinating
  ) {
    self.visit = visit
    (self.save, self.coordinator) = (save, coordinator)
  }

  var leavability: Leavability {
    if isSaving { return .blocked("The visit is being saved.") }
    return .asks(
      Question(
        "Discard the visit?", message: "It is not saved.", action: "Discard", role: .destructive,
        cancel: "Keep editing"), if: visit != saved)
  }

  var patient: String { visit.patient ?? "None yet" }
  var reason: String { visit.reason }
  var reasonProblem: String? {
    visit != saved && visit.reason.isEmpty ? "Say why the patient comes." : nil
  }
  var canSave: Bool { visit.patient != nil && !visit.reason.isEmpty && !isSaving }

  func reasonChanged(_ reason: String) { visit.reason = reason }
  func patientTapped() async {
    if let patient = await coordinator.pickPatient() { visit.patient = patient }
  }
  func cancelTapped() { coordinator.closeForm() }
  func saveTapped() async {
    isSaving = true
    await save(visit)
    isSaving = false
    saved = visit
    coordinator.visitSaved()
  }
}

struct VisitFormView: SemanticView {
  let viewModel: VisitFormViewModel

  var screen: Screen {
    Screen("New visit") {
      Row("Patient", detail: viewModel.patient) {
        await viewModel.patientTapped()
      }
      TextField("Reason", text: viewModel.reason, error: viewModel.reasonProblem) {
        viewModel.reasonChanged($0)
      }
      .required()
    } toolbar: {
      Button("Cancel", role: .cancel) { viewModel.cancelTapped() }
      Button("Save", role: .main, isEnabled: viewModel.canSave) { await viewModel.saveTapped() }
    }
  }
}

enum VisitsRoute: Route { case visits, form, patient, call }

final class VisitsCoordinator: Coordinator, VisitFormCoordinating {
  let navigation = StackNavigation<VisitsRoute>(root: .visits)
  let server = Gate(isOpen: true)

  func calcot(for route: VisitsRoute, at place: RoutePlace<VisitsRoute>) -> Placed {
    switch route {
    case .visits: place.screen { Calcot("Visits", view: VisitsView.init) }
    case .form:
      place.screen {
        let viewModel = VisitFormViewModel(
          place.saved() ?? Visit(), save: { _ in await self.server.pass() }, coordinator: self)
        return Calcot(viewModel, view: VisitFormView.init).saving { viewModel.visit }
      }
    case .patient: place.flow(ChildFlow(PatientCoordinator()))
    case .call:
      place.flow(
        ChildFlow(PatientCoordinator()) { result in
          if let patient = result.value { self.showMessage("\(patient) is called.", .success) }
        })
    }
  }

  func pickPatient() async -> String? {
    await navigation.present(.patient, awaiting: String.self).value
  }
  func visitSaved() { navigation.dismiss() }
  func closeForm() { navigation.dismiss() }
}

struct VisitsView: SemanticView {
  let viewModel: String
  var screen: Screen { Screen(viewModel) {} }
}

enum PatientRoute: Route { case patients }

@MainActor protocol PatientsCoordinating: AnyObject {
  func patientPicked(_ patient: String)
  func pickingCancelled()
}

/// Lets the user pick a patient.
final class PatientCoordinator: Coordinator, PatientsCoordinating {
  typealias ResultValue = String

  let navigation = StackNavigation<PatientRoute>(root: .patients)

  func calcot(for route: PatientRoute, at place: RoutePlace<PatientRoute>) -> Placed {
    place.screen { Calcot(PatientsViewModel(coordinator: self), view: PatientsView.init) }
  }

  func patientPicked(_ patient: String) { finish(with: patient) }
  func pickingCancelled() { cancel() }
}

@MainActor struct PatientsViewModel {
  let patients = ["Anna", "Bea"]
  let coordinator: any PatientsCoordinating
}

struct PatientsView: SemanticView {
  let viewModel: PatientsViewModel

  var screen: Screen {
    Screen("Patients") {
      List(viewModel.patients, id: \.self) { patient in
        Row(patient) { viewModel.coordinator.patientPicked(patient) }
      }
    } toolbar: {
      Button("Cancel", role: .cancel) { viewModel.coordinator.pickingCancelled() }
    }
  }
}

@MainActor
@Suite("The form of the documentation that asks before it is left")
struct VisitAppTests {
  private let coordinator = VisitsCoordinator()

  private func form() async -> TestApp {
    let app = TestApp(coordinator)
    coordinator.navigation.present(.form)
    await app.settle()
    return app
  }

  @Test func `a form with changes asks before it is left`() async {
    let app = await form()
    await app.fill("Reason", with: "A cough")
    await app.tap("Cancel")
    app.expect("Discard the visit?", "It is not saved.")
    await app.tap("Keep editing")
    app.expect(field: "Reason", is: "A cough")
    await app.tap("Cancel")
    await app.tap("Discard")
    app.expect(screen: "Visits")
    app.expectReleased()
  }

  @Test func `a form without changes is left at once`() async {
    let app = await form()
    await app.tap("Cancel")
    app.expect(screen: "Visits")
  }

  @Test func `a patient is picked in a flow, and a visit is saved with its reason`() async {
    let app = await form()
    await app.tap("Patient")
    await app.tap("Cancel")
    app.expect(screen: "New visit")
    app.expect("None yet")
    await app.tap("Patient")
    await app.tap("Bea")
    app.expect("Bea", "Say why the patient comes.")
    await app.fill("Reason", with: "A cough")
    await app.tap("Save")
    app.expect(screen: "Visits")
    app.expectReleased()
  }

  @Test func `a result is handled at the route of its flow, and there is none after Cancel`() async
  {
    let app = TestApp(coordinator)
    coordinator.navigation.present(.call)
    await app.tap("Cancel")
    app.expectNot("is called")
    coordinator.navigation.present(.call)
    await app.tap("Bea")
    app.expect("Bea is called.")
    app.expectReleased()
  }

  @Test func `what is typed is there again after a restart`() async throws {
    let routes = RouteRegistry(VisitsRoute.self, PatientRoute.self)
    let app = TestApp(coordinator, routes: routes)
    coordinator.navigation.present(.form)
    await app.settle()
    await app.fill("Reason", with: "A cough")
    let state = try #require(app.app).savedState()
    let restored = TestApp(VisitsCoordinator(), routes: routes, restoring: state)
    restored.expect(field: "Reason", is: "A cough")
  }

  @Test func `a form is not left while it is saved`() async throws {
    let app = await form()
    await app.tap("Patient")
    await app.tap("Anna")
    await app.fill("Reason", with: "A cough")
    coordinator.server.close()
    await app.tap("Save")
    let form = try #require(app.app?.tree.visible?.id)
    #expect(
      coordinator.navigation.dismiss() == .refused(.blocked(form, "The visit is being saved.")))
    coordinator.server.open()
    await app.settle()
    app.expect(screen: "Visits")
  }
}
