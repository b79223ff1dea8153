import Calcot
import CalcotTesting
import CalcotViews
import Foundation

enum ClinicRoute: LinkedRoute {
  case login, doctors, fees, archive, settings
  case week(Doctor.ID)
  case booking(Doctor.ID)
  case appointment(Appointment.ID)
  case note(Appointment.ID)
  case visits(String, Int)

  static let links = Links<ClinicRoute>(
    RouteLink("", .doctors), RouteLink("fees", .fees), RouteLink("archive", .archive),
    RouteLink("doctors/:doctor", ClinicRoute.week),
    RouteLink("appointments/:appointment", ClinicRoute.appointment))
}

enum ClinicStep: Step { case booked(Doctor.ID) }

/// The Coordinator of the clinic's appointments.
final class ClinicCoordinator: Coordinator {
  let navigation: StackNavigation<ClinicRoute>
  let session: Session
  let interactor: BookInteractor
  let fault: ClinicFault?
  private var isByLink = false
  private let book: any AppointmentBook

  init(_ book: any AppointmentBook, _ session: Session, _ fault: ClinicFault? = nil) {
    (self.book, self.session, self.fault) = (book, session, fault)
    interactor = BookInteractor(book, fault)
    navigation = StackNavigation(root: session.isSignedIn ? .doctors : .login)
  }

  func calcot(for route: ClinicRoute, at place: RoutePlace<ClinicRoute>) -> Placed {
    switch route {
    case .login:
      place.screen {
        place.scope.observe(session.didChange) { self.sessionDidChange() }
        return Calcot(LoginViewModel(session), view: LoginView.init)
      }
    case .doctors:
      place.screen {
        place.scope.observe(session.didChange) { self.sessionDidChange() }
        place.scope.observe(book.changes) { [scope = place.scope] in
          scope.task("reload", policy: .latest) { await self.load() }
        }
        return Calcot(DoctorsViewModel(self), view: DoctorsView.init)
          .task("load") { await self.load() }
      }
    case .fees: place.flow(ChildFlow(FeesCoordinator(session, fault)) { _ in })
    case .archive: place.screen { Calcot(ArchiveViewModel(), view: ArchiveView.init) }
    case .week(let doctor):
      place.screen {
        let viewModel = WeekViewModel(doctor, self, place.saved())
        return Calcot(viewModel, view: WeekView.init).saving { viewModel.part.rawValue }
      }
    case .appointment(let id):
      place.screen {
        let viewModel = AppointmentViewModel(isByLink ? id % 3 + 1 : id, self)
        if fault == .leak { book.changes.add { viewModel.bookDidChange() } }
        return Calcot(viewModel, view: AppointmentView.init)
      }
    case .booking, .note, .settings: form(for: route, at: place)
    case .visits(let patient, let count):
      place.screen {
        let viewModel = VisitsViewModel(patient, count, session, fault)
        let calcot = Calcot(viewModel, view: VisitsView.init)
        guard fault == .taskOutlivesScreen else { return calcot }
        return calcot.task("news") { [viewModel] in
          await Gate(isOpen: false).pass()
          _ = viewModel
        }
      }
    }
  }

  private func form(for route: ClinicRoute, at place: RoutePlace<ClinicRoute>) -> Placed {
    switch route {
    case .booking(let doctor):
      place.screen {
        let viewModel = BookingViewModel(doctor, self, place.scope, place.saved())
        place.scope.observe(book.changes) { viewModel.bookDidChange() }
        return Calcot(viewModel, view: BookingView.init).saving { viewModel.draft }
      }
    case .note(let id):
      place.screen {
        let viewModel = NoteViewModel(id, self, place.scope, place.saved())
        place.scope.observe(session.didChange) { viewModel.sessionDidChange() }
        let calcot = Calcot(viewModel, view: NoteView.init)
        return fault == .draftNotRestored ? calcot : calcot.saving { viewModel.draft }
      }
    default:
      place.screen {
        let viewModel = SettingsViewModel(self, place.saved())
        return Calcot(viewModel, view: SettingsView.init).saving { viewModel.language.rawValue }
      }
    }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    isByLink = fault == .linkLeadsElsewhere && proposed.reason.name == "open"
    let routes = proposed.entering.compactMap { $0.route.base as? ClinicRoute }
    if !session.isSignedIn, routes.contains(where: { $0 != .login }) {
      return .refuse(session.language("Sign in first.", "Melden Sie sich erst an."))
    }
    if session.role == .reception, routes.contains(where: isForDoctors) {
      return .refuse(session.language("This is for doctors.", "Das ist für Ärzte."))
    }
    guard routes.contains(.archive), fault != .archiveByLink || proposed.reason.name == "push"
    else { return .allow }
    return .refuse(session.language("The archive is closed.", "Das Archiv ist geschlossen."))
  }

  func handle(_ step: ClinicStep) -> StepAnswer {
    guard fault != .lostStep else { return .forward }
    showMessage(session.language("It is booked.", "Es ist gebucht."), .success)
    return .handled
  }

  func load() async {
    guard await !interactor.load() else { return }
    let text = session.language(
      "The appointments were not loaded.", "Die Termine wurden nicht geladen.")
    showMessage(text, .error)
  }

  func sayNotSaved() {
    showMessage(session.language("It was not saved.", "Es wurde nicht gespeichert."), .error)
  }

  private func sessionDidChange() {
    guard session.isSignedIn else { return replaceStack(by: .login) }
    let isClosed = session.role == .reception && navigation.routes.contains(where: isForDoctors)
    if navigation.routes == [.login] || isClosed && fault != .receptionStaysInFees {
      replaceStack(by: .doctors)
    }
  }

  /// Returns a Boolean value that indicates whether only doctors may be at a place.
  private func isForDoctors(_ route: ClinicRoute) -> Bool {
    switch route {
    case .fees: true
    case .note: fault != .receptionEditsNote
    default: false
    }
  }

  private func replaceStack(by route: ClinicRoute) {
    guard navigation.routes != [route] else { return }
    navigation.setStack([route])
  }
}
