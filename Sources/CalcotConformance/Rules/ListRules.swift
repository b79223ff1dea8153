import Calcot
import CalcotTesting

extension HostConformance {
  /// The rules for lists of any length.
  nonisolated static let listRules: [Rule] = [
    Rule("builds the rows of a long list that are shown, and no others") { run in
      let (app, coordinator) = await run.started()
      await app.then { _ in coordinator.navigation.push(.archive) }
      app.expect("Sheet 1")
      await app.scroll(toEnd: true)
      app.expect("Sheet 10000")
      app.expectNot("Sheet 5000")
      run.check(
        coordinator.archiveUse.rows < 3_000, "\(coordinator.archiveUse.rows) rows were built")
      run.check(
        coordinator.archiveUse.pages.count < 10, "pages were read: \(coordinator.archiveUse.pages)")
      run.checkAgreement(app)
    },
    Rule("uses a row far down as any other, and returns to it after Back") { run in
      let (app, coordinator) = await run.started()
      await app.then { _ in coordinator.navigation.push(.archive) }
      await app.scroll(toEnd: true)
      await app.tap("Sheet 10000")
      run.check(
        app.tree?.visible?.route == AnyRoute(NotebookRoute.note(10_000)), "it led elsewhere")
      await app.back()
      app.expect("Sheet 10000")
      await app.scroll(toEnd: false)
      app.expect("Sheet 1")
      run.checkAgreement(app)
    },
  ]
}
