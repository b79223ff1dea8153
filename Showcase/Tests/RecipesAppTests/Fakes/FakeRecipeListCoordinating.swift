// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent
import Foundation
import Observation

@testable import RecipesApp

/// A fake of ``RecipeListCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeRecipeListCoordinating: RecipeListCoordinating {
  private(set) var showingCalls: [Recipe.ID] = []
  var showingReturns: NavigationAction?
  var showingHandler: (@MainActor (Recipe.ID) -> NavigationAction)?

  func showing(_ recipe: Recipe.ID) -> NavigationAction {
    showingCalls.append(recipe)
    if let showingHandler { return showingHandler(recipe) }
    guard let showingReturns else {
      preconditionFailure(
        "FakeRecipeListCoordinating.showing(_:) has no answer: set showingReturns")
    }
    return showingReturns
  }

  private(set) var presentNewRecipeCalls = 0
  var presentNewRecipeHandler: (@MainActor () -> Void)?

  func presentNewRecipe() {
    presentNewRecipeCalls += 1
    presentNewRecipeHandler?()
  }
}
