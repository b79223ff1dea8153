public import Calcot
import CalcotViews

/// The tabs of the app.
enum AppTab: LinkedRoute {
  case recipes
  case shopping
  case settings
  static let links = Links<AppTab>(
    RouteLink("recipes", .recipes),
    RouteLink("shopping", .shopping),
    RouteLink("settings", .settings))
}

/// The Coordinator of the app, with a tab for each of its parts.
final class AppCoordinator: Coordinator, ShoppingCoordinating {
  let navigation = TabNavigation<AppTab>(
    [
      (.recipes, "Recipes"),
      (.shopping, "Shopping"),
      (.settings, "Settings"),
    ], symbols: [.recipes: .food, .shopping: .cart, .settings: .settings])
  private let recipes: RecipesInteractor
  private let clock: any Clock<Duration>

  init(recipes: RecipesInteractor, clock: any Clock<Duration>) {
    self.recipes = recipes
    self.clock = clock
    recipes.shoppingDidChange.add(for: self) { app, left in app.show(left) }
  }

  func calcot(for tab: AppTab, at place: RoutePlace<AppTab>) -> Placed {
    switch tab {
    case .recipes: place.flow(ChildFlow(RecipesCoordinator(recipes: recipes, clock: clock)))
    case .shopping:
      place.screen {
        Calcot(ShoppingViewModel(interactor: recipes, coordinator: self), view: ShoppingView.init)
          .onAssembled { _ in self.show(self.recipes.left) }
      }
    case .settings:
      place.screen {
        Calcot(RecipeSettingsViewModel(interactor: recipes), view: RecipeSettingsView.init)
      }
    }
  }

  /// Shows the number of things to buy on their tab.
  private func show(_ left: Int) {
    navigation.setBadge(left == 0 ? nil : "\(left)", on: .shopping)
  }

  func showRecipes() { navigation.select(.recipes) }
}

extension CalcotApp {
  /// Returns an app that shows these recipes.
  public static func showing(
    _ recipes: RecipesInteractor, clock: any Clock<Duration> = ContinuousClock()
  ) -> CalcotApp {
    CalcotApp(AppCoordinator(recipes: recipes, clock: clock), routes: .app)
  }
}

extension RouteRegistry {
  static let app = RouteRegistry(
    AppTab.self,
    RecipesRoute.self)
}
