import Calcot
import CalcotContent
import CalcotTesting

extension HostConformance {
  /// The rules for the navigation tree, which is the source of truth.
  nonisolated static let treeRules: [Rule] = [
    Rule("shows what the tree says after each kind of navigation") { run in
      let (app, coordinator) = run.start()
      let navigation = coordinator.navigation
      let steps: [@MainActor () -> Answer] = [
        { navigation.push(.note(1)) }, { navigation.push(.note(2)) }, { navigation.pop() },
        { navigation.replaceTop(with: .note(3)) },
        { navigation.setStack([.shelf, .about, .tally]) },
        { navigation.pop(to: .about) }, { navigation.replace(from: .about, with: .note(3)) },
        { navigation.present(.note(1), as: .sheet) },
        { navigation.push(.note(2)) }, { navigation.present(.about, as: run.widestStyle(app)) },
        { navigation.dismiss() }, { navigation.popToRoot() }, { navigation.dismiss() },
        { navigation.popToRoot() }, { navigation.popToRoot() },
      ]
      for step in steps {
        let answer = step()
        run.check(answer == .done, "the answer was \(answer)")
        await app.settle()
        run.checkAgreement(app)
      }
      app.expect("Notebook", "Leeks")
    },
    Rule("shows what the tree says after many navigations in one turn") { run in
      let (app, coordinator) = await run.started()
      coordinator.navigation.push(.note(1))
      coordinator.navigation.present(.note(2))
      coordinator.navigation.push(.note(3))
      coordinator.navigation.dismiss()
      await app.then { _ in coordinator.navigation.push(.about) }
      run.checkAgreement(app)
      app.expect("Made with leeks.")
    },
    Rule("lets the user go from screen to screen and back") { run in
      let (app, _) = await run.started()
      await app.tap("Almonds")
      app.expect("Reads Almonds")
      run.check(app.driver.canGoBack, "there is no way back")
      await app.back()
      app.expect("Notebook", "Peppers")
      run.check(!app.driver.canGoBack, "there is a way back from the root")
      run.checkAgreement(app)
    },
    Rule("lets the user leave a modal") { run in
      let (app, _) = await run.started()
      await app.tap("New note")
      app.expect(screen: "New note")
      app.expect(field: "Words", is: "")
      await app.dismiss()
      app.expect("Notebook")
      run.checkAgreement(app)
    },
    Rule("shows a modal's own close button in place of the host's") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.present(.signpost) }
      app.expect(screen: "Signpost")
      let isOther = (try? app.driver.tap(.named(HostWords().buttons.close, as: .button))) != nil
      run.check(!isOther, "the modal can be closed by something else than its own button")
      await app.tap("Leave")
      run.check(coordinator.signpost.timesLeft == 1, "the modal's own button was not used")
      app.expect("Notebook")
      run.checkAgreement(app)
    },
    Rule("keeps what a covered screen shows up to date") { run in
      let (app, _) = await run.started()
      await app.tap("Leeks")
      await app.tap("Shout")
      app.expect("Reads LEEKS")
      await app.back()
      app.expect("LEEKS")
    },
    Rule("refuses what it cannot show, at the call and with a reason") { run in
      let (app, coordinator) = await run.started(capabilities: [.sheet, .alert])
      let answer = app.expectIssue("present was refused") {
        coordinator.navigation.present(.about, as: .fullScreen)
      }
      run.check(
        answer == .refused(.hostCannot(.fullScreen, host: app.driver.host.name)),
        "the answer was \(answer)")
      run.check(app.tree?.layers.count == 1, "a modal was shown all the same")
      await app.settle()
      run.checkAgreement(app)
    },
    Rule("shows a half sheet and a popover if it can show a sheet") { run in
      let (app, coordinator) = run.start(capabilities: [.sheet])
      for style in [ModalStyle.halfSheet, .popover] {
        await app.settle()
        let answer = coordinator.navigation.present(.about, as: style)
        run.check(answer == .done, "the answer for \(style) was \(answer)")
        await app.settle()
        app.expect("Made with leeks.")
        run.checkAgreement(app)
        await app.dismiss()
        app.expect("Notebook")
        run.checkAgreement(app)
      }
    },
  ]

  /// The rules for the user's gestures, for a host that has any: its driver is a `GestureDriver`.
  public nonisolated static let gestureRules: [Rule] = [
    Rule("changes nothing when a gesture is cancelled") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      let before = app.tree
      run.check(driver.beginSwipeBack(), "the swipe did not begin")
      await app.then { _ in driver.cancelGesture() }
      run.check(app.tree == before, "the tree has changed")
      run.checkAgreement(app)
      run.check(coordinator.made.alive.contains("NoteInteractor"), "the screen has ended")
    },
    Rule("pops when a swipe is finished, and only then") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      run.check(driver.beginSwipeBack(), "the swipe did not begin")
      driver.finishGesture()
      run.check(app.tree?.layers[0].stack.count == 2, "the tree changed before the swipe ended")
      await app.settle()
      run.check(app.tree?.layers[0].stack.count == 1, "the tree did not follow the swipe")
      run.checkAgreement(app)
    },
    Rule("agrees with the tree when the app pushes during a swipe") { run in
      for isFinished in [true, false] {
        guard let (app, coordinator, driver) = run.startWithGestures() else { return }
        await app.then { _ in coordinator.navigation.push(.note(1)) }
        _ = driver.beginSwipeBack()
        if isFinished { driver.finishGesture() }
        coordinator.navigation.push(.note(2))
        if !isFinished { driver.cancelGesture() }
        await app.settle()
        run.checkAgreement(app)
        run.check(app.tree?.layers[0].stack.count == 3, "the app's push was lost")
      }
    },
    Rule("agrees with the tree when the app pops what is being swiped") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.navigation.setStack([.shelf, .note(1), .note(2)]) }
      _ = driver.beginSwipeBack()
      await app.then { _ in coordinator.navigation.popToRoot() }
      run.checkAgreement(app)
      run.check(app.tree?.layers[0].stack.count == 1, "the pop was lost")
    },
    Rule("dismisses when a pull is finished, and follows a push while a pop runs") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.navigation.present(.note(1)) }
      run.check(driver.beginPull(), "the pull did not begin")
      await app.then { _ in driver.finishGesture() }
      run.check(app.tree?.layers.count == 1, "the modal is still in the tree")
      await app.then { _ in coordinator.navigation.push(.note(2)) }
      coordinator.navigation.pop()
      run.check(driver.isMoving, "the pop takes no time")
      await app.then { _ in coordinator.navigation.push(.note(3)) }
      run.checkAgreement(app)
      app.expect("Reads Peppers")
    },
    Rule("lets the user pull down every modal that does not cover everything") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      for style in ModalStyle.allCases {
        await app.then { _ in coordinator.navigation.present(.about, as: style) }
        let began = driver.beginPull()
        run.check(began == (style != .fullScreen), "a pull of \(style) began: \(began)")
        if began { driver.finishGesture() } else { coordinator.navigation.dismiss() }
        await app.settle()
        run.check(app.tree?.layers.count == 1, "\(style) is still in the tree")
        run.checkAgreement(app)
      }
    },
    Rule("names its running transition while that still shows a screen that has left") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.presentTally() }
      app.expect("Natively 0")
      coordinator.navigation.pop()
      run.check(driver.isMoving, "the pop takes no time")
      let held = app.app?.held ?? []
      let holder = "a running transition of the host \(driver.host.name)"
      run.check(
        held.contains { $0.part == "TallyViewModel" && $0.heldBy == [holder] },
        "what is held is \(held)")
      await app.settle()
      app.expectReleased()
    },
    Rule("does not let a gesture begin on a screen that may not be left freely") { run in
      guard let (app, coordinator, driver) = run.startWithGestures() else { return }
      await app.then { _ in coordinator.presentEditor() }
      await app.type("Squash", into: "Words")
      run.check(!driver.beginPull(), "the pull began though the screen asks")
      await app.dismiss()
      app.expect("Discard it?")
      run.checkAgreement(app)
    },
  ]
}
