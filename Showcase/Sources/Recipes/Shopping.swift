import Calcot
import CalcotViews

@MainActor
protocol ShoppingCoordinating: AnyObject {
  func showRecipes()
}

@MainActor
struct ShoppingViewModel {
  let book: RecipeBook
  unowned let coordinator: any ShoppingCoordinating

  var title: String { "Shopping" }
  var items: [ShoppingItem] { book.shopping }
  var isEmpty: Bool { items.isEmpty }
  var remaining: String { book.left == 0 ? "All is bought." : "\(book.left) to buy" }

  func checked(_ item: ShoppingItem.ID, _ isBought: Bool) { book.check(item, isBought) }
  func clearTapped() { book.clearShopping() }
  func recipesTapped() { coordinator.showRecipes() }
}

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
          List(viewModel.items) { item in
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
