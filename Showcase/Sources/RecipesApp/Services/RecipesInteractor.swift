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
  private var lastID: Int

  /// Creates an Interactor of recipes.
  public init(_ recipes: [Recipe] = .samples, today: Date = Date()) {
    self.recipes = recipes
    lastID = recipes.map(\.id).max() ?? 0
    self.today = today
  }

  func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  /// Returns an empty recipe, which is kept, and gets its number, once it is saved.
  func newRecipe() -> Recipe { Recipe(id: 0, name: "", cookedOn: today) }

  func save(_ recipe: Recipe) {
    if let place = recipes.firstIndex(where: { $0.id == recipe.id }) {
      recipes[place] = recipe
    } else {
      var added = recipe
      if added.id == 0 {
        lastID += 1
        added.id = lastID
      }
      recipes.append(added)
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
