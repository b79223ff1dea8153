import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let lifecycleRules: [Rule] = [
    Rule("screens are covered, ended, made and shown in one order on every host") { run in
      let (app, _) = await run.startAtlas()
      var log: [String] = []
      app.app?.lifecycle.add { log.append("\($0.screen.route) \($0.phase)") }
      await app.tap("Rome")
      await app.tap("Tour", as: .tab)
      await app.tap("Cities", as: .tab)
      await app.back()
      run.check(
        log == [
          "list covered", #"city("Rome") made"#, #"city("Rome") shown"#,
          #"city("Rome") covered"#, "page(1) shown",
          "page(1) covered", #"city("Rome") shown"#,
          #"city("Rome") covered"#, #"city("Rome") ended"#, "list shown",
        ], "the order was:\n\(log.joined(separator: "\n"))")
    },
    Rule("a modal covers what is under it") { run in
      let (app, _) = await run.startAtlas()
      var log: [String] = []
      app.app?.lifecycle.add { log.append("\($0.screen.route) \($0.phase)") }
      await app.tap("Pick in a sheet")
      await app.dismiss()
      run.check(
        log == [
          "list covered", "choose made", "choose shown", "choose covered", "choose ended",
          "list shown",
        ], "the order was:\n\(log.joined(separator: "\n"))")
    },
    Rule("a half sheet leaves what is under it shown, and its tasks running") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Rome")
      guard let rome = app.tree?.visible?.id else { return run.check(false, "nothing is shown") }
      var log: [String] = []
      app.app?.lifecycle.add { log.append("\($0.screen.route) \($0.phase)") }
      for style in [ModalStyle.halfSheet, .popover] {
        await app.then { _ in atlas.cities.navigation.present(.pick, as: style) }
        run.check(app.app?.scope(of: rome)?.phase == .shown, "\(style): it is covered")
        run.check(
          atlas.cities.watch.running == 1 && atlas.cities.watch.started == 1,
          "\(style): its task was cancelled")
        await app.dismiss()
      }
      run.check(!log.contains { $0.hasPrefix("city") }, "it was told \(log)")
      run.checkAgreement(app)
    },
    Rule("a task that is bound to being shown runs only then") { run in
      let (app, atlas) = await run.startAtlas()
      let watch = atlas.cities.watch
      await app.tap("Rome")
      run.check(watch.running == 1, "it does not run while its screen is shown")
      await app.tap("Tour", as: .tab)
      run.check(watch.running == 0, "it runs while its screen is covered")
      await app.tap("Cities", as: .tab)
      run.check(watch.running == 1 && watch.started == 2, "it was not started again")
      await app.back()
      run.check(watch.running == 0 && watch.started == 2, "it runs after its screen has ended")
    },
    Rule("tells a ViewModel of its View in one order on every host") { run in
      let (app, coordinator) = await run.started()
      await app.then { _ in coordinator.navigation.push(.roast(1)) }
      await app.then { _ in coordinator.navigation.present(.roast(2), as: .sheet) }
      await app.dismiss()
      await app.back()
      run.check(
        coordinator.kitchen.log == [
          "1 did load", "1 will appear", "1 did appear", "1 will disappear",
          "2 did load", "2 will appear", "1 did disappear", "2 did appear",
          "2 will disappear", "1 will appear", "2 did disappear", "1 did appear",
          "1 will disappear", "1 did disappear",
        ], "the order was:\n\(coordinator.kitchen.log.joined(separator: "\n"))")
    },
    Rule("tells a ViewModel of its View when a host shows it, and nothing before") { run in
      let coordinator = NotebookCoordinator()
      let running = CalcotApp(coordinator, watchesRelease: true)
      coordinator.navigation.push(.roast(1))
      coordinator.navigation.push(.roast(2))
      run.check(coordinator.kitchen.log == [], "it was told:\n\(coordinator.kitchen.log)")
      let app = TestApp(running, on: run.makeDriver(Set(Capability.allCases)))
      await app.settle()
      run.check(
        coordinator.kitchen.log == ["2 did load", "2 will appear", "2 did appear"],
        "it was told:\n\(coordinator.kitchen.log)")
      app.expect("Roast 2")
      run.checkAgreement(app)
    },
    Rule("refuses in the end what two calls of a ViewModel ask for without one") { run in
      let (app, coordinator) = await run.started()
      app.app?.limitTurns(to: 120)
      var count = 0
      for event in ["1 will disappear", "1 did disappear"] {
        coordinator.kitchen.acts[event] = {
          guard count < 1_000 else { return }
          count += 1
          coordinator.navigation.push(.roast(1))
        }
      }
      await app.then { _ in coordinator.navigation.push(.roast(1)) }
      await app.expectIssue("push was refused: ") {
        await app.then { _ in coordinator.navigation.push(.roast(1)) }
      }
      coordinator.kitchen.acts = [:]
      run.check((100..<500).contains(count), "it could ask \(count) times")
      run.checkAgreement(app)
      await app.then { _ in coordinator.navigation.popToRoot() }
      app.expect("Notebook")
      run.checkAgreement(app)
    },
    Rule("tells a ViewModel nothing of what a turn has taken back") { run in
      let (app, coordinator) = await run.started()
      await app.then { _ in coordinator.navigation.push(.roast(1)) }
      coordinator.kitchen.log = []
      coordinator.navigation.batch {
        coordinator.navigation.push(.roast(2))
        coordinator.navigation.pop()
      }
      await app.settle()
      run.check(coordinator.kitchen.log == [], "it was told:\n\(coordinator.kitchen.log)")
      app.expect("Roast 1")
    },
    Rule("tells every ViewModel that its View is gone when the app ends") { run in
      let (app, coordinator) = run.start()
      coordinator.navigation.push(.roast(1))
      await app.then { _ in coordinator.navigation.push(.roast(2)) }
      coordinator.kitchen.log = []
      app.app?.end()
      run.check(
        coordinator.kitchen.log == ["2 will disappear", "2 did disappear"],
        "it was told:\n\(coordinator.kitchen.log)")
    },
  ]
}
