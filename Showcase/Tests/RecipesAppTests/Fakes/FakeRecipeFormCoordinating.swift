// Made by `calcot fakes`; do not edit.

import Calcot
import Foundation
import Observation

@testable import RecipesApp

/// A fake of ``RecipeFormCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeRecipeFormCoordinating: RecipeFormCoordinating {
  private(set) var closeFormCalls = 0
  var closeFormHandler: (@MainActor () -> Void)?

  func closeForm() {
    closeFormCalls += 1
    closeFormHandler?()
  }

  private(set) var closeFormOfRemovedCalls = 0
  var closeFormOfRemovedHandler: (@MainActor () -> Void)?

  func closeFormOfRemoved() {
    closeFormOfRemovedCalls += 1
    closeFormOfRemovedHandler?()
  }
}
