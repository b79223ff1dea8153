import Calcot
import CalcotStreams
import CalcotViews

/// Functional reactive: the outputs are a stream derived from the Interactor's.
enum ReactiveWay {
  final class AttendanceInteractor: Attending {
    let attendance = CurrentValueSubject<Attendance, Never>(Attendance())

    func come() { attendance.value.count += 1 }
    func go() { attendance.value.count -= 1 }
  }

  @MainActor
  struct AttendanceViewModel {
    struct Outputs {
      let text: Driver<String>
      let come: Action<Void, Void>
      let go: Action<Void, Void>
    }

    private struct Shown: AttendancePresenting { let attendance: Attendance }

    let interactor: AttendanceInteractor

    func callAsFunction() -> Outputs {
      let shown = interactor.attendance
        .asDriver(startingWith: interactor.attendance.value)
        .map(Shown.init)
      return Outputs(
        text: shown.map { $0.text },
        come: Action { interactor.come() },
        go: Action(enabledIf: shown.map { $0.canGo }) { interactor.go() })
    }
  }

  struct AttendanceView: SemanticView {
    let viewModel: AttendanceViewModel.Outputs

    var screen: Screen {
      Screen("Sunday run") {
        Text(viewModel.text)
        Button("Come", action: viewModel.come)
        Button("Go", action: viewModel.go)
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
        let viewModel = AttendanceViewModel(interactor: interactor)
        return Calcot(viewModel(), view: AttendanceView.init)
      }
    }
  }
}
