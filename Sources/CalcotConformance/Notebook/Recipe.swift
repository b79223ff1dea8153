import Calcot
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// The ViewModel of a form with every kind of field.
@MainActor @Observable
final class RecipeViewModel {
  enum Category: String, CaseIterable { case starter, main, dessert }
  enum Diet: String, CaseIterable { case vegan, glutenFree, raw }

  var name = ""
  var secret = ""
  var steps = ""
  var servings = 4
  var amount = 1.5
  var heat = 50.0
  var category: Category?
  var diets: Set<Diet> = [.vegan]
  var day = Date(timeIntervalSince1970: 0)
  private(set) var isPublic = false
  /// A Boolean value that indicates whether the ViewModel lets the recipe become public.
  var mayBePublic = false
  var bought: Set<String> = []
  var isThrownAway = false
  let ingredients = ["Leeks", "Cream"]

  nonisolated init() {}

  func publicChanged(_ isPublic: Bool) { self.isPublic = isPublic && mayBePublic }

  func ingredientChecked(_ name: String, _ isBought: Bool) {
    if isBought { bought.insert(name) } else { bought.remove(name) }
  }

  func name(of category: Category) -> String { category.rawValue.capitalized }
  func name(of diet: Diet) -> String {
    diet == .glutenFree ? "Gluten-free" : diet.rawValue.capitalized
  }
  var remaining: String { "\(ingredients.count - bought.count) to buy" }

  /// The question before the recipe is thrown away.
  var question: Question {
    Question("Throw it away?", action: "Throw", role: .destructive, cancel: "Spare")
  }
}

struct RecipeView: SemanticView {
  let viewModel: RecipeViewModel

  var screen: Screen {
    Screen("Recipe") {
      texts
      values
    }
  }

  @ContentBuilder private var texts: [any Content] {
    TextField("Title", text: viewModel.name) { viewModel.name = $0 }
    TextField("Secret", text: viewModel.secret, role: .password) { viewModel.secret = $0 }
    TextField("Steps", text: viewModel.steps, lines: 3...6) { viewModel.steps = $0 }
  }

  @ContentBuilder private var values: [any Content] {
    NumberStepper("Servings", value: viewModel.servings, in: 1...6) { viewModel.servings = $0 }
    NumberField("Amount", value: viewModel.amount, in: 0...10, decimals: 1, unit: "kg") {
      viewModel.amount = $0
    }
    Slider("Heat", value: viewModel.heat, in: 0...100, step: 10, unit: "%") { viewModel.heat = $0 }
    Picker(
      "Category", selection: viewModel.category, of: RecipeViewModel.Category.allCases,
      label: viewModel.name(of:)
    ) { viewModel.category = $0 }
    Picker(
      "Diets", selection: viewModel.diets, of: RecipeViewModel.Diet.allCases,
      label: viewModel.name(of:)
    ) { viewModel.diets = $0 }
    DatePicker("Day", date: viewModel.day, in: .gmt) { viewModel.day = $0 }
    Toggle("Public", isOn: viewModel.isPublic) { viewModel.publicChanged($0) }
  }
}

/// The rows and buttons of the recipe, on a screen of its own, so that a small host shows them all.
struct BasketView: SemanticView {
  let viewModel: RecipeViewModel

  var screen: Screen {
    Screen("Basket") {
      Section("Shopping", footer: viewModel.remaining) {
        List(viewModel.ingredients, id: \.self) { name in
          Row(name, isChecked: viewModel.bought.contains(name)) {
            viewModel.ingredientChecked(name, $0)
          }
        }
      }
      if viewModel.bought.count == viewModel.ingredients.count {
        EmptyState("All is there", message: "Nothing is left to buy.") {
          Button("Start over") { viewModel.bought = [] }
        }
      }
      Row("Reviews").badge(viewModel.bought.count + 2)
      Button("Throw away", role: .destructive) { viewModel.isThrownAway = true }
        .confirming(viewModel.question)
      if viewModel.isThrownAway { Text("Thrown away.") }
    }
  }
}
