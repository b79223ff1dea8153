import Calcot
import Foundation
import Observation

// calcot:fake
@MainActor
protocol RecipeFormCoordinating: AnyObject {
  func closeForm()
  func closeFormOfRemoved()
}

@MainActor @Observable
final class RecipeFormViewModel {
  private(set) var recipe: Recipe
  private let saved: Recipe
  private let isNew: Bool
  private let interactor: RecipesInteractor
  private let coordinator: any RecipeFormCoordinating

  init(_ id: Recipe.ID?, interactor: RecipesInteractor, coordinator: any RecipeFormCoordinating) {
    let recipe = id.flatMap { interactor.recipe($0) }
    isNew = recipe == nil
    saved = recipe ?? interactor.newRecipe()
    self.recipe = saved
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { isNew ? "New recipe" : "Edit the recipe" }
  var nameProblem: String? {
    recipe != saved && recipe.name.isEmpty ? "A recipe needs a name." : nil
  }
  var canSave: Bool { recipe != saved && !recipe.name.isEmpty }
  var canDelete: Bool { !isNew }
  var today: Date { interactor.today }
  let deletion = Question(
    "Delete the recipe?", action: "Delete", role: .destructive, cancel: "Keep it")

  func change<Value>(_ part: WritableKeyPath<Recipe, Value>, to value: Value) {
    recipe[keyPath: part] = value
  }

  func saveTapped() {
    interactor.save(recipe)
    coordinator.closeForm()
  }

  func deleteTapped() {
    interactor.remove(recipe.id)
    coordinator.closeFormOfRemoved()
  }

  func cancelTapped() { coordinator.closeForm() }
}
