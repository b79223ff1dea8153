// NB: key-value observing belongs to Objective-C, so this is compiled on Apple platforms only.
#if canImport(ObjectiveC)
  import Calcot
  import CalcotViews
  import Foundation

  /// Key-value observing: Objective-C notifies of each change of one property.
  enum KeyValueWay {
    @MainActor
    final class AttendanceInteractor: NSObject, Attending {
      @objc dynamic private(set) var count = 0

      func come() { count += 1 }
      func go() { count -= 1 }
    }

    final class AttendanceViewModel: AttendancePresenting {
      weak var view: AttendanceView?
      var attendance: Attendance { Attendance(count: interactor.count) }
      private let interactor: AttendanceInteractor
      private var observation: NSKeyValueObservation?

      init(_ interactor: AttendanceInteractor) {
        self.interactor = interactor
        observation = interactor.observe(\.count) { [weak self] _, _ in
          // NB: called on the thread that made the change, here the main actor's.
          MainActor.assumeIsolated { self?.view?.setNeedsUpdate() }
        }
      }

      func comeButtonTapped() { interactor.come() }
      func goButtonTapped() { interactor.go() }
    }

    final class AttendanceView: StatefulView<AttendanceViewModel> {
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
#endif
