import Calcot
import CalcotContent
import CalcotTesting

extension HostConformance {
  /// The rules for alerts and action sheets with awaited choices.
  nonisolated static let dialogRules: [Rule] = [
    Rule("gives the user's choice to who asked") { run in
      let (app, _) = await run.started()
      await app.tap("Almonds")
      await app.tap("Tear out")
      app.expect("Tear it out?", "Keep")
      run.checkAgreement(app)
      await app.tap("Keep")
      app.expect("Reads Almonds")
      await app.tap("Tear out")
      await app.tap("Tear")
      app.expect("Notebook")
      run.checkAgreement(app)
    },
    Rule("offers the choices of an action sheet, one of which may cancel") { run in
      let (app, _) = await run.started()
      await app.tap("Leeks")
      await app.tap("More")
      app.expect("What next?", "Start over")
      await app.dismiss()
      app.expect("Reads Leeks")
      await app.tap("More")
      await app.tap("Next note")
      app.expect("Reads Almonds")
      run.checkAgreement(app)
    },
    Rule("lets the user leave an action sheet that has no choice for that") { run in
      let (app, coordinator) = await run.started()
      for isByLabel in [false, true] {
        var answer: String? = "none yet"
        Task { @MainActor in
          answer = await coordinator.navigation.actionSheet(
            "Which?", choices: [Choice("This", "this"), Choice("That", "that")])
        }
        await app.settle()
        app.expect("Which?", "This", "That", "Cancel")
        if isByLabel { await app.tap("Cancel") } else { await app.dismiss() }
        run.check(answer == nil, "the answer is \(answer as Any)")
        app.expect("Notebook")
      }
    },
    Rule("shows questions one after another, and answers each exactly once") { run in
      let (app, coordinator) = await run.started()
      var answers: [String] = []
      for name in ["first", "second"] {
        Task { @MainActor in
          let answer = await coordinator.navigation.alert(
            "The \(name)", choices: [Choice("Fine", name)])
          answers.append(answer ?? "nothing")
        }
        await app.settle()
      }
      app.expect("The first")
      await app.tap("Fine")
      app.expect("The second")
      await app.tap("Fine")
      run.check(answers == ["first", "second"], "the answers are \(answers)")
      run.checkAgreement(app)
    },
    Rule("answers a question with nothing when the asking screen leaves, or the app ends") { run in
      for isEnding in [false, true] {
        let (app, coordinator) = run.start()
        await app.then { _ in coordinator.navigation.push(.note(1)) }
        var answers: [String?] = []
        let scope = app.app.flatMap { running in
          app.tree?.visible.flatMap { running.scope(of: $0.id) }
        }
        scope?.task("asking") {
          answers.append(
            await coordinator.navigation.alert("Well?", choices: [Choice("Yes", "yes")]))
        }
        await app.settle()
        app.expect("Well?")
        if isEnding { app.end() } else { coordinator.navigation.pop() }
        await app.settle()
        await Turns.pass { !answers.isEmpty }
        run.check(answers == [nil], "the answers are \(answers)")
        run.checkAgreement(app)
      }
    },
    Rule("covers the screen while a question is shown") { run in
      let (app, _) = await run.started()
      await app.tap("Leeks")
      guard let content = app.content, let screen = app.tree?.visible?.id,
        let shout = content.allElements.first(where: { $0.label == "Shout" })
      else { return run.check(false, "there is no Shout") }
      await app.tap("Tear out")
      let answer = app.app?.send(.activate(shout.id, in: screen))
      run.check(
        answer == .refused(.covered(by: "\"Tear it out?\"")), "the answer was \(answer as Any)")
      run.check(
        app.app?.send(.back(from: screen)) == .refused(.covered(by: "\"Tear it out?\"")),
        "Back went behind the question")
    },
  ]
}
