import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let flowRules: [Rule] = [
    Rule("a pushed flow stands over its parent's screens and gives its value once") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Pick")
      app.expect("You are at Choose a city.")
      await app.tap("Oslo")
      await app.tap("Take it")
      app.expect("You are at Cities.")
      run.check(atlas.cities.picked == [.value("Oslo")], "it gave \(atlas.cities.picked)")
      run.checkAgreement(app)
      app.expectReleased()
      run.check(atlas.cities.picker.coordinator == nil, "the flow's coordinator is still held")
    },
    Rule("Back on a flow's first screen leaves the flow, which is cancelled") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Pick")
      await app.tap("Oslo")
      await app.back()
      run.check(atlas.cities.picked.isEmpty, "a result came before the flow was left")
      await app.back()
      app.expect("You are at Cities.")
      run.check(atlas.cities.picked == [.cancelled], "it gave \(atlas.cities.picked)")
    },
    Rule("a dismissed flow is cancelled, and one that gives up too") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Pick in a sheet")
      app.expect("You are at Choose a city.")
      await app.dismiss()
      await app.tap("Pick in a sheet")
      await app.tap("Give up")
      app.expect("You are at Cities.")
      run.check(atlas.cities.picked == [.cancelled, .cancelled], "it gave \(atlas.cities.picked)")
      run.checkAgreement(app)
    },
    Rule("a flow's result can be awaited, and then goes nowhere else") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Await a pick")
      await app.tap("Oslo")
      await app.tap("Take it")
      await app.tap("Await a pick")
      await app.dismiss()
      run.check(atlas.cities.awaited == [.value("Oslo"), .cancelled], "\(atlas.cities.awaited)")
      run.check(atlas.cities.picked.isEmpty, "the handler was told too: \(atlas.cities.picked)")
    },
    Rule("a flow whose result nobody awaits any more stays, and gives no second one") { run in
      let (app, atlas) = await run.startAtlas()
      let waiting = app.visibleScope?.task("waiting") { await atlas.cities.awaitPick() }
      await app.settle()
      await app.then { _ in waiting?.cancel() }
      run.check(atlas.cities.awaited == [.cancelled], "the wait gave \(atlas.cities.awaited)")
      app.expect("You are at Choose a city.")
      await app.tap("Oslo")
      await app.tap("Take it")
      app.expect("You are at Cities.")
      run.check(atlas.cities.awaited == [.cancelled], "the wait gave \(atlas.cities.awaited)")
      run.check(atlas.cities.picked.isEmpty, "the handler was told \(atlas.cities.picked)")
      run.checkAgreement(app)
    },
    Rule("a flow within a flow gives its result to the one around it") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Pick")
      await app.tap("Elsewhere")
      await app.tap("Oslo")
      await app.tap("Take it")
      run.check(
        atlas.cities.picked == [.value("Oslo from elsewhere")], "it gave \(atlas.cities.picked)")
      app.expect("You are at Cities.")
      run.checkAgreement(app)
    },
    Rule("flows that end together are all cancelled, each once") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Pick")
      await app.tap("Elsewhere")
      await app.then { _ in atlas.cities.navigation.popToRoot() }
      run.check(atlas.cities.picked == [.cancelled], "it gave \(atlas.cities.picked)")
      await app.tap("Await a pick")
      app.end()
      run.check(app.tree == nil, "the app has not ended")
    },
    Rule("a step goes up until a flow handles it, as what it is there") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Rome")
      await app.tap("Visit")
      run.check(atlas.visited == ["Rome"], "the step did not arrive: \(atlas.visited)")
    },
    Rule("a step that nobody handles is refused with a reason") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Rome")
      await app.tap("Get lost")
      guard case .refused(let reason)? = atlas.cities.dispositions.last else {
        return run.check(false, "the step ended as \(atlas.cities.dispositions)")
      }
      run.check(reason.contains("CityStep.lost"), "the reason does not say what: \(reason)")
    },
    Rule("a deferred step is offered again after a change, and when it is asked for") { run in
      let (app, atlas) = await run.startAtlas()
      atlas.isOpen = false
      await app.tap("Rome")
      await app.tap("Visit")
      guard case .deferred? = atlas.cities.dispositions.last else {
        return run.check(false, "the step ended as \(atlas.cities.dispositions)")
      }
      run.check(atlas.visited.isEmpty, "a deferred step was handled")
      atlas.isOpen = true
      atlas.offerDeferredSteps()
      run.check(atlas.visited == ["Rome"], "the deferred step was not offered again")
      atlas.isOpen = false
      await app.tap("Visit")
      atlas.isOpen = true
      await app.back()
      run.check(atlas.visited == ["Rome", "Rome"], "a change did not offer it: \(atlas.visited)")
    },
  ]
}
