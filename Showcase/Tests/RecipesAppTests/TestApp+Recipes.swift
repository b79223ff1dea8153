import Calcot
import CalcotTesting

@testable import RecipesApp

extension TestApp {
  /// Returns the whole app over these recipes.
  static func showing(
    _ recipes: RecipesInteractor = RecipesInteractor(),
    clock: any Clock<Duration> = ContinuousClock(), on driver: (any HostDriver)? = nil
  ) -> TestApp {
    TestApp(AppCoordinator(recipes: recipes, clock: clock), routes: .app, on: driver)
  }
}
