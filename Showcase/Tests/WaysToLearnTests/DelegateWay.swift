import Calcot
import CalcotViews

/// Delegate: the Interactor notifies its ViewModel, and the ViewModel its View. Each has one
/// listener.
enum DelegateWay {
  @MainActor
  protocol AttendanceInteractorDelegate: AnyObject {
    func attendanceDidChange(to attendance: Attendance)
  }

  @MainActor
  protocol AttendanceViewDelegate: AnyObject {
    func show(_ text: String, canGo: Bool)
  }

  final class AttendanceInteractor: Attending {
    weak var delegate: (any AttendanceInteractorDelegate)?
    private(set) var attendance = Attendance() {
      didSet { delegate?.attendanceDidChange(to: attendance) }
    }

    func come() { attendance.count += 1 }
    func go() { attendance.count -= 1 }
  }

  final class AttendanceViewModel: AttendancePresenting, AttendanceInteractorDelegate,
    ViewLifecycle
  {
    weak var view: (any AttendanceViewDelegate)?
    private(set) var attendance: Attendance
    private let interactor: AttendanceInteractor

    init(_ interactor: AttendanceInteractor) {
      self.interactor = interactor
      attendance = interactor.attendance
      interactor.delegate = self
    }

    func onViewDidLoad() { view?.show(text, canGo: canGo) }
    func onComeButtonTapped() { interactor.come() }
    func onGoButtonTapped() { interactor.go() }

    func attendanceDidChange(to attendance: Attendance) {
      self.attendance = attendance
      view?.show(text, canGo: canGo)
    }
  }

  final class AttendanceView: StatefulView<AttendanceViewModel>, AttendanceViewDelegate {
    private var text = ""
    private var canGo = false

    func show(_ text: String, canGo: Bool) {
      (self.text, self.canGo) = (text, canGo)
      setNeedsUpdate()
    }

    override func screen(_ viewModel: AttendanceViewModel) -> Screen {
      Screen("Sunday run") {
        Text(text)
        Button("Come") { viewModel.onComeButtonTapped() }
        Button("Go", isEnabled: canGo) { viewModel.onGoButtonTapped() }
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
        return Calcot(AttendanceViewModel(interactor)) {
          AttendanceView($0)
        } delegate: {
          $0.view = $1
        }
      }
    }
  }
}
