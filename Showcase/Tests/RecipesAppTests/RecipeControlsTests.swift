import CalcotExploration
import CalcotTesting
import Foundation
import Testing

@testable import RecipesApp

/// NB: apart from the tests that run on Apple's hosts, too, since the recording lies beside this file.
@MainActor
@Suite struct RecipeControlsTests {
  @Test func `each control of the recipe app does what is recorded`() async {
    await expectControls {
      let recipes = RecipesInteractor(today: Date(timeIntervalSince1970: 1_790_000_000))
      return TestApp.showing(recipes, clock: ManualClock())
    }
  }
}
