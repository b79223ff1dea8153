import Calcot
import CalcotContent
import Testing

@testable import RecipesApp

@MainActor
struct RecipeListViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeRecipeListCoordinating()

  @Test func `the list leads to recipes, and to a new one`() {
    var shown: [Recipe.ID] = []
    coordinator.showingHandler = { recipe in NavigationAction { shown.append(recipe) } }
    let viewModel = RecipeListViewModel(interactor: recipes, coordinator: coordinator)
    #expect(viewModel.items.map(\.id) == [1, 2, 3, 4])
    viewModel.items.last?.open()
    viewModel.newRecipeTapped()
    #expect(shown == [4] && coordinator.presentNewRecipeCalls == 1)
    viewModel.showsFavorites = true
    #expect(viewModel.items.isEmpty)
    recipes.unit = .ounces
    recipes.showsPhotos = false
    #expect(viewModel.layout == .rows)
  }
}
