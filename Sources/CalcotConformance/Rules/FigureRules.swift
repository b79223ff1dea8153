import Calcot
import CalcotContent
import CalcotTesting

extension HostConformance {
  /// The rules for pictures, numbers, tables, grids and calendars.
  nonisolated static let figureRules: [Rule] = [
    Rule("says what a picture, a label, a number and a chart show") { run in
      let (app, _) = await run.startHarvest(.harvest)
      app.expect("A leek in the sun", "Valls", "This year", "12 t", "3 t more than last year")
      app.expect("Harvest by year")
    },
    Rule("shows a broken picture by its words, and reports it") { run in
      let (app, harvest) = await run.startHarvest(.harvest)
      await app.expectIssue("its bytes are no") {
        await app.then { _ in harvest.breakPhoto() }
        app.expect("A leek in the rain", "A leek in the sun")
      }
    },
    Rule("shows other content in place of a view that it does not have") { run in
      let (app, _) = await run.startHarvest(.harvest)
      app.expect("Three fields by the river")
    },
    Rule("sorts a table by the title of a column, and keeps its rows") { run in
      let (app, harvest) = await run.startHarvest(.fields)
      for wanted in [["North", "East", "South"], ["South", "East", "North"]] {
        await app.tap("Tons")
        run.check(harvest.fields.map(\.id) == wanted, "the fields are \(harvest.fields.map(\.id))")
        for field in harvest.fields { app.expect(field.id) }
      }
      await app.tap("Field")
      run.check(harvest.sorted == "field", "the table is sorted by \(harvest.sorted)")
    },
    Rule("lets rows with pictures and buttons with symbols be found by their words") { run in
      let (app, harvest) = await run.startHarvest(.fields)
      await app.tap("Water")
      await app.tap("Grower South", as: .row)
      run.check(harvest.sorted == "field", "the row of the grid was not tapped")
    },
    Rule("uses the buttons of a head and of a line, and the days and the entries of a week") {
      run in
      let (app, planner) = await run.startPlanner()
      app.expect("Dr. Leek", "Room 3", "March")
      await app.tap("Call")
      await app.tap("Wed 4")
      await app.tap("Ada", as: .row)
      run.check(planner.used == ["call", "day 4", "Ada"], "used were \(planner.used)")
    },
    Rule("uses the days and the entries of a month") { run in
      let (app, planner) = await run.startPlanner()
      await app.tap("Month")
      await app.tap("31")
      await app.tap("Bo", as: .row)
      run.check(planner.used == ["day 31", "Bo"], "used were \(planner.used)")
    },
  ]
}

extension ConformanceRun {
  /// Starts the suite's app at a screen with a head, a line and a week.
  @MainActor
  fileprivate func startPlanner() async -> (TestApp, PlannerViewModel) {
    let (app, coordinator) = start()
    await app.then { _ in coordinator.navigation.push(.planner) }
    return (app, coordinator.planner)
  }

  /// Starts the suite's app at a screen with pictures and numbers, or with a table and a grid.
  @MainActor
  fileprivate func startHarvest(_ route: NotebookRoute) async -> (TestApp, HarvestViewModel) {
    let (app, coordinator) = start()
    await app.then { _ in coordinator.navigation.push(route) }
    return (app, coordinator.harvest)
  }
}
