import Calcot
import CalcotViews

struct RecipeFormView: SemanticView {
  let viewModel: RecipeFormViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField("Name", text: viewModel.recipe.name, error: viewModel.nameProblem) {
        viewModel.change(\.name, to: $0)
      }
      .required()
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
