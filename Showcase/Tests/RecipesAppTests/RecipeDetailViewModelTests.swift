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

  @Test func `a timer stays stopped that is stopped at the moment at which a second has passed`()
    async
  {
    let (clock, scope) = (ManualClock(), TestScope())
    let viewModel = RecipeDetailViewModel(
      2, interactor: recipes, clock: clock, scope: scope.scope, coordinator: coordinator)
    viewModel.timerTapped()
    await scope.settle()
    clock.advance(by: .seconds(1))
    viewModel.timerTapped()
    await scope.settle()
    #expect(viewModel.seconds == nil && viewModel.timerAction == "Start the timer")
  }
}
