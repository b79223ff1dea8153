public import Calcot
public import Foundation
public import Observation

/// The Interactor of the recipes, of the shopping list and of the settings, which all screens share.
@MainActor @Observable
public final class RecipesInteractor {
  private(set) var recipes: [Recipe]
  private(set) var shopping: [ShoppingItem] = []
  var unit = WeightUnit.grams
  var showsPhotos = true
  /// Sends the number of things to buy after each change.
  let shoppingDidChange = ObserverSet<Int>()
  let today: Date

  /// Creates an Interactor of recipes.
  public init(_ recipes: [Recipe] = .samples, today: Date = Date()) {
    self.recipes = recipes
    self.today = today
  }

  func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  /// Returns an empty recipe, which is kept once it is saved.
  func newRecipe() -> Recipe {
    Recipe(id: (recipes.map(\.id).max() ?? 0) + 1, name: "", cookedOn: today)
  }

  func save(_ recipe: Recipe) {
    if let place = recipes.firstIndex(where: { $0.id == recipe.id }) {
      recipes[place] = recipe
    } else {
      recipes.append(recipe)
    }
  }

  func remove(_ id: Recipe.ID) { recipes.removeAll { $0.id == id } }

  func addToShopping(_ recipe: Recipe, servings: Int) {
    for ingredient in recipe.ingredients {
      shopping.removeAll { $0.id == ingredient.name }
      let amount = unit.text(ingredient.grams * Double(servings))
      shopping.append(ShoppingItem(id: ingredient.name, amount: amount))
    }
    shoppingDidChange.notify(left)
  }

  func check(_ item: ShoppingItem.ID, _ isBought: Bool) {
    guard let place = shopping.firstIndex(where: { $0.id == item }) else { return }
    shopping[place].isBought = isBought
    shoppingDidChange.notify(left)
  }

  func clearShopping() {
    shopping = []
    shoppingDidChange.notify(0)
  }

  /// The number of things that are not bought yet.
  var left: Int { shopping.count { !$0.isBought } }
}
