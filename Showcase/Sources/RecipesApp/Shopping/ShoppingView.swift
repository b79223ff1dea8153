import Calcot
import CalcotViews

struct ShoppingView: SemanticView {
  let viewModel: ShoppingViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if viewModel.isEmpty {
        EmptyState("Nothing to buy", symbol: .cart, message: "Add what a recipe needs.") {
          Button("Show the recipes") { viewModel.recipesTapped() }
        }
      } else {
        Section(footer: viewModel.remaining) {
          List(viewModel.items, keeping: .equalRows) { item in
            Row(item.id, detail: item.amount, isChecked: item.isBought) {
              viewModel.checked(item.id, $0)
            }
          }
        }
      }
    } toolbar: {
      Button("Clear", symbol: .delete, isEnabled: !viewModel.isEmpty) { viewModel.clearTapped() }
    }
  }
}
