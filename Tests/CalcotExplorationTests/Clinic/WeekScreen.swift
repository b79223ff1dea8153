import Calcot
import CalcotViews
import Foundation

@MainActor
final class WeekViewModel {
  let session: Session
  private let doctor: Doctor.ID
  private let coordinator: ClinicCoordinator

  init(_ doctor: Doctor.ID, _ coordinator: ClinicCoordinator) {
    (self.doctor, self.coordinator, session) = (doctor, coordinator, coordinator.session)
  }

  var phase: BookInteractor.Phase { coordinator.interactor.phase }
  var appointments: [Appointment] { coordinator.interactor.appointments(of: doctor) }
  var hasDuplicateKeys: Bool { coordinator.fault == .duplicateKeys }

  var title: String {
    Doctor.all.first { $0.id == doctor }?.name ?? session.language("Nobody", "Niemand")
  }

  var bookTitle: String {
    coordinator.fault == .untranslated ? "Book" : session.language("Book", "Buchen")
  }

  func time(_ appointment: Appointment) -> String {
    let zone: TimeZone? = coordinator.fault == .wrongZone ? .current : nil
    let end = session.time(appointment.start + Appointment.length, in: zone).suffix(5)
    return "\(session.time(appointment.start, in: zone))–\(end)"
  }

  func open(_ appointment: Appointment) -> NavigationAction {
    coordinator.navigation.pushing(.appointment(appointment.id))
  }

  func bookTapped() {
    if coordinator.fault == .popsToNowhere { coordinator.navigation.pop(to: .archive) }
    coordinator.navigation.present(.booking(doctor))
  }

  func refreshTapped() async {
    if coordinator.fault == .messagesWithoutEnd {
      for number in 1...100 { coordinator.showMessage("\(number)", .error) }
    }
    await coordinator.load()
  }
}

struct WeekView: SemanticView {
  let viewModel: WeekViewModel

  var screen: Screen {
    let text = viewModel.session.language
    return Screen(viewModel.title) {
      switch viewModel.phase {
      case .loading: ActivityIndicator(text("Loading", "Wird geladen"))
      case .failed: EmptyState(text("Nothing was loaded", "Nichts wurde geladen"))
      case .loaded:
        if viewModel.appointments.isEmpty { EmptyState(text("Nobody comes", "Niemand kommt")) }
        if viewModel.hasDuplicateKeys {
          List(viewModel.appointments, id: \.patient, row: row)
        } else {
          List(viewModel.appointments, row: row)
        }
      }
    } toolbar: {
      Button(text("Refresh", "Neu laden"), role: .refresh) { await viewModel.refreshTapped() }
      Button(viewModel.bookTitle, role: .main) { viewModel.bookTapped() }
    }
  }

  private func row(_ appointment: Appointment) -> Row {
    Row(
      viewModel.time(appointment), detail: appointment.patient, opens: viewModel.open(appointment))
  }
}
