import Calcot
import CalcotContent
import CalcotTesting

extension HostConformance {
  /// The rules for Views and ViewModels.
  nonisolated static let viewRules: [Rule] = [
    Rule("shows changes of a remade, an @Observable and a delegating ViewModel") { run in
      let (app, coordinator) = await run.started()
      await app.then { _ in coordinator.store.add("Onions") }
      app.expect("Onions")
      await app.tap("About")
      app.expect("Made with leeks.")
      await app.tap("Thank")
      app.expect("You are welcome.")
      await app.back()
      await app.tap("New note")
      await app.type("Squash", into: "Words")
      app.expect("Squash")
    },
    Rule("shows a screen by the host's own view, and lets the user use it") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.presentTally() }
      app.expect("Natively 0")
      app.expectNot("Semantically")
      await app.tap("Count")
      await app.tap("Count")
      app.expect("Natively 2")
      await app.back()
      run.checkAgreement(app)
    },
    Rule("shows how far something has come, as it goes on") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.roast(1)) }
      app.expect("Roasting", "0%")
      for percentage in ["33%", "66%", "100%"] {
        await app.tap("Turn")
        app.expect("Roasting", percentage)
      }
    },
    Rule("shows two screens of one thing changed in the same turn") { run in
      let (app, coordinator) = run.start()
      coordinator.navigation.push(.note(1))
      await app.then { _ in coordinator.navigation.present(.note(1)) }
      guard let running = app.app, let tree = app.tree else { return }
      let notes = tree.screens.filter { $0.route == AnyRoute(NotebookRoute.note(1)) }.map(\.id)
      run.check(notes.count == 2, "there are \(notes.count) notes")
      await app.tap("Shout")
      let titles = notes.map { running.content(of: $0)?.title }
      run.check(titles == ["LEEKS", "LEEKS"], "the titles are \(titles)")
      app.expect("Reads LEEKS")
    },
    Rule("shows a value that is carried along with a push, and keeps it out of the route") { run in
      let (app, coordinator) = run.start()
      coordinator.navigation.push(.note(1), carrying: "a leek")
      await app.then { _ in coordinator.navigation.push(.note(2)) }
      app.expectNot("Carried")
      await app.then { _ in coordinator.navigation.pop() }
      app.expect("Carried: a leek")
      run.check(coordinator.navigation.routes == [.shelf, .note(1)], "the routes have changed")
    },
    Rule("does not let a disabled control be used") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      guard let content = app.content, let screen = app.tree?.visible?.id,
        let burn = content.allElements.first(where: { $0.label == "Burn" })
      else { return run.check(false, "there is no Burn") }
      let answer = app.app?.send(.activate(burn.id, in: screen))
      run.check(answer == .refused(.disabled(burn.id.path)), "the answer was \(answer as Any)")
      do {
        try app.driver.tap(app.control("Burn"))
        run.check(false, "a disabled button could be tapped")
      } catch {}
    },
    Rule("lets the user tell a row from a button of the same name") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.store.add("About") }
      await app.tap("About", as: .row)
      app.expect("Reads About")
      await app.back()
      await app.tap("About", as: .button)
      app.expect("Made with leeks.")
    },
    Rule("submits a field with Return") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.presentEditor() }
      await app.fill("Words", with: "Chard")
      await app.submit("Words")
      app.expect("Notebook", "Chard")
      run.checkAgreement(app)
    },
  ]

  /// The rules for inputs, which alone determine a run.
  nonisolated static let inputRules: [Rule] = [
    Rule("comes to the same trees and texts from the same inputs") { run in
      let first = run.start()
      await first.0.settle()
      var inputs: [HostInput] = []
      first.0.app?.inputs.add { inputs.append($0) }
      for step in scenario {
        step(first.0)
        await first.0.settle()
      }
      let second = run.start()
      await second.0.settle()
      for input in inputs {
        second.0.app?.send(input)
        await second.0.settle()
      }
      run.check(!inputs.isEmpty, "nothing was recorded")
      run.check(first.0.tree == second.0.tree, "the trees differ")
      run.check(first.0.text == second.0.text, "\(first.0.text)\ndiffers from\n\(second.0.text)")
    }
  ]

  private nonisolated static let scenario: [@MainActor @Sendable (TestApp) -> Void] = [
    { $0.tap("Leeks") }, { $0.tap("Shout") }, { $0.tap("More") }, { $0.tap("Next note") },
    { $0.back() }, { $0.back() }, { $0.tap("New note") }, { $0.type("Squash", into: "Words") },
    { $0.dismiss() }, { $0.tap("Stay") }, { $0.tap("Save") }, { $0.tap("Squash") },
  ]
}
