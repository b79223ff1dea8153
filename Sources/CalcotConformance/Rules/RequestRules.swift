import Calcot
import CalcotTesting

extension HostConformance {
  /// The rules for requests: navigation happens one at a time.
  nonisolated static let requestRules: [Rule] = [
    Rule("carries out requests made during a navigation right after it, in order") { run in
      let (app, coordinator) = run.start()
      var answers: [Answer] = []
      app.app?.transitions.add { transition in
        guard transition.reason.name == "push", answers.isEmpty else { return }
        answers.append(coordinator.navigation.push(.note(2)))
        answers.append(coordinator.navigation.push(.note(3)))
      }
      run.check(coordinator.navigation.push(.note(1)) == .done, "the push was not done")
      for answer in answers {
        guard case .queued(let pending) = answer else {
          run.check(false, "a nested request was \(answer)")
          continue
        }
        run.check(pending.settled == .done, "a queued request was left behind")
      }
      run.check(
        coordinator.navigation.routes == [.shelf, .note(1), .note(2), .note(3)],
        "the routes are \(coordinator.navigation.routes)")
      await app.settle()
      run.checkAgreement(app)
    },
    Rule("tells of each change once, with what was before and after, why, and who asked") { run in
      let (app, coordinator) = run.start()
      var seen: [TreeTransition] = []
      app.app?.transitions.add { seen.append($0) }
      await app.settle()
      await app.tap("Leeks")
      await app.then { _ in coordinator.navigation.push(.note(2)) }
      await app.back()
      run.check(
        seen.map(\.reason.name) == ["push", "push", "pop"], "the reasons are \(seen.map(\.reason))")
      let shelf = app.tree?.layers[0].stack.root.id
      run.check(
        seen.map(\.askedBy) == [shelf.map { .screen($0) } ?? .app, .app, .user],
        "they were asked for by \(seen.map(\.askedBy))")
      for (first, second) in zip(seen, seen.dropFirst()) {
        run.check(first.after == second.before, "a change went unseen before \(second)")
        run.check(second.number == first.number + 1, "\(second) is out of order")
      }
      run.check(seen.last?.after == app.tree, "the last change is not the tree")
    },
    Rule("carries out several changes as one, or none of them") { run in
      let (app, coordinator) = run.start()
      let navigation = coordinator.navigation
      await app.then { _ in coordinator.presentEditor() }
      var seen: [TreeTransition] = []
      app.app?.transitions.add { seen.append($0) }
      var answers: [Answer] = []
      app.visibleScope?.task("both") {
        answers.append(
          navigation.batch {
            navigation.dismiss()
            navigation.push(.note(2))
          })
      }
      await app.settle()
      run.check(answers == [.done], "the answers are \(answers)")
      run.check(seen.map(\.reason.name) == ["batch"], "the transitions are \(seen)")
      app.expect("Reads Almonds")
      run.checkAgreement(app)
      var part: Answer?
      let refused = app.expectIssue("batch was refused") {
        navigation.batch {
          part = navigation.push(.about)
          navigation.dismiss()
        }
      }
      run.check(refused == .refused(.nothingToDismiss), "the answer was \(refused)")
      run.check(
        await part?.outcome() == .refused(.nothingToDismiss), "a part was \(part as Any)")
      await app.settle()
      app.expect("Reads Almonds")
      run.check(seen.count == 1, "something was carried out all the same")
    },
    Rule("refuses a request that cannot be carried out, says why, and changes nothing") { run in
      let (app, coordinator) = run.start()
      let navigation = coordinator.navigation
      await app.settle()
      let before = app.tree
      @MainActor func check(_ refusal: Refusal, _ request: () -> Answer) {
        let answer = app.expectIssue("RequestRules.swift", request)
        run.check(answer == .refused(refusal), "the answer was \(answer)")
      }
      check(.nothingToPop) { navigation.pop() }
      check(.nothingToDismiss) { navigation.dismiss() }
      check(.notInStack(AnyRoute(NotebookRoute.about))) { navigation.pop(to: .about) }
      check(.emptyStack) { navigation.setStack([]) }
      run.check(app.tree == before, "the tree has changed")
      app.end()
      run.check(navigation.push(.about) == .refused(.notRunning), "push after the end")
    },
  ]

