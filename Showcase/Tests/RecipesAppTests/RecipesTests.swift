import Calcot
import CalcotExploration
import CalcotTesting
import Foundation
@testable import RecipesApp
import Testing

@MainActor
@Suite("The recipe app")
struct RecipesTests {
  private let recipes = RecipesInteractor(today: Date(timeIntervalSince1970: 1_790_000_000))
  private let clock = ManualClock()

  private func start(on host: RecipeHost) async -> TestApp {
    let app = TestApp.showing(recipes, clock: clock, on: host.driver)
    await app.settle()
    return app
  }

  @Test(arguments: RecipeHost.allCases)
  func `finds a recipe by its name, and shows favorites`(_ host: RecipeHost) async {
    let app = await start(on: host)
    app.expect("Calçots with romesco", "Tomato salad", "Crema catalana")
    await app.fill("Search", with: "cre")
    app.expect("Crema catalana")
    app.expectNot("Tomato salad")
    await app.tap("Crema catalana", as: .row)
    await app.tap("Favorite")
    #expect(recipes.recipe(3)?.isFavorite == true)
  }

  @Test(arguments: RecipeHost.allCases)
  func `scales the amounts, and puts them on the shopping list with a badge on its tab`(
    _ host: RecipeHost
  ) async {
    let app = await start(on: host)
    await app.tap("Tomato salad", as: .row)
    app.expect("Tomatoes", "800 g", "60 g")
    await app.step("Servings")
    app.expect("1000 g", "75 g")
    await app.tap("Add to the shopping list")
    await app.tap("Shopping", as: .tab)
    app.expect("Tomatoes", "1000 g", "2 to buy")
    await app.tap("Olive oil", as: .row)
    app.expect("1 to buy")
    #expect(app.app?.badge(of: .shopping) == "1")
    await app.tap("Clear")
    app.expect("Nothing to buy")
    #expect(app.app?.badge(of: .shopping) == nil)
    await app.tap("Show the recipes")
    app.expect("1000 g")
  }

  @Test func `has the badge of what is to be bought when another session begins`() async {
    recipes.addToShopping(recipes.recipes[0], servings: 4)
    let app = TestApp.showing(recipes, clock: clock)
    await app.settle()
    #expect(app.app?.badge(of: .shopping) == "\(recipes.left)")
  }

  @Test(arguments: RecipeHost.allCases)
  func `takes a new recipe, and deletes it after a question`(_ host: RecipeHost) async {
    let app = await start(on: host)
    await app.tap("New recipe")
    let steps: [(TestApp) -> Void] = [
      { $0.fill("Name", with: "Leek soup") }, { $0.step("Servings", up: false) },
      { $0.fill("Time", with: "20") }, { $0.choose("Starter", for: "Category") },
      { $0.fill("Last cooked", with: "2026-02-28") }, { $0.tap("Vegetarian") },
      { $0.fill("Steps", with: "Cut.\nBoil.\n\nBlend.") }, { $0.tap("Save") },
    ]
    for step in steps {
      step(app)
      await app.settle()
    }
    app.expect("Leek soup")
    let saved = recipes.recipe(5)
    #expect(saved?.servings == 3 && saved?.minutes == 20 && saved?.category == .starter)
    #expect(saved?.isVegetarian == false && saved?.steps == "Cut.\nBoil.\n\nBlend.")
    await app.tap("Leek soup", as: .row)
    await app.tap("Edit")
    await app.tap("Delete the recipe")
    await app.tap("Delete")
    app.expectNot("Leek soup")
    app.expect("Tomato salad")
  }

  @Test(arguments: RecipeHost.allCases)
  func `shows another unit everywhere at once`(_ host: RecipeHost) async {
    let app = await start(on: host)
    await app.tap("Tomato salad", as: .row)
    await app.tap("Settings", as: .tab)
    await app.choose("Ounces", for: "Unit")
    await app.tap("Recipes", as: .tab)
    app.expect("28.2 oz")
  }

  @Test func `counts down, and says when the dish is ready`() async {
    let app = await start(on: .instant)
    await app.tap("Tomato salad", as: .row)
    app.expect("10 min 0 s")
    await app.tap("Start the timer")
    for left in ["9 min 59 s", "9 min 58 s"] {
      await tick(app)
      app.expect(left)
    }
    for _ in 0..<598 { await tick(app) }
    app.expect("Tomato salad is ready", "10 min 0 s", "Start the timer")
  }

  @Test func `stops the timer, and with it the work`() async {
    let app = await start(on: .instant)
    await app.tap("Tomato salad", as: .row)
    await app.tap("Start the timer")
    await tick(app)
    await app.tap("Stop the timer")
    app.expect("10 min 0 s")
    await app.back()
    #expect(clock.sleepers == 0)
  }

  @Test func `opens screens by their addresses`() async {
    let app = await start(on: .instant)
    #expect(await app.open("/recipes/2/edit") == .done)
    app.expect("Edit the recipe")
    #expect(app.app?.link == "/recipes/2/edit")
    #expect(await app.open("/recipes/9") == .done)
    app.expect("This recipe is gone")
  }

  @Test func `forgets the app of a session that has ended`() {
    _ = AppCoordinator(recipes: recipes, clock: clock)
    #expect(recipes.shoppingDidChange.isEmpty)
  }

  nonisolated private static let seeds: [UInt64] =
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
    ? (1...20).map { Exploration().seed &+ $0 } : [22]

  @Test(arguments: seeds)
  func `holds whatever the user does while time passes`(_ seed: UInt64) async {
    await explore(Exploration(limits: .init(steps: 400), seed: seed)) { () -> TestApp in
      let clock = ManualClock()
      let recipes = RecipesInteractor(today: Date(timeIntervalSince1970: 1_790_000_000))
      return TestApp.showing(recipes, clock: clock)
        .with(OutsideEvent("a second passes") { clock.advance(by: .seconds(1)) })
    }
  }

  /// Waits until the timer sleeps, and lets a second pass.
  private func tick(_ app: TestApp) async {
    await app.settle()
    clock.advance(by: .seconds(1))
    await app.settle()
  }
}

extension CalcotApp {
  fileprivate func badge(of tab: AppTab) -> String? {
    tree.layers.first?.stack.top.container?.branches.first { $0.route == AnyRoute(tab) }?.badge
  }
}
