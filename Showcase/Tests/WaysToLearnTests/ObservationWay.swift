import Calcot
import CalcotViews
import Observation

/// Swift's own observation: code that reads a property is notified of its change, without explicit
/// notifications.
enum ObservationWay {
  @MainActor @Observable
  final class AttendanceInteractor: Attending {
    private(set) var attendance = Attendance()

    func come() { attendance.count += 1 }
    func go() { attendance.count -= 1 }
  }

  struct AttendanceViewModel: AttendancePresenting {
    let interactor: AttendanceInteractor
    var attendance: Attendance { interactor.attendance }

    func comeButtonTapped() { interactor.come() }
    func goButtonTapped() { interactor.go() }
  }

  struct AttendanceView: SemanticView {
    let viewModel: AttendanceViewModel

    var screen: Screen {
      Screen("Sunday run") {
        Text(viewModel.text)
        Button("Come") { viewModel.comeButtonTapped() }
        Button("Go", isEnabled: viewModel.canGo) { viewModel.goButtonTapped() }
      }
    }
  }

  final class AttendanceCoordinator: AttendanceFlow {
    let navigation = StackNavigation<AttendanceRoute>(root: .attendance)
    private(set) weak var interactor: (any Attending)?

    func calcot(for route: AttendanceRoute, at place: RoutePlace<AttendanceRoute>) -> Placed {
      place.screen {
        let interactor = AttendanceInteractor()
        self.interactor = interactor
        return Calcot(AttendanceViewModel(interactor: interactor), view: AttendanceView.init)
      }
    }
  }
}
