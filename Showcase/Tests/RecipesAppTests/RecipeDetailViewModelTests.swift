import Calcot
import CalcotTesting
import Testing

@testable import RecipesApp

@MainActor
private final class FakeCoordinator: RecipeDetailCoordinating {
  private(set) var calls: [String] = []
  func presentEditor(of recipe: Recipe.ID) { calls.append("edit \(recipe)") }
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    calls.append(text)
    return .done
  }
}

@MainActor
struct RecipeDetailViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeCoordinator()

  @Test func `a recipe that is gone says so, and does nothing`() {
    let viewModel = RecipeDetailViewModel(
      9, interactor: recipes, clock: ManualClock(), scope: TestScope().scope,
      coordinator: coordinator)
    #expect(viewModel.isMissing && viewModel.amounts.isEmpty && viewModel.photo == nil)
    viewModel.favoriteChosen(true)
    viewModel.shoppingTapped()
    viewModel.timerTapped()
    #expect(coordinator.calls.isEmpty && recipes.shopping.isEmpty)
  }
}
