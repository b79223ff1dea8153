import CalcotContent
public import Foundation

/// A dish and how it is made.
public struct Recipe: Identifiable, Hashable, Sendable {
  public enum Category: String, CaseIterable, Sendable {
    case starter = "Starter"
    case main = "Main dish"
    case dessert = "Dessert"
  }

  struct Ingredient: Hashable, Sendable {
    var name: String
    /// The grams for one serving.
    var grams: Double
  }

  /// Its number; 0 for a recipe that was never saved.
  public internal(set) var id: Int
  var name: String
  var category = Category.main
  var servings = 4
  /// The day on which it was cooked last.
  var cookedOn: Date
  var isVegetarian = true
  var steps = ""
  var minutes = 30
  var ingredients: [Ingredient] = []
  var photo: ImageSource?
  var isFavorite = false
}
