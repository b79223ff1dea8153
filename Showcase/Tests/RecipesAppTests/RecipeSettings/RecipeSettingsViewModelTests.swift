import Testing

@testable import RecipesApp

@MainActor
struct RecipeSettingsViewModelTests {
  private let recipes = RecipesInteractor()

  @Test func `the settings write their choices to the Interactor`() {
    let viewModel = RecipeSettingsViewModel(interactor: recipes)
    viewModel.unitChosen(.ounces)
    viewModel.photosChosen(false)
    #expect(recipes.unit == .ounces && !viewModel.showsPhotos && viewModel.unit == .ounces)
  }
}