  /// The rules for guards and leavability.
  nonisolated static let guardRules: [Rule] = [
    Rule("changes nothing when a guard refuses") { run in
      let (app, coordinator) = run.start()
      coordinator.guardAnswer = { $0.reason.name == "push" ? .refuse("Not today.") : .allow }
      await app.settle()
      let before = app.tree
      run.check(
        coordinator.navigation.push(.about) == .refused(.guarded("Not today.")),
        "it was not refused")
      await app.tap("Leeks")
      run.check(app.tree == before, "the tree has changed")
      run.checkAgreement(app)
    },
    Rule("asks the user when a guard asks, and navigates only if they agree") { run in
      for isAgreed in [true, false] {
        let (app, coordinator) = run.start()
        let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
        coordinator.guardAnswer = { $0.reason.name == "push" ? .ask(question) : .allow }
        await app.settle()
        guard case .deferred(let pending) = coordinator.navigation.push(.about) else {
          run.check(false, "the request was not deferred")
          continue
        }
        await app.settle()
        app.expect("Really?")
        run.checkAgreement(app)
        await app.tap(isAgreed ? "Yes" : "No")
        run.check(
          pending.settled == (isAgreed ? .done : .refused(.declined)), "it ended \(pending)")
        run.check(app.tree?.layers[0].stack.count == (isAgreed ? 2 : 1), "the tree is wrong")
        run.checkAgreement(app)
      }
    },
    Rule("enters a flow whose own guard asks about that after one Yes, and not after a No") { run in
      let (app, atlas) = await run.startAtlas()
      atlas.cities.pickerAsks = true
      for isAgreed in [false, true] {
        await app.tap("Pick")
        app.expect("Choose now?")
        run.checkAgreement(app)
        await app.tap(isAgreed ? "Yes" : "No")
        app.expect("You are at \(isAgreed ? "Choose a city" : "Cities").")
        run.checkAgreement(app)
      }
      run.check(atlas.cities.picked.isEmpty, "it gave \(atlas.cities.picked)")
    },
    Rule("a wait for a request's outcome ends with its task, and the request goes on") { run in
      let (app, coordinator) = run.start()
      let question = Question("Really?", action: "Yes", cancel: "No")
      coordinator.guardAnswer = { $0.reason.name == "push" ? .ask(question) : .allow }
      await app.settle()
      guard case .deferred(let pending) = coordinator.navigation.push(.about) else {
        return run.check(false, "the request was not deferred")
      }
      var outcome: Answer?
      let waiting = app.visibleScope?.task("waiting") { outcome = await pending.outcome() }
      await app.then { _ in waiting?.cancel() }
      run.check(outcome == .deferred(pending), "the wait ended with \(outcome as Any)")
      app.expect("Really?")
      await app.tap("Yes")
      run.check(pending.settled == .done, "the request ended \(pending.settled as Any)")
      app.expect("Made with leeks.")
      run.checkAgreement(app)
    },
    Rule("asks before unsaved work is left, by each way there is") { run in
      let ways: [@MainActor (TestApp, NotebookCoordinator) -> Void] = [
        { app, _ in app.dismiss() }, { _, coordinator in coordinator.navigation.dismiss() },
        { _, coordinator in coordinator.navigation.replaceTop(with: .about) },
      ]
      for way in ways {
        let (app, coordinator) = run.start()
        await app.then { _ in coordinator.presentEditor() }
        await app.type("Squash", into: "Words")
        await app.then { _ in way(app, coordinator) }
        app.expect("Discard it?")
        await app.tap("Stay")
        app.expect("Squash")
        await app.then { _ in way(app, coordinator) }
        await app.tap("Discard")
        app.expectNot("Squash")
        run.checkAgreement(app)
      }
    },
    Rule("does not leave a screen that is blocked, and publishes that it is") { run in
      let (app, coordinator) = run.start()
      coordinator.gate.close()
      await app.then { _ in coordinator.presentEditor() }
      await app.type("Squash", into: "Words")
      await app.tap("Save")
      guard let screen = app.tree?.visible?.id else { return run.check(false, "nothing is shown") }
      let reason = "The note is being saved."
      run.check(app.app?.leavability(of: screen) == .blocked(reason), "it is not published")
      run.check(
        coordinator.navigation.dismiss() == .refused(.blocked(screen, reason)), "it was left")
      await app.then { _ in coordinator.gate.open() }
      app.expect("Notebook", "Squash")
      run.checkAgreement(app)
    },
    Rule("lets a screen take Back while it wants to, wherever it stands") { run in
      for way in ["Push the form", "Present the form", "Form"] {
        let (app, almanac) = await run.startAlmanac()
        await app.tap(way, as: way == "Form" ? .tab : nil)
        await app.tap("Next step")
        await app.tap("Next step")
        app.expect("Step 3")
        if let gestures = app.driver as? any GestureDriver {
          run.check(!gestures.beginSwipeBack(), "\(way): a swipe back begins")
          run.check(!gestures.beginPull(), "\(way): a pull begins")
        }
        for step in [2, 1] {
          await app.back()
          app.expect("Step \(step)")
          run.checkAgreement(app)
        }
        run.check(app.driver.canGoBack == (way == "Push the form"), "\(way): Back at the end")
        await app.then { _ in almanac.navigation.dismissAll() }
        run.checkAgreement(app)
      }
    },
    Rule("checks a request again when its question has been answered") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.presentEditor() }
      await app.type("Squash", into: "Words")
      let first = coordinator.navigation.dismiss()
      let second = coordinator.navigation.dismiss()
      await app.settle()
      await app.expectIssue("dismiss was refused") {
        await app.tap("Discard")
      }
      run.check(await first.outcome() == .done, "the first was not carried out")
      run.check(
        await second.outcome() == .refused(.stale("the modal")), "the second was \(second)")
      run.checkAgreement(app)
    },
  ]
}
