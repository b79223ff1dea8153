import Calcot
import Observation

/// Swift's own observation: whoever reads a property is told of its change, and nobody has to tell.
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

  final class AttendanceView: SemanticView<AttendanceViewModel> {
    override func screen(_ viewModel: AttendanceViewModel) -> Screen {
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

    func calcot(for route: AttendanceRoute) -> Calcot {
      let interactor = AttendanceInteractor()
      self.interactor = interactor
      return Calcot(AttendanceViewModel(interactor: interactor)) { AttendanceView($0) }
    }
  }
}
