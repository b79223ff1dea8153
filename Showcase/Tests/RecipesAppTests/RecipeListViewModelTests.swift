import Calcot
import CalcotContent
import Testing

@testable import RecipesApp

@MainActor
private final class FakeCoordinator: RecipeListCoordinating {
  private(set) var calls: [String] = []
  func showing(_ recipe: Recipe.ID) -> NavigationAction {
    NavigationAction { self.calls.append("show \(recipe)") }
  }
  func presentNewRecipe() { calls.append("new") }
}

@MainActor
struct RecipeListViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeCoordinator()

  @Test func `the list leads to recipes, and to a new one`() {
    let viewModel = RecipeListViewModel(interactor: recipes, coordinator: coordinator)
    #expect(viewModel.items.map(\.id) == [1, 2, 3, 4])
    viewModel.items.last?.open()
    viewModel.newRecipeTapped()
    #expect(coordinator.calls == ["show 4", "new"])
    viewModel.showsFavorites = true
    #expect(viewModel.items.isEmpty)
    recipes.unit = .ounces
    recipes.showsPhotos = false
    #expect(viewModel.layout == .rows)
  }
}
