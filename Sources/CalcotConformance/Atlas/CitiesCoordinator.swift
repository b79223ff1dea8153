package import Calcot
import CalcotTesting
import CalcotViews

package enum CitiesRoute: Route {
  case list
  case city(String)
  /// A child flow that returns a city.
  case pick
}

package enum CityStep: Step, Equatable {
  case visited(String)
  case lost
}

/// The Coordinator of a stack of cities, with a child flow that picks one.
package final class CitiesCoordinator: Coordinator {
  package let navigation = StackNavigation<CitiesRoute>(root: .list)
  /// The results that the picker passed to the handler of its route, in order.
  package private(set) var picked: [FlowResult<String>] = []
  /// The results of awaiting the picker.
  private(set) var awaited: [FlowResult<String>] = []
  /// The disposition of each step that a screen has sent.
  private(set) var dispositions: [StepDisposition] = []
  private(set) var picker: WeakPicker = WeakPicker()
  let watch = ShownCount()
  /// A Boolean value that indicates whether the picker's own guard asks before it is entered.
  var pickerAsks = false

  struct WeakPicker { weak var coordinator: PickerCoordinator? }

  package func calcot(for route: CitiesRoute, at place: RoutePlace<CitiesRoute>) -> Placed {
    switch route {
    case .list:
      place.screen {
        .place(
          "Cities",
          [
            PlaceAction("Rome") { self.navigation.push(.city("Rome")) },
            PlaceAction("Pick") { self.navigation.push(.pick) },
            PlaceAction("Pick in a sheet") { self.navigation.present(.pick) },
            PlaceAction("Await a pick", task: { await self.awaitPick() }),
          ])
      }
    case .city(let name): place.screen { city(name) }
    case .pick: place.flow(newPicker())
    }
  }

  private func newPicker() -> ChildFlow {
    let coordinator = PickerCoordinator(asksToEnter: pickerAsks)
    picker = WeakPicker(coordinator: coordinator)
    return ChildFlow(coordinator) { self.picked.append($0) }
  }

  private func city(_ name: String) -> Calcot {
    Calcot.place(
      name,
      [
        PlaceAction("Visit") { self.pass(.visited(name)) },
        PlaceAction("Get lost") { self.pass(.lost) },
        PlaceAction("Next to \(name)") { self.navigation.push(.city("Next to \(name)")) },
      ]
    )
    .taskWhileShown("watch") { await self.watch.run() }
  }

  func awaitPick() async {
    let result = await navigation.present(.pick, awaiting: String.self)
    awaited.append(result)
  }

  private func pass(_ step: CityStep) { dispositions.append(send(step)) }
}

/// Counts the running tasks that are bound to a screen's being visible.
@MainActor
final class ShownCount {
  private(set) var running = 0
  private(set) var started = 0
  private let gate = Gate(isOpen: false)

  func run() async {
    started += 1
    running += 1
    await gate.passUnlessCancelled()
    running -= 1
  }
}
