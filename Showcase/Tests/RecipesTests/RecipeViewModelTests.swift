import Calcot
import CalcotContent
import CalcotTesting
import Foundation
@testable import Recipes
import Testing

/// A Coordinator that notes what it is asked for.
@MainActor
private final class NotingCoordinator: RecipeListCoordinating, RecipeDetailCoordinating,
  RecipeFormCoordinating, ShoppingCoordinating
{
  var calls: [String] = []
  func showing(_ recipe: Recipe.ID) -> NavigationAction {
    NavigationAction { self.calls.append("show \(recipe)") }
  }
  func presentNewRecipe() { calls.append("new") }
  func presentEditor(of recipe: Recipe.ID) { calls.append("edit \(recipe)") }
  func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    calls.append(text)
    return .done
  }
  func closeForm() { calls.append("close") }
  func closeFormOfRemoved() { calls.append("close removed") }
  func showRecipes() { calls.append("recipes") }
}

@MainActor
@Suite("The ViewModels of the recipe app")
struct RecipeViewModelTests {
  private let book = RecipeBook(today: Date(timeIntervalSince1970: 0))
  private let coordinator = NotingCoordinator()

  @Test func `the list leads to recipes, and to a new one`() {
    let viewModel = RecipeListViewModel(book: book, coordinator: coordinator)
    #expect(viewModel.items.map(\.id) == [1, 2, 3, 4])
    viewModel.items.last?.open()
    viewModel.newRecipeTapped()
    #expect(coordinator.calls == ["show 4", "new"])
    viewModel.showsFavorites = true
    #expect(viewModel.items.isEmpty)
    book.unit = .ounces
    book.showsPhotos = false
    #expect(viewModel.layout == .rows)
  }

  @Test func `a recipe that is gone says so, and does nothing`() {
    let viewModel = RecipeDetailViewModel(
      9, book: book, clock: ManualClock(), scope: TestScope().scope, coordinator: coordinator)
    #expect(viewModel.isMissing && viewModel.amounts.isEmpty && viewModel.photo == nil)
    viewModel.favoriteChosen(true)
    viewModel.shoppingTapped()
    viewModel.timerTapped()
    #expect(coordinator.calls.isEmpty && book.shopping.isEmpty)
  }

  @Test func `the form asks for a name only once something was typed`() {
    let viewModel = RecipeFormViewModel(nil, book: book, coordinator: coordinator)
    #expect(viewModel.nameProblem == nil && !viewModel.canSave && !viewModel.canDelete)
    viewModel.change(\.steps, to: "Boil.")
    #expect(viewModel.nameProblem != nil && !viewModel.canSave)
    viewModel.change(\.name, to: "Soup")
    #expect(viewModel.nameProblem == nil && viewModel.canSave)
    viewModel.saveTapped()
    #expect(book.recipe(5)?.name == "Soup" && coordinator.calls == ["close"])
  }

  @Test func `the shopping list adds the amount of each thing once`() {
    let viewModel = ShoppingViewModel(book: book, coordinator: coordinator)
    book.addToShopping(book.recipes[1], servings: 2)
    book.addToShopping(book.recipes[1], servings: 3)
    #expect(viewModel.items.map(\.amount) == ["600 g", "45 g"])
    viewModel.checked("Tomatoes", true)
    #expect(viewModel.remaining == "1 to buy")
    viewModel.clearTapped()
    viewModel.recipesTapped()
    #expect(viewModel.isEmpty && coordinator.calls == ["recipes"])
  }

  @Test func `the settings are the book's`() {
    let viewModel = RecipeSettingsViewModel(book: book)
    viewModel.unitChosen(.ounces)
    viewModel.photosChosen(false)
    #expect(book.unit == .ounces && !viewModel.showsPhotos && viewModel.unit == .ounces)
  }
}
