import Calcot
import CalcotTesting
import Testing

@testable import RecipesApp

@MainActor
struct RecipeDetailViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeRecipeDetailCoordinating()

  @Test func `a recipe that is gone says so, and does nothing`() {
    let viewModel = RecipeDetailViewModel(
      9, interactor: recipes, clock: ManualClock(), scope: TestScope().scope,
      coordinator: coordinator)
    #expect(viewModel.isMissing && viewModel.amounts.isEmpty && viewModel.photo == nil)
    viewModel.favoriteChosen(true)
    viewModel.shoppingTapped()
    viewModel.timerTapped()
    #expect(coordinator.showMessageCalls.isEmpty && recipes.shopping.isEmpty)
  }
}
