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

  public let id: Int
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

/// Something to buy.
struct ShoppingItem: Identifiable, Hashable {
  let id: String
  var amount: String
  var isBought = false
}

/// The unit in which amounts are shown.
enum WeightUnit: String, CaseIterable {
  case grams = "Grams"
  case ounces = "Ounces"

  func text(_ grams: Double) -> String {
    switch self {
    case .grams: "\(Int(grams.rounded())) g"
    case .ounces: "\((grams / 28.35 * 10).rounded() / 10) oz"
    }
  }
}
