import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class AppointmentViewModel: ViewLifecycle {
  let session: Session
  @ObservationIgnored private var wasInNote = false
  private let id: Appointment.ID
  private let coordinator: ClinicCoordinator

  init(_ id: Appointment.ID, _ coordinator: ClinicCoordinator) {
    (self.id, self.coordinator, session) = (id, coordinator, coordinator.session)
  }

  private var appointment: Appointment? { coordinator.interactor.appointment(id) }
  private var isDoctor: Bool { session.role == .doctor }

  var isMissing: Bool { appointment == nil }
  var title: String {
    appointment?.patient ?? session.language("No such appointment", "Kein Termin")
  }
  var time: String { appointment.map { session.time($0.start) } ?? "" }
  var note: String? {
    isDoctor || coordinator.fault == .receptionSeesNote ? appointment?.note : nil
  }
  var canEditNote: Bool {
    (isDoctor || coordinator.fault == .receptionEditsNote) && !isMissing
  }
  var question: Question {
    Question(
      session.language("Cancel it?", "Absagen?"),
      action: session.language("Cancel it", "Ja, absagen"),
      role: .destructive, cancel: session.language("Keep it", "Behalten"))
  }

  func bookDidChange() {}
  func onViewDidAppear() {
    if coordinator.fault == .backToRoot, wasInNote { coordinator.navigation.popToRoot() }
  }

  func noteTapped() {
    wasInNote = true
    coordinator.navigation.push(.note(id))
  }

  func visitsTapped() {
    guard let patient = appointment?.patient else { return }
    switch coordinator.fault {
    case .lateAnswerNavigates:
      coordinator.interactor.countVisits(of: patient) { [coordinator] count in
        coordinator.navigation.push(.visits(patient, count))
      }
    case .answerHoldsScreen:
      coordinator.interactor.countVisits(of: patient) { self.show($0, of: patient) }
    default:
      coordinator.interactor.countVisits(of: patient) { [weak self] in self?.show($0, of: patient) }
    }
  }

  private func show(_ count: Int, of patient: String) {
    let routes = coordinator.navigation.routes
    let isHere =
      coordinator.fault == .openedTwice
      ? routes.contains(.appointment(id)) : routes.last == .appointment(id)
    guard isHere else { return }
    if coordinator.fault == .backSkipsScreen {
      coordinator.navigation.replaceTop(with: .visits(patient, count))
    } else {
      coordinator.navigation.push(.visits(patient, count))
    }
  }

  func cancelTapped() async {
    if coordinator.fault == .cancelInop, appointment?.note.isEmpty == true { return }
    do {
      try await coordinator.interactor.cancel(id)
      coordinator.navigation.pop()
    } catch is CancellationError {
    } catch {
      coordinator.sayNotSaved()
    }
  }
}

struct AppointmentView: SemanticView {
  let viewModel: AppointmentViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(viewModel.title, isMissing: viewModel.isMissing) {
      Text(viewModel.time)
      if let note = viewModel.note { Text(note) }
      if !viewModel.isMissing {
        Button(text("Visits", "Besuche")) { viewModel.visitsTapped() }
        Button(text("Cancel the appointment", "Absagen"), role: .destructive) {
          await viewModel.cancelTapped()
        }
        .confirming(viewModel.question)
      }
    } toolbar: {
      if viewModel.canEditNote { Button(text("Note", "Notiz")) { viewModel.noteTapped() } }
    }
  }
}

@MainActor
final class VisitsViewModel: Leavable {
  let session: Session
  let (patient, count): (String, Int)
  private let fault: ClinicFault?

  init(_ patient: String, _ count: Int, _ session: Session, _ fault: ClinicFault?) {
    (self.patient, self.count, self.session, self.fault) = (patient, count, session, fault)
  }

  var leavability: Leavability {
    fault == .backRefused && count > 1 ? .blocked("Not yet.") : .free
  }
}

struct VisitsView: SemanticView {
  let viewModel: VisitsViewModel
  var screen: Screen {
    Screen(viewModel.session.language("Visits", "Besuche")) {
      Row(viewModel.patient, detail: "\(viewModel.count)")
    }
  }
}
