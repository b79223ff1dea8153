// Made by `calcot fakes`; do not edit.

@testable import RecipesApp

/// A fake of ``ShoppingCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeShoppingCoordinating: ShoppingCoordinating {
  private(set) var showRecipesCalls = 0
  var showRecipesHandler: (@MainActor () -> Void)?

  func showRecipes() {
    showRecipesCalls += 1
    showRecipesHandler?()
  }
}
