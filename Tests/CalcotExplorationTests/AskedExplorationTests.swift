import Calcot
import CalcotTesting
import CalcotViews
import Foundation
import Testing

@testable import CalcotExploration

private enum DeskRoute: Route { case desk }

private struct DeskView: SemanticView {
  let viewModel: String
  var screen: Screen { Screen(viewModel) { Button("Again") {} } }
}

private final class DeskCoordinator: Coordinator {
  let navigation = StackNavigation<DeskRoute>(root: .desk)

  func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
    place.screen { Calcot("Desk", view: DeskView.init) }
  }
}

/// The states with which runs have begun.
@MainActor
private final class Begun {
  var states: [Data?] = []
}

/// Explorations that `calcot dev` asks for.
@MainActor
@Suite struct AskedExplorationTests {
  @Test func `an exploration from a place begins each run there, and ends at its time`() async {
    var exploration = Exploration(limits: .init(steps: 3), seed: 1)
    let begun = Begun()
    func explored() async -> ExplorationReport {
      begun.states = []
      return await Explorer(exploration) {
        ExploredWorld(at: Data([1])) { state in
          begun.states.append(state)
          return TestApp(DeskCoordinator())
        }
      }.explore()
    }
    #expect(await explored().figures.steps > 0)
    #expect(begun.states.filter { $0 == Data([1]) }.count > 1 && begun.states.first == Data([1]))
    exploration.end = .now
    #expect(await explored().figures.steps == 0)
  }
}
