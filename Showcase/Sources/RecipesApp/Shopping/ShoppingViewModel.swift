// calcot:fake
@MainActor
protocol ShoppingCoordinating: AnyObject {
  func showRecipes()
}

@MainActor
struct ShoppingViewModel {
  let interactor: RecipesInteractor
  let coordinator: any ShoppingCoordinating

  var title: String { "Shopping" }
  var items: [Item] { interactor.shopping.map(Item.init) }
  var isEmpty: Bool { items.isEmpty }
  var remaining: String { interactor.left == 0 ? "All is bought." : "\(interactor.left) to buy" }

  func checked(_ item: ShoppingItem.ID, _ isBought: Bool) { interactor.check(item, isBought) }
  func clearTapped() { interactor.clearShopping() }
  func recipesTapped() { coordinator.showRecipes() }
}

extension ShoppingViewModel {
  /// A row of the list.
  struct Item: Identifiable, Hashable {
    let id: ShoppingItem.ID
    let amount: String
    let isBought: Bool

    init(_ item: ShoppingItem) { (id, amount, isBought) = (item.id, item.amount, item.isBought) }
  }
}
