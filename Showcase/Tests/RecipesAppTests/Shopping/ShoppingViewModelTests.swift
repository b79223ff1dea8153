import Testing

@testable import RecipesApp

@MainActor
struct ShoppingViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeShoppingCoordinating()

  @Test func `the shopping list adds the amount of each thing once`() {
    let viewModel = ShoppingViewModel(interactor: recipes, coordinator: coordinator)
    recipes.addToShopping(recipes.recipes[1], servings: 2)
    recipes.addToShopping(recipes.recipes[1], servings: 3)
    #expect(viewModel.items.map(\.amount) == ["600 g", "45 g"])
    viewModel.checked("Tomatoes", true)
    #expect(viewModel.remaining == "1 to buy")
    viewModel.clearTapped()
    viewModel.recipesTapped()
    #expect(viewModel.isEmpty && coordinator.showRecipesCalls == 1)
  }
}
