// Made by `calcot fakes`; do not edit.

import Calcot
import CalcotContent
import Foundation
import Observation

@testable import RecipesApp

/// A fake of ``RecipeDetailCoordinating``, which records calls and answers with what a test has set.
@MainActor
final class FakeRecipeDetailCoordinating: RecipeDetailCoordinating {
  private(set) var presentEditorCalls: [Recipe.ID] = []
  var presentEditorHandler: (@MainActor (Recipe.ID) -> Void)?

  func presentEditor(of recipe: Recipe.ID) {
    presentEditorCalls.append(recipe)
    presentEditorHandler?(recipe)
  }

  private(set) var showMessageCalls: [(text: String, kind: MessageKind)] = []
  var showMessageReturns: Answer?
  var showMessageHandler: (@MainActor (String, MessageKind) -> Answer)?

  @discardableResult func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    showMessageCalls.append((text, kind))
    if let showMessageHandler { return showMessageHandler(text, kind) }
    guard let showMessageReturns else {
      preconditionFailure(
        "FakeRecipeDetailCoordinating.showMessage(_:_:) has no answer: set showMessageReturns")
    }
    return showMessageReturns
  }
}
