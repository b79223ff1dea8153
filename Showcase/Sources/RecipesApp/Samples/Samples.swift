import CalcotContent
import Foundation

extension [Recipe] {
  /// The recipes that the app begins with.
  public static var samples: [Recipe] {
    [
      recipe(
        1, "Calçots with romesco", .main, SamplePhotos.leeks,
        "Grill the calçots over a high flame until they are black.\nWrap them in paper for ten minutes.\n"
          + "Peel, dip and eat.", minutes: 25,
        [("Calçots", 400), ("Almonds", 40), ("Tomatoes", 120)]),
      recipe(
        2, "Tomato salad", .starter, SamplePhotos.salad,
        "Cut the tomatoes.\nAdd oil and salt.", minutes: 10, [("Tomatoes", 200), ("Olive oil", 15)]),
      recipe(
        3, "Crema catalana", .dessert, SamplePhotos.cream,
        "Heat milk with lemon and cinnamon.\nStir in yolks and sugar.\nBurn the sugar on top.",
        minutes: 40, [("Milk", 180), ("Sugar", 35), ("Egg yolks", 30)]),
      recipe(
        4, "Vegetable paella", .main, SamplePhotos.paella,
        "Fry the vegetables.\nAdd rice and stock.\nDo not stir.", minutes: 45,
        [("Rice", 90), ("Peppers", 80), ("Stock", 220)]),
    ]
  }

  private static func recipe(
    _ id: Int, _ name: String, _ category: Recipe.Category, _ photo: ImageSource, _ steps: String,
    minutes: Int, _ ingredients: [(String, Double)]
  ) -> Recipe {
    Recipe(
      id: id, name: name, category: category, cookedOn: Date(timeIntervalSince1970: 1_780_272_000),
      steps: steps, minutes: minutes,
      ingredients: ingredients.map { Recipe.Ingredient(name: $0.0, grams: $0.1) }, photo: photo)
  }
}
