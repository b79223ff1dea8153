import Calcot
import CalcotViews

/// The places of the recipes.
enum RecipesRoute: LinkedRoute {
  case list
  case recipe(Recipe.ID)
  case new
  case edit(Recipe.ID)
  static let links = Links<RecipesRoute>(
    RouteLink("", .list), RouteLink("new", .new, as: .sheet),
    RouteLink(":recipe", RecipesRoute.recipe),
    RouteLink(":recipe/edit", RecipesRoute.edit, as: .sheet))
}

/// The Coordinator of the recipes.
final class RecipesCoordinator: Coordinator, RecipeListCoordinating, RecipeDetailCoordinating,
  RecipeFormCoordinating
{
  let navigation = StackNavigation<RecipesRoute>(root: .list, isSideBySide: true)
  private let recipes: RecipesInteractor
  private let clock: any Clock<Duration>

  init(recipes: RecipesInteractor, clock: any Clock<Duration>) {
    self.recipes = recipes
    self.clock = clock
  }

  func calcot(for route: RecipesRoute, at place: RoutePlace<RecipesRoute>) -> Placed {
    switch route {
    case .list:
      place.screen {
        Calcot(
          RecipeListViewModel(interactor: recipes, coordinator: self), view: RecipeListView.init)
      }
    case .recipe(let id):
      place.screen {
        Calcot(
          RecipeDetailViewModel(
            id, interactor: recipes, clock: clock, scope: place.scope, coordinator: self),
          view: RecipeDetailView.init)
      }
    case .new: place.screen { form(nil) }
    case .edit(let id): place.screen { form(id) }
    }
  }

  private func form(_ id: Recipe.ID?) -> Calcot {
    Calcot(
      RecipeFormViewModel(id, interactor: recipes, coordinator: self), view: RecipeFormView.init)
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
