import Calcot
import CalcotStreams
import CalcotTesting
import CalcotViews
import Testing
import UIKit

/// Tests that a control belongs to the screen whose code bound it.
@MainActor
@Suite struct ControlScopeTests {
  private enum Place: Route {
    case hall
    case booth
  }

  private final class HallCoordinator: Coordinator {
    let navigation = StackNavigation<Place>(root: .hall)
    let bind: @MainActor () -> Void

    init(bind: @escaping @MainActor () -> Void) { self.bind = bind }

    func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
      place.screen {
        let calcot = Calcot(route, view: PlaceView.init)
        return route == .booth ? calcot.onAssembled { [bind] scope in bind() } : calcot
      }
    }
  }

  private struct PlaceView: SemanticView {
    let viewModel: Place

    var screen: Screen { Screen("\(viewModel)") {} }
  }

  @Test func `a control's runs end with its screen, and it starts no others`() async {
    let gate = Gate(isOpen: false)
    var calls = 0
    let action = Action<Void, Void> {
      calls += 1
      await gate.pass()
    }
    let button = UIButton()
    let coordinator = HallCoordinator { button.bind(to: action) }
    let app = TestApp(coordinator)
    coordinator.navigation.push(.booth)
    button.sendActions(for: .primaryActionTriggered)
    await app.settle()
    #expect(action.isExecuting.value)
    coordinator.navigation.pop()
    await app.settle()
    #expect(!action.isExecuting.value)
    button.sendActions(for: .primaryActionTriggered)
    await app.settle()
    #expect(calls == 1)
    gate.open()
  }
}
