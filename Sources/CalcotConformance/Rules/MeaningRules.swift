import Calcot
import CalcotTesting

extension HostConformance {
  /// The rules for controls that share a name, and for reading the state of a control.
  nonisolated static let meaningRules: [Rule] = [
    Rule("uses the control that is meant where several have one name") { run in
      let (app, pantry) = await run.startPantry()
      for label in ["Use", "Full"] {
        run.check(app.isAmbiguous(label), "one of the controls called \(label) would be tapped")
      }
      await app.tap("Use", in: "Beets")
      await app.tap("Use", in: "Upper")
      await app.tap("Use", at: 1)
      run.check(pantry.used == ["Beets", "Leeks", "Beets"], "\(pantry.used) were used")
      await app.tap("Full", in: "Lower")
      run.check(pantry.isFull == ["Lower": true], "full is \(pantry.isFull)")
      await app.fill("Amount", with: "3", in: "Lower")
      await app.type("4", into: "Amount", at: 1)
      await app.fill("Amount", with: "7", at: 0)
      run.check(pantry.amounts == ["Upper": "7", "Lower": "34"], "they are \(pantry.amounts)")
    },
    Rule("lets the user read values, marks and badges, and no placeholder as a value") { run in
      let (app, _) = await run.startPantry()
      app.expect(screen: "Pantry")
      app.expectNot("How much?")
      app.expect(field: "Amount", is: "", in: "Upper")
      await app.fill("Amount", with: "12 kg", in: "Lower")
      await app.tap("Full", in: "Upper")
      app.expect(field: "Amount", is: "", in: "Upper")
      app.expect(field: "Amount", is: "12 kg", in: "Lower")
      app.expectChecked("Full", in: "Upper")
      app.expectNotChecked("Full", in: "Lower")
      app.expectChecked("Beets")
      app.expectNotChecked("Leeks")
      app.expectBadge("12", on: "Leeks")
      app.expectBadge(nil, on: "Beets")
      await app.tap("Leeks")
      await app.tap("Beets")
      app.expectChecked("Leeks")
      app.expectNotChecked("Beets")
    },
    Rule("lets the user read the value of every kind of field") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.recipe) }
      await app.fill("Title", with: "Leek pie")
      await app.fill("Steps", with: "Peel.\nCut.")
      for (field, value) in [
        ("Title", "Leek pie"), ("Secret", ""), ("Steps", "Peel.\nCut."), ("Servings", "4"),
        ("Amount", "1.5 kg"), ("Heat", "50 %"), ("Category", ""), ("Diets", "Vegan"),
        ("Day", "1970-01-01"),
      ] {
        app.expect(field: field, is: value)
      }
      await app.choose("Main", for: "Category")
      await app.choose("Raw", for: "Diets")
      app.expect(field: "Category", is: "Main")
      app.expect(field: "Diets", is: "Vegan, Raw")
    },
    Rule("lets the user read the badge of a tab") { run in
      let (app, atlas) = await run.startAtlas()
      app.expectBadge(nil, on: "Letters", as: .tab)
      run.check(atlas.navigation.setBadge("37", on: .letters) == .done, "the badge was refused")
      await app.settle()
      app.expectBadge("37", on: "Letters", as: .tab)
    },
  ]
}

extension ConformanceRun {
  @MainActor
  fileprivate func startPantry() async -> (TestApp, PantryViewModel) {
    let (app, coordinator) = start()
    await app.then { _ in coordinator.navigation.push(.pantry) }
    return (app, coordinator.pantry)
  }
}

extension TestApp {
  fileprivate func isAmbiguous(_ label: String) -> Bool { (try? control(label)) == nil }
}
