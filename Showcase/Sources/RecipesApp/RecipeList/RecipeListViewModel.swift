import Calcot
import CalcotContent
import Foundation
import Observation

// calcot:fake
@MainActor
protocol RecipeListCoordinating: AnyObject {
  /// The action of a row that leads to a recipe.
  func showing(_ recipe: Recipe.ID) -> NavigationAction
  func presentNewRecipe()
}

@MainActor @Observable
final class RecipeListViewModel {
  struct Item: Identifiable {
    let id: Recipe.ID
    let name: String
    let category: String
    let photo: ImageSource?
    let mark: String?
    let open: NavigationAction
  }

  var search = ""
  var showsFavorites = false
  private let interactor: RecipesInteractor
  private let coordinator: any RecipeListCoordinating

  init(interactor: RecipesInteractor, coordinator: any RecipeListCoordinating) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  let title = "Recipes"
  var layout: ListLayout { interactor.showsPhotos ? .grid : .rows }

  var items: [Item] {
    interactor.recipes
      .filter { !showsFavorites || $0.isFavorite }
      .filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
      .map {
        Item(
          id: $0.id, name: $0.name, category: $0.category.rawValue, photo: $0.photo,
          mark: $0.isFavorite ? "Favorite" : nil,
          open: coordinator.showing($0.id))
      }
  }

  func newRecipeTapped() { coordinator.presentNewRecipe() }
}
