public import Calcot
import CalcotViews

/// The tabs of the app.
public enum RecipesTab: LinkedRoute {
  case recipes, shopping, settings
  public static let links = Links<RecipesTab>(
    RouteLink("recipes", .recipes), RouteLink("shopping", .shopping),
    RouteLink("settings", .settings))
}

/// The routes of the recipes.
public enum RecipeRoute: LinkedRoute {
  case list
  case recipe(Recipe.ID)
  case new
  case edit(Recipe.ID)
  public static let links = Links<RecipeRoute>(
    RouteLink("", .list), RouteLink("new", .new, as: .sheet),
    RouteLink(":recipe", RecipeRoute.recipe),
    RouteLink(":recipe/edit", RecipeRoute.edit, as: .sheet))
}

extension RouteRegistry {
  /// The routes of the app.
  public static let recipes = RouteRegistry(RecipesTab.self, RecipeRoute.self)
}

/// The Coordinator of the app, with a tab for the recipes, the shopping list and the settings.
public final class RecipesCoordinator: Coordinator, ShoppingCoordinating {
  public let navigation = TabNavigation<RecipesTab>(
    [(.recipes, "Recipes"), (.shopping, "Shopping"), (.settings, "Settings")],
    symbols: [.recipes: .food, .shopping: .cart, .settings: .settings])
  private let book: RecipeBook
  private let clock: any Clock<Duration>

  /// Creates an app over a book of recipes.
  public init(book: RecipeBook, clock: any Clock<Duration> = ContinuousClock()) {
    self.book = book
    self.clock = clock
    book.shoppingDidChange.add { [weak self] left in
      self?.navigation.setBadge(left == 0 ? nil : "\(left)", on: .shopping)
    }
  }

  public func calcot(for tab: RecipesTab, context: AssemblyContext) -> Calcot {
    switch tab {
    case .recipes: .flow
    case .shopping:
      Calcot(ShoppingViewModel(book: book, coordinator: self), view: ShoppingView.init)
    case .settings: Calcot(RecipeSettingsViewModel(book: book), view: RecipeSettingsView.init)
    }
  }

  public func flow(for tab: RecipesTab) -> ChildFlow? {
    tab == .recipes ? ChildFlow(RecipeCoordinator(book: book, clock: clock)) : nil
  }

  func showRecipes() { navigation.select(.recipes) }
}

/// The Coordinator of the recipes.
final class RecipeCoordinator: Coordinator, MessageShowing, RecipeListCoordinating,
  RecipeDetailCoordinating, RecipeFormCoordinating
{
  let navigation = StackNavigation<RecipeRoute>(root: .list, isSideBySide: true)
  private let book: RecipeBook
  private let clock: any Clock<Duration>

  init(book: RecipeBook, clock: any Clock<Duration>) {
    self.book = book
    self.clock = clock
  }

  func calcot(for route: RecipeRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .list:
      Calcot(RecipeListViewModel(book: book, coordinator: self), view: RecipeListView.init)
    case .recipe(let id):
      Calcot(
        RecipeDetailViewModel(
          id, book: book, clock: clock, scope: context.scope, coordinator: self),
        view: RecipeDetailView.init)
    case .new: form(nil)
    case .edit(let id): form(id)
    }
  }

  private func form(_ id: Recipe.ID?) -> Calcot {
    Calcot(RecipeFormViewModel(id, book: book, coordinator: self), view: RecipeFormView.init)
  }

  func showing(_ recipe: Recipe.ID) -> NavigationAction { navigation.pushing(.recipe(recipe)) }
  func presentNewRecipe() { navigation.present(.new) }
  func presentEditor(of recipe: Recipe.ID) { navigation.present(.edit(recipe)) }
  func closeForm() { navigation.dismiss() }
  func closeFormOfRemoved() {
    navigation.batch {
      navigation.dismiss()
      navigation.popToRoot()
    }
  }
}
