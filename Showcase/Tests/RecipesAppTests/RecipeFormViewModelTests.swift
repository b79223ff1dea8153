import Testing

@testable import RecipesApp

@MainActor
struct RecipeFormViewModelTests {
  private let recipes = RecipesInteractor()
  private let coordinator = FakeRecipeFormCoordinating()

  @Test func `the form asks for a name only once something was typed`() {
    let viewModel = RecipeFormViewModel(nil, interactor: recipes, coordinator: coordinator)
    #expect(viewModel.nameProblem == nil && !viewModel.canSave && !viewModel.canDelete)
    viewModel.change(\.steps, to: "Boil.")
    #expect(viewModel.nameProblem != nil && !viewModel.canSave)
    viewModel.change(\.name, to: "Soup")
    #expect(viewModel.nameProblem == nil && viewModel.canSave)
    viewModel.saveTapped()
    #expect(recipes.recipe(5)?.name == "Soup" && coordinator.closeFormCalls == 1)
  }
}
