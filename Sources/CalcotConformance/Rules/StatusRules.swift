import Calcot
import CalcotContent
import CalcotTesting

extension HostConformance {
  /// The rules for messages and the activity indicator.
  nonisolated static let statusRules: [Rule] = [
    Rule("shows a message that its screen has left behind") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      app.asVisibleScreen {
        coordinator.showMessage("Torn out", .success)
        coordinator.close()
      }
      await app.settle()
      app.expect("Notebook", "Torn out")
      run.checkAgreement(app)
      await app.closeMessage()
      app.expect("Notebook")
      app.expectNot("Torn out")
    },
    Rule("shows a message of a screen that has closed itself first") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      app.asVisibleScreen {
        coordinator.close()
        coordinator.showMessage("Saved", .success)
      }
      await app.settle()
      app.expect("Notebook", "Saved")
      run.checkAgreement(app)
    },
    Rule("lets a success be replaced, and an error wait until it is closed") { run in
      let (app, coordinator) = await run.started()
      let messages: [(String, MessageKind)] = [
        ("Saved", .success), ("Sent", .success), ("No paper", .error), ("No ink", .error),
        ("Found", .success), ("Shared", .success),
      ]
      var shown: [String] = []
      for (text, kind) in messages {
        await app.then { _ in coordinator.showMessage(text, kind) }
        shown.append(messages.map(\.0).filter(app.shows).joined(separator: " and "))
      }
      run.check(
        shown == ["Saved", "Sent", "No paper", "No paper", "No paper", "No paper"],
        "the messages shown were \(shown)")
      for next in ["No ink", "Shared"] {
        await app.closeMessage()
        app.expect(next)
      }
      await app.closeMessage()
      app.expectNot("No paper", "No ink", "Shared")
    },
    Rule("closes the message that the user meant, and no later message") { run in
      let (app, coordinator) = await run.started()
      coordinator.showMessage("Saved", .success)
      let seen = app.app?.status.message?.id ?? MessageID(rawValue: 0)
      await app.then { _ in coordinator.showMessage("No paper", .error) }
      let answer = app.app?.send(.closeMessage(seen))
      await app.settle()
      run.check(answer == .refused(.stale("\(seen)")), "the answer was \(answer as Any)")
      app.expect("No paper")
    },
    Rule("does what a message offers, once, also when its screen has gone") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      var undone = 0
      app.asVisibleScreen {
        coordinator.showMessage(
          "Torn out", .success, action: "Undo"
        ) { _ in undone += 1 }
        coordinator.close()
      }
      await app.settle()
      app.expect("Notebook", "Torn out", "Undo")
      let id = app.app?.status.message?.id ?? MessageID(rawValue: 0)
      await app.tap("Undo")
      run.check(undone == 1, "it was done \(undone) times")
      app.expectNot("Torn out", "Undo")
      let again = app.app?.send(.useMessage(id))
      run.check(again == .refused(.stale("\(id)")), "the answer was \(again as Any)")
      run.checkAgreement(app)
    },
    Rule("closes a message without doing what it offers") { run in
      let (app, coordinator) = await run.started()
      var undone = 0
      coordinator.showMessage(
        "No ink", .error, action: "Try again"
      ) { _ in undone += 1 }
      await app.then { _ in coordinator.showMessage("No paper", .error) }
      app.expect("No ink", "Try again")
      await app.closeMessage()
      app.expect("No paper")
      app.expectNot("Try again")
      run.check(undone == 0, "it was done \(undone) times")
    },
    Rule("shows a message over a modal and beside a question") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.present(.editor) }
      await app.then { _ in coordinator.showMessage("No paper", .error) }
      app.expect("New note", "No paper")
      Task { _ = await coordinator.confirm("Go on?", action: "Go", cancel: "Stay") }
      await app.settle()
      app.expect("Go on?", "No paper")
      run.checkAgreement(app)
    },
    Rule("shows the activity indicator until the last activity has ended") { run in
      let (app, coordinator) = await run.started()
      let (outer, inner, other) = (Gate(isOpen: false), Gate(isOpen: false), Gate(isOpen: false))
      app.asVisibleScreen {
        await coordinator.showingActivity("Packing…") {
          await coordinator.showingActivity("Folding…") { await inner.pass() }
          await outer.pass()
        }
      }
      await app.settle()
      app.expect("Folding…")
      app.asVisibleScreen { await coordinator.showingActivity("Calling…") { await other.pass() } }
      await app.settle()
      app.expect("Calling…")
      for (gate, left) in [(other, "Folding…"), (inner, "Packing…")] {
        gate.open()
        await app.settle()
        app.expect(left)
      }
      await app.then { _ in outer.open() }
      app.expectNot("Packing…", "Folding…", "Calling…")
    },
    Rule("shows no activity of a screen that has left, but its message") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      let gate = Gate(isOpen: false)
      var answer: Answer?
      app.asVisibleScreen {
        await coordinator.showingActivity("Tearing…") { await gate.pass() }
        answer = coordinator.showMessage("Torn", .success)
      }
      await app.settle()
      app.expect("Tearing…")
      await app.back()
      run.check(app.app?.status.activities == [], "the activity has outlived its screen")
      app.expectNot("Tearing…")
      gate.open()
      await app.settle()
      await Turns.pass { answer != nil }
      run.check(answer == .done, "the answer was \(answer as Any)")
      app.expect("Torn")
    },
  ]
}
