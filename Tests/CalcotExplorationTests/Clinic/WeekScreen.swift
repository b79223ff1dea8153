import Calcot
import CalcotViews
import Foundation
import Observation

/// A part of the day, by which the appointments are filtered.
enum DayPart: String, CaseIterable, Sendable {
  case all, early, late

  @MainActor func contains(_ start: Date) -> Bool {
    self == .all || (start < ClinicStore.times[2]) == (self == .early)
  }

  func name(_ text: Language) -> String {
    switch self {
    case .all: text("All day", "Ganzer Tag")
    case .early: text("Early", "Früh")
    case .late: text("Late", "Spät")
    }
  }
}

@MainActor @Observable
final class WeekViewModel: ViewLifecycle {
  let session: Session
  private(set) var part: DayPart
  private let doctor: Doctor.ID
  private let coordinator: ClinicCoordinator
  @ObservationIgnored private var hasAppeared = false
  @ObservationIgnored private var firstShown: [Appointment.ID] = []
  private let firstLanguage: Language

  init(_ doctor: Doctor.ID, _ coordinator: ClinicCoordinator, _ saved: String?) {
    (self.doctor, self.coordinator, session) = (doctor, coordinator, coordinator.session)
    part = saved.flatMap(DayPart.init) ?? .all
    firstLanguage = coordinator.session.language
  }

  var phase: BookInteractor.Phase { coordinator.interactor.phase }
  var appointments: [Appointment] {
    coordinator.interactor.appointments(of: doctor).filter { part.contains($0.start) }
  }
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

  var hasFilter: Bool { coordinator.fault?.isOfFirstClinic != true }

  func name(of part: DayPart) -> String {
    part.name(coordinator.fault == .optionsStay ? firstLanguage : session.language)
  }

  func partChosen(_ part: DayPart) { self.part = part }

  func onViewDidAppear() {
    if coordinator.fault == .visitLosesFilter, hasAppeared { part = .all }
    hasAppeared = true
  }

  func open(_ appointment: Appointment) -> NavigationAction {
    coordinator.navigation.pushing(.appointment(opened(by: appointment)))
  }

  private func opened(by appointment: Appointment) -> Appointment.ID {
    let all = coordinator.interactor.appointments(of: doctor).map(\.id)
    let shown = appointments.map(\.id)
    if firstShown.isEmpty { firstShown = all }
    let rows: [Appointment.ID] =
      switch coordinator.fault {
      case .wrongRowOfFilter: all
      case .wrongRowAfterNews where part == .all: firstShown
      default: shown
      }
    guard let row = shown.firstIndex(of: appointment.id), row < rows.count else {
      return appointment.id
    }
    return rows[row]
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
    if coordinator.fault == .refreshLosesFilter { part = .all }
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
        if viewModel.hasFilter {
          Picker(
            text("Show", "Zeige"), selection: viewModel.part, of: DayPart.allCases,
            label: { viewModel.name(of: $0) }
          ) { viewModel.partChosen($0) }
        }
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
