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

  @Test func `a form keeps its new recipe beside that of a form that was open at the same time`() {
    let forms = ["Soup", "Salad"].map { name in
      let viewModel = RecipeFormViewModel(nil, interactor: recipes, coordinator: coordinator)
      viewModel.change(\.name, to: name)
      return viewModel
    }
    for form in forms { form.saveTapped() }
    #expect(recipes.recipe(5)?.name == "Soup" && recipes.recipe(6)?.name == "Salad")
  }
}
