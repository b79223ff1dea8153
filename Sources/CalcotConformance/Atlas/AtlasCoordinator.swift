package import Calcot

package enum AtlasTab: Route {
  case cities, tour, letters
}

package enum AtlasStep: Step, Equatable {
  case cityVisited(String)
  case letterWritten
  case ignored
}

/// The Coordinator of the suite's second app: tabs over child flows with a stack, pages and a
/// split.
package final class AtlasCoordinator: Coordinator {
  package let navigation = TabNavigation<AtlasTab>([
    (.cities, "Cities"), (.tour, "Tour"), (.letters, "Letters"),
  ])
  package let cities = CitiesCoordinator()
  package let tour = TourCoordinator()
  package let letters = LettersCoordinator()
  private(set) var visited: [String] = []
  private(set) var letterCount = 0
  var isOpen = true

  package init() {}

  package func calcot(for tab: AtlasTab, at place: RoutePlace<AtlasTab>) -> Placed {
    switch tab {
    case .cities:
      place.flow(
        ChildFlow(cities).redirecting { (step: CityStep) -> AtlasStep? in
          if case .visited(let city) = step { .cityVisited(city) } else { nil }
        })
    case .tour: place.flow(ChildFlow(tour))
    case .letters: place.flow(ChildFlow(letters))
    }
  }

  package func handle(_ step: AtlasStep) -> StepAnswer {
    switch step {
    case .cityVisited(let city):
      guard isOpen else { return .deferred(reason: "the atlas is closed") }
      visited.append(city)
      return .handled
    case .letterWritten:
      letterCount += 1
      return .handled
    case .ignored: return .forward
    }
  }
}
