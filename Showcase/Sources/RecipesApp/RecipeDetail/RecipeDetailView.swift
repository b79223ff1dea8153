import Calcot
import CalcotViews

struct RecipeDetailView: SemanticView {
  let viewModel: RecipeDetailViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if !viewModel.isMissing { content }
    } toolbar: {
      if !viewModel.isMissing { Button("Edit", symbol: .edit) { viewModel.editTapped() } }
    }
  }

  @ContentBuilder private var content: [any Content] {
    Row(viewModel.title, detail: viewModel.facts).picture(viewModel.photo).hero()
    Line {
      Text(viewModel.cookedOn, symbol: .calendar)
      if viewModel.isVegetarian { Text("Vegetarian", symbol: .leaf) }
    }
    Toggle("Favorite", isOn: viewModel.isFavorite) { viewModel.favoriteChosen($0) }
    Section("Ingredients") {
      NumberStepper("Servings", value: viewModel.servings, in: 1...24) {
        viewModel.servingsChosen($0)
      }
      List(viewModel.amounts) { Row($0.id, detail: $0.text) }
      Button("Add to the shopping list", symbol: .cart) { viewModel.shoppingTapped() }
    }
    Section("Steps") { Text(viewModel.steps) }
    Section("Timer") {
      Text(viewModel.timer, role: .figure)
      Button(viewModel.timerAction, symbol: viewModel.timerSymbol) { viewModel.timerTapped() }
        .id("timer")
    }
  }
}
