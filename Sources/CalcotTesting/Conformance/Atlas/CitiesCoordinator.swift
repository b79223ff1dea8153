package import Calcot

package enum CitiesRoute: Route {
  case list
  case city(String)
  /// A child flow that gives a city.
  case pick
}

package enum CityStep: Step, Equatable {
  case visited(String)
  case lost
}

/// A stack of cities, and a child flow that picks one.
@MainActor
package final class CitiesCoordinator: Coordinator {
  package typealias FlowStep = CityStep

  package let navigation = StackNavigation<CitiesRoute>(root: .list)
  /// What the picker has given to the handler of its route, in order.
  package private(set) var picked: [FlowResult<String>] = []
  /// What has come of awaiting the picker.
  private(set) var awaited: [FlowResult<String>] = []
  /// The disposition of each step that a screen has sent.
  private(set) var dispositions: [StepDisposition] = []
  private(set) var picker: WeakPicker = WeakPicker()
  let watch = ShownCount()

  struct WeakPicker { weak var coordinator: PickerCoordinator? }

  package func calcot(for route: CitiesRoute) -> Calcot {
    switch route {
    case .list:
      Calcot(
        PlaceViewModel("Cities") {
          [
            PlaceAction("Rome") { self.navigation.push(.city("Rome")) },
            PlaceAction("Pick") { self.navigation.push(.pick) },
            PlaceAction("Pick in a sheet") { self.navigation.present(.pick) },
            PlaceAction("Await a pick", task: { await self.awaitPick() }),
          ]
        }
      ) { PlaceView($0) }
    case .city(let name): city(name)
    case .pick:
      pick()
    }
  }

  private func city(_ name: String) -> Calcot {
    Calcot(
      PlaceViewModel(name) {
        [
          PlaceAction("Visit") { self.send(.visited(name)) },
          PlaceAction("Get lost") { self.send(.lost) },
          PlaceAction("Next to \(name)") { self.navigation.push(.city("Next to \(name)")) },
        ]
      }
    ) { PlaceView($0) }
    .taskWhileShown("watch") { await self.watch.run() }
  }

  private func pick() -> Calcot {
    let coordinator = PickerCoordinator()
    picker = WeakPicker(coordinator: coordinator)
    return .flow(coordinator) { self.picked.append($0) }
  }

  private func awaitPick() async {
    let result = await navigation.present(.pick, awaiting: String.self)
    awaited.append(result)
  }

  private func send(_ step: CityStep) { dispositions.append(send(step)) }
}

/// Counts how many tasks run that are bound to a screen's being shown.
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
