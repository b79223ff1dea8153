import Calcot
import CalcotViews
import Foundation
import Observation

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
  private let book: RecipeBook
  private unowned let coordinator: any RecipeFormCoordinating

  init(_ id: Recipe.ID?, book: RecipeBook, coordinator: any RecipeFormCoordinating) {
    let recipe = id.flatMap { book.recipe($0) }
    isNew = recipe == nil
    saved = recipe ?? book.newRecipe()
    self.recipe = saved
    self.book = book
    self.coordinator = coordinator
  }

  var title: String { isNew ? "New recipe" : "Edit the recipe" }
  var nameProblem: String? {
    recipe != saved && recipe.name.isEmpty ? "A recipe needs a name." : nil
  }
  var canSave: Bool { recipe != saved && !recipe.name.isEmpty }
  var canDelete: Bool { !isNew }
  var today: Date { book.today }
  let deletion = Question(
    "Delete the recipe?", action: "Delete", role: .destructive, cancel: "Keep it")

  func change<Value>(_ part: WritableKeyPath<Recipe, Value>, to value: Value) {
    recipe[keyPath: part] = value
  }

  func saveTapped() {
    book.save(recipe)
    coordinator.closeForm()
  }

  func deleteTapped() {
    book.remove(recipe.id)
    coordinator.closeFormOfRemoved()
  }

  func cancelTapped() { coordinator.closeForm() }
}

struct RecipeFormView: SemanticView {
  let viewModel: RecipeFormViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField("Name", text: viewModel.recipe.name, error: viewModel.nameProblem) {
        viewModel.change(\.name, to: $0)
      }
      NumberStepper("Servings", value: viewModel.recipe.servings, in: 1...24) {
        viewModel.change(\.servings, to: $0)
      }
      NumberField("Time", value: viewModel.recipe.minutes, in: 1...600, unit: "min") {
        viewModel.change(\.minutes, to: $0)
      }
      Picker(
        "Category", selection: viewModel.recipe.category, of: Recipe.Category.allCases,
        label: \.rawValue
      ) { viewModel.change(\.category, to: $0) }
      DatePicker("Last cooked", date: viewModel.recipe.cookedOn, to: viewModel.today) {
        viewModel.change(\.cookedOn, to: $0)
      }
      Toggle("Vegetarian", isOn: viewModel.recipe.isVegetarian) {
        viewModel.change(\.isVegetarian, to: $0)
      }
      TextField("Steps", text: viewModel.recipe.steps, lines: 4...12) {
        viewModel.change(\.steps, to: $0)
      }
      if viewModel.canDelete {
        Button("Delete the recipe", symbol: .delete, role: .destructive) {
          viewModel.deleteTapped()
        }
        .confirming(viewModel.deletion)
      }
    } toolbar: {
      Button("Cancel", role: .cancel) { viewModel.cancelTapped() }
      Button("Save", role: .main, isEnabled: viewModel.canSave) { viewModel.saveTapped() }
    }
  }
}
