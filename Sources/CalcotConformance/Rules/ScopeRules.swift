import Calcot
import CalcotTesting

extension HostConformance {
  /// The rules for scopes, which end at once.
  nonisolated static let scopeRules: [Rule] = [
    Rule("ends a screen's tasks and observers before the navigation call returns") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      guard let scope = app.visibleScope else { return run.check(false, "there is no scope") }
      let gate = Gate(isOpen: false)
      var wasCancelled = false
      var told = 0
      scope.task("waiting") {
        await gate.pass()
        wasCancelled = Task.isCancelled
      }
      scope.observe(coordinator.store.notesDidChange) { told += 1 }
      await app.settle()
      coordinator.navigation.pop()
      run.check(scope.isEnded, "the scope has not ended")
      coordinator.store.add("Onions")
      run.check(told == 0, "an observer of an ended scope was told")
      gate.open()
      await app.settle()
      run.check(wasCancelled, "the task was not cancelled")
    },
    Rule("refuses whatever an ended screen still tries") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      guard let scope = app.visibleScope else { return run.check(false, "there is no scope") }
      let gate = Gate(isOpen: false)
      var answers: [Answer] = []
      var choice: String? = "unset"
      scope.task("trying") {
        await gate.pass()
        answers.append(coordinator.navigation.push(.about))
        answers.append(coordinator.close())
        choice = await coordinator.navigation.alert("Hm?", choices: [Choice("Yes", "yes")])
      }
      await app.settle()
      coordinator.navigation.pop()
      gate.open()
      await app.settle()
      let refused = Answer.refused(.screenEnded(scope.screen))
      run.check(answers == [refused, refused], "the answers were \(answers)")
      run.check(choice == nil, "an ended screen could ask")
      run.check(app.tree?.layers[0].stack.count == 1, "an ended screen navigated")
      run.checkAgreement(app)
    },
    Rule("drops a late callback of a screen, and tells of a question that nobody is asked") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      guard let scope = app.visibleScope else { return run.check(false, "there is no scope") }
      let callback = scope.callback { _ = coordinator.navigation.push(.about) }
      let router = coordinator.navigation.asked(by: scope)
      await app.then { _ in coordinator.navigation.pop() }
      callback()
      var choice: String? = "unset"
      await app.expectIssue("An alert was not asked") {
        choice = await router.alert("Hm?", choices: [Choice("Yes", "yes")])
      }
      await app.settle()
      run.check(choice == nil, "an ended screen could ask")
      app.expect("Notebook")
      run.checkAgreement(app)
    },
    Rule("releases every part of a screen, by whichever way it is left") { run in
      for way in waysToLeave {
        let (app, coordinator) = await run.started()
        let before = coordinator.made.alive
        await app.then { _ in way.enter(coordinator) }
        run.check(coordinator.made.alive != before, "nothing was made by \(way.name)")
        await app.then { _ in way.leave(app, coordinator) }
        run.check(
          coordinator.made.alive == before, "after \(way.name) there are \(coordinator.made.alive)")
        app.expectReleased()
        run.checkAgreement(app)
      }
    },
    Rule("releases everything when the app's handle goes") { run in
      let (app, coordinator) = run.start()
      coordinator.navigation.setStack([.shelf, .note(1), .about, .tally])
      await app.then { _ in coordinator.navigation.present(.editor) }
      run.check(coordinator.made.alive.count == 6, "there are \(coordinator.made.alive)")
      app.end()
      run.check(coordinator.made.alive.isEmpty, "there are still \(coordinator.made.alive)")
    },
    Rule("names what holds a part that outlives its screen") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      let gate = Gate(isOpen: false)
      app.visibleScope?.task("stubborn") { await gate.pass() }
      var kept: [AnyObject] = []
      if let interactor = coordinator.made.last as? NoteInteractor { kept.append(interactor) }
      await app.then { _ in coordinator.navigation.pop() }
      let held = app.app?.held ?? []
      run.check(
        held.contains { $0.part == "NoteInteractor" && $0.heldBy == ["the task \"stubborn\""] },
        "what is held is \(held)")
      kept = []
      gate.open()
      await app.settle()
      app.expectReleased()
    },
  ]

  private struct WayToLeave: Sendable {
    let name: String
    var enter: @MainActor @Sendable (NotebookCoordinator) -> Void = { $0.present(note: 1) }
    let leave: @MainActor @Sendable (TestApp, NotebookCoordinator) -> Void
  }

  private nonisolated static let waysToLeave: [WayToLeave] = [
    WayToLeave(name: "back") { app, _ in app.back() },
    WayToLeave(name: "pop") { $1.navigation.pop() },
    WayToLeave(name: "pop to root") { $1.navigation.popToRoot() },
    WayToLeave(name: "pop to a route") { $1.navigation.pop(to: .shelf) },
    WayToLeave(name: "set stack") { $1.navigation.setStack([.shelf]) },
    WayToLeave(name: "close from within") { _, coordinator in coordinator.close() },
    WayToLeave(
      name: "dismissal by the user", enter: { $0.presentEditor() },
      leave: { app, _ in app.dismiss() }),
    WayToLeave(
      name: "dismissal by the app", enter: { $0.presentEditor() },
      leave: { $1.navigation.dismiss() }),
    WayToLeave(name: "a button of its own", enter: { $0.presentAbout() }) { app, _ in
      app.tap("Close")
    },
  ]
}

extension TestApp {
  var visibleScope: Scope? { tree?.visible.flatMap { app?.scope(of: $0.id) } }
}
