import Calcot
import CalcotTerminalTesting
import CalcotTesting
import CalcotWebTesting
import Foundation
@testable import RecipesApp

/// The page `Docs/Recipes.md`: the recipe app on its hosts.
@MainActor
enum RecipePage {
  /// A screen of the app.
  enum Scene: String, CaseIterable {
    case list, detail, form, shopping, settings

    var path: String {
      switch self {
      case .list: "/recipes"
      case .detail: "/recipes/1"
      case .form: "/recipes/1/edit"
      case .shopping: "/shopping"
      case .settings: "/settings"
      }
    }

    var title: String {
      switch self {
      case .list: "The list, with search, favorites and photos"
      case .detail: "A recipe: amounts by a stepper, and a timer"
      case .form: "The form"
      case .shopping: "The shopping list, with the number of things on its tab"
      case .settings: "The settings"
      }
    }
  }

  static let file = KindPage.folder.deletingLastPathComponent().appending(path: "Recipes.md")
  static let pictures = KindPage.folder.appending(path: "Images")

  /// Returns the app with something on the shopping list.
  static func app() -> CalcotApp {
    let recipes = RecipesInteractor(today: Date(timeIntervalSince1970: 1_790_000_000))
    let app = CalcotApp.showing(recipes, clock: ManualClock())
    recipes.addToShopping(recipes.recipes[0], servings: 4)
    recipes.check("Almonds", true)
    return app
  }

  static func text() async -> String {
    var text = """
      # A recipe app

      `Showcase/Sources/RecipesApp` is an app of semantic views alone, which began with `calcot new app Recipes`, \
      `calcot new screen Shopping` and `calcot new screen RecipeSettings` ([what went and what came](../Tool/Tests/CalcotToolTests/RecipesFromNewTests.swift)). \
      `swift run --package-path Showcase Recipes` serves it to browsers, with `--terminal` it is shown there.
      On Apple's systems its screens are those of `CalcotSwiftUI` or `CalcotUIKit`, which cannot be run where these
      pictures are taken; its tests run on the stand-ins for both.

      """
    for scene in Scene.allCases {
      text += """

        ## \(scene.title)

        <img src="Kinds/Images/recipes-\(scene)-390.png" width="260" alt="\(scene.title), on a phone"> \
        <img src="Kinds/Images/recipes-\(scene)-1440.png" width="560" alt="\(scene.title), in a wide window">

        ```
        \(await terminalLines(scene).joined(separator: "\n"))
        ```

        """
    }
    return text
  }

  private static func terminalLines(_ scene: Scene) async -> [String] {
    let driver = TerminalDriver(columns: 72, rows: 32)
    let app = app()
    driver.start(app)
    app.open(scene.path)
    await driver.settle()
    let lines = driver.lines
    driver.stop()
    return lines
  }
}
