import Calcot
import CalcotContent
import CalcotTesting
import Foundation

extension HostConformance {
  /// The rules for fields, and for rows that can be checked.
  nonisolated static let fieldRules: [Rule] = [
    Rule("gives the app what the user enters in each kind of field") { run in
      let (app, recipe) = await run.startRecipe()
      await app.doing { $0.fill("Title", with: "Leek pie") }
      await app.doing { $0.fill("Secret", with: "nutmeg") }
      await app.doing { $0.step("Servings") }
      await app.doing { $0.fill("Amount", with: "2.5") }
      await app.doing { $0.step("Heat", up: false) }
      await app.doing { $0.choose("Dessert", for: "Category") }
      await app.doing { $0.choose("Main", for: "Category") }
      await app.doing { $0.choose("Raw", for: "Diets") }
      await app.doing { $0.choose("Vegan", for: "Diets") }
      await app.doing { $0.fill("Day", with: "2026-02-28") }
      await app.doing { $0.step("Day") }
      run.check(recipe.name == "Leek pie", "the title is \(recipe.name)")
      run.check(recipe.secret == "nutmeg", "the secret is \(recipe.secret)")
      run.check(recipe.servings == 5, "there are \(recipe.servings) servings")
      run.check(recipe.amount == 2.5, "the amount is \(recipe.amount)")
      run.check(recipe.heat == 40, "the heat is \(recipe.heat)")
      run.check(recipe.category == .main, "the category is \(recipe.category as Any)")
      run.check(recipe.diets == [.raw], "the diets are \(recipe.diets)")
      let march = 56 * 365 + 14 + 31 + 28
      let day = recipe.day.timeIntervalSince1970 / 86_400
      run.check(day == Double(march), "the day is \(day), not \(march)")
      app.expectNot("nutmeg")
    },
    Rule("keeps the line breaks of a text of several lines") { run in
      let (app, recipe) = await run.startRecipe()
      await app.doing { $0.fill("Steps", with: "Peel.\nCut.\n\nFry.") }
      run.check(
        recipe.steps == "Peel.\nCut.\n\nFry.", "the steps are \(recipe.steps.debugDescription)")
    },
    Rule("keeps a text that is no number, with the reason, and leaves the app its value") { run in
      let (app, recipe) = await run.startRecipe()
      await app.doing { $0.fill("Amount", with: "two") }
      app.expect("Type a number.")
      run.check(recipe.amount == 1.5, "the amount is \(recipe.amount)")
      // NB: a host may send each letter, and no prefix of this text is a valid amount.
      await app.doing { $0.fill("Amount", with: "-11") }
      app.expect("At least 0.")
      run.check(recipe.amount == 1.5, "the amount is \(recipe.amount)")
      await app.doing { $0.fill("Amount", with: "2,5") }
      app.expectNot("At least 0.")
      run.check(recipe.amount == 2.5, "the amount is \(recipe.amount)")
    },
    Rule("steps a number no further than its least and its most") { run in
      let (app, recipe) = await run.startRecipe()
      for _ in 0..<2 { await app.doing { $0.step("Servings") } }
      run.check(recipe.servings == 6, "there are \(recipe.servings) servings")
      do {
        try app.driver.step(app.field("Servings"), up: true)
        await app.settle()
      } catch {}
      run.check(recipe.servings == 6, "there are \(recipe.servings) servings")
    },
    Rule("puts a switch back whose change the app has refused") { run in
      let (app, recipe) = await run.startRecipe()
      await app.doing { $0.tap("Public") }
      run.check(!recipe.isPublic, "the recipe is public")
      recipe.mayBePublic = true
      await app.settle()
      await app.doing { $0.tap("Public") }
      run.check(recipe.isPublic, "the switch was left on, so that a tap has switched it off")
    },
    Rule("checks and unchecks a row, and says what is left") { run in
      let (app, recipe) = await run.startRecipe(.basket)
      app.expect("2 to buy")
      await app.doing { $0.tap("Leeks", as: .row) }
      run.check(recipe.bought == ["Leeks"], "\(recipe.bought) are bought")
      app.expect("1 to buy")
      await app.doing { $0.tap("Cream", as: .row) }
      app.expect("All is there", "Nothing is left to buy.")
      await app.doing { $0.tap("Start over") }
      app.expect("2 to buy")
      app.expectNot("All is there")
    },
    Rule("asks before a button acts that is to be confirmed") { run in
      let (app, recipe) = await run.startRecipe(.basket)
      await app.doing { $0.tap("Throw away") }
      app.expect("Throw it away?")
      await app.doing { $0.tap("Spare") }
      run.check(!recipe.isThrownAway, "it was thrown away")
      await app.doing { $0.tap("Throw away") }
      await app.doing { $0.tap("Throw") }
      app.expect("Thrown away.")
    },
  ]
}

extension ConformanceRun {
  /// Starts the suite's app at its form, or at the rows of the form.
  @MainActor
  fileprivate func startRecipe(
    _ route: NotebookRoute = .recipe
  ) async -> (TestApp, RecipeViewModel) {
    let (app, coordinator) = start()
    await app.then { _ in coordinator.navigation.push(route) }
    return (app, coordinator.recipe)
  }
}

extension TestApp {
  fileprivate func doing(_ step: (TestApp) -> Void) async {
    step(self)
    await settle()
  }
}
