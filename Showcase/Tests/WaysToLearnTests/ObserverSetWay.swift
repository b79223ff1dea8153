import Calcot
import CalcotViews

/// Observer set: the Interactor notifies its observers, and a new ViewModel is made.
enum ObserverSetWay {
  final class AttendanceInteractor: Attending {
    private(set) var attendance = Attendance() { didSet { attendanceDidChange.notify() } }
    let attendanceDidChange = ObserverSet<Void>()

    func come() { attendance.count += 1 }
    func go() { attendance.count -= 1 }
  }

  struct AttendanceViewModel: AttendancePresenting {
    let attendance: Attendance
    private let interactor: any Attending

    init(_ interactor: AttendanceInteractor) {
      attendance = interactor.attendance
      self.interactor = interactor
    }

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
        return Calcot(remadeOn: interactor.attendanceDidChange) {
          AttendanceViewModel(interactor)
        } view: {
          AttendanceView(viewModel: $0)
        }
      }
    }
  }
}
