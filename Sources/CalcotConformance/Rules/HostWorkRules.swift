import Calcot
import CalcotContent
import CalcotTesting
import Foundation

extension HostConformance {
  /// The rules for work that a host does for the user besides showing the app. They apply only to
  /// the capabilities that a host declares.
  package nonisolated static let hostWorkRules: [Rule] = [
    Rule("opens an address and copies a text, and tells when that is done") { run in
      let (app, coordinator) = await run.started()
      let opened = await run.does(.open, app) { await coordinator.open("example.com/notes") }
      run.check(opened == .some(.done) || opened == nil, "opening came to \(opened as Any)")
      let copied = await run.does(.copy, app) { await coordinator.copy("a € note") }
      run.check(copied == .some(.done) || copied == nil, "copying came to \(copied as Any)")
      var expected: [HostWork] = []
      if opened != nil, let address = try? WebAddress("https://example.com/notes") {
        expected.append(.open(address))
      }
      if copied != nil { expected.append(.copy("a € note")) }
      run.check(
        app.driver.performed == expected, "the host has done \(app.driver.performed)")
      run.checkAgreement(app)
    },
    Rule("leads by a link to another screen, and out of the app") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.signpost) }
      await app.tap("Who made this")
      app.expect("Made with leeks.")
      await app.back()
      app.expect(screen: "Signpost")
      guard run.can(.open, app), let website = coordinator.signpost.website else { return }
      await app.tap("Website")
      if app.driver.isRequestShown {
        await app.carryOut()
      }
      run.check(
        app.driver.performed == [.open(website)], "the host has done \(app.driver.performed)")
      app.expect(screen: "Signpost")
      run.checkAgreement(app)
    },
    Rule("shares a text and a file, and tells if the user leaves without sharing") { run in
      let (app, coordinator) = await run.started()
      let file = PickedFile("notes.txt", content: Data("one\ntwo\n".utf8))
      for item in [SharedItem.text("a € note"), .file(file)] {
        guard let shared = await run.does(.share, app, { await coordinator.share(item) }) else {
          return
        }
        run.check(shared == .done, "sharing came to \(shared)")
        run.check(
          app.driver.performed.last == .share(item), "the host has done \(app.driver.performed)")
      }
      let left = await run.does(.share, app, by: { app.leaveRequest() }) {
        await coordinator.share(.text("a secret"))
      }
      run.check(left == .refused(.declined), "left, it came to \(left as Any)")
      run.check(app.driver.performed.count == 2, "the host has done \(app.driver.performed)")
    },
    Rule("gives the content of the files that the user picks, and nothing if they leave") { run in
      let (app, coordinator) = await run.started()
      let photo = PickedFile("me.png", content: Data([0x89, 0x50, 0x4E, 0x47, 0, 255, 13, 10]))
      let picked = await run.picks(.pickImage, app, by: { app.pick(photo) }) { () throws(Refusal) in
        [try await coordinator.pickImage()].compactMap { $0 }
      }
      run.check(picked.isNilOr(.success([photo])), "picked was \(picked as Any)")
      let documents = [
        PickedFile("a note.txt", content: Data("€".utf8)), PickedFile("b.txt", content: Data()),
      ]
      let several = await run.picks(
        .pickDocuments, app, by: { app.pick(documents[0], documents[1]) }
      ) {
        () throws(Refusal) in try await coordinator.pickDocuments(FilePick([.text], most: 2))
      }
      run.check(several.isNilOr(.success(documents)), "picked was \(several as Any)")
      let none = await run.picks(.pickDocuments, app, by: { app.leaveRequest() }) {
        () throws(Refusal) in try await coordinator.pickDocuments(FilePick())
      }
      run.check(none.isNilOr(.success([])), "left, it gave \(none as Any)")
      run.checkAgreement(app)
    },
    Rule("takes no file that is of another kind or too large, and waits for one that fits") { run in
      let (app, coordinator) = await run.started()
      let fitting = PickedFile("c.txt", content: Data("fits".utf8))
      let result = await run.picks(
        .pickDocuments, app,
        by: {
          for wrong in [
            PickedFile("a.exe", content: Data("x".utf8)),
            PickedFile("b.txt", content: Data("too many bytes".utf8)),
          ] {
            try? app.driver.pick([wrong])
            await app.settle()
            run.check(app.driver.isRequestShown, "\(wrong.name) was taken")
          }
          await app.pick(fitting)
        }
      ) { () throws(Refusal) in
        try await coordinator.pickDocuments(FilePick([.text], mostBytes: 8))
      }
      run.check(result.isNilOr(.success([fitting])), "picked was \(result as Any)")
    },
    Rule("lets no screen be used while the user is to pick something") { run in
      let (app, coordinator) = await run.started()
      guard run.can(.pickDocuments, app) else { return }
      app.asVisibleScreen { _ = try? await coordinator.pickDocuments(FilePick()) }
      await app.settle()
      run.check(app.driver.isRequestShown, "nothing is offered to be picked")
      let before = app.tree
      try? app.driver.tap(app.control("About"))
      await app.settle()
      run.check(app.tree == before, "a screen was used: \(app.text)")
      await app.leaveRequest()
      run.check(!app.driver.isRequestShown, "it is still offered")
      run.checkAgreement(app)
    },
    Rule("takes away the offer of a screen that has left") { run in
      let (app, coordinator) = run.start()
      await app.then { _ in coordinator.navigation.push(.note(1)) }
      guard run.can(.pickImage, app) else { return }
      var failure: Refusal?
      app.asVisibleScreen {
        do throws(Refusal) { _ = try await coordinator.pickImage() } catch { failure = error }
      }
      await app.settle()
      run.check(app.driver.isRequestShown, "nothing is offered to be picked")
      await app.then { _ in coordinator.navigation.popToRoot() }
      run.check(!app.driver.isRequestShown, "it is still offered")
      if case .screenEnded = failure {
      } else {
        run.check(false, "the screen was told \(failure as Any)")
      }
      app.expect("Notebook")
      app.expectReleased()
      run.checkAgreement(app)
    },
    Rule("shows offers and questions one after the other, in the order of the requests") { run in
      let (app, coordinator) = await run.started()
      guard run.can(.pickDocuments, app), run.can(.pickImage, app) else { return }
      var done: [String] = []
      app.asVisibleScreen {
        _ = try? await coordinator.pickDocuments(FilePick())
        done.append("documents")
      }
      app.asVisibleScreen {
        _ = try? await coordinator.pickImage()
        done.append("image")
      }
      app.asVisibleScreen {
        if await coordinator.confirm("Go on?", action: "Go", cancel: "Stay") { done.append("go") }
      }
      await app.settle()
      run.check(!app.driver.isDialogShown, "the question is shown beside what is to be picked")
      await app.leaveRequest()
      app.expect("Go on?")
      run.check(!app.driver.isRequestShown, "something is to be picked beside the question")
      await app.tap("Go")
      run.check(app.driver.isRequestShown, "the second pick was not offered")
      await app.leaveRequest()
      run.check(done == ["documents", "go", "image"], "done were \(done)")
      run.checkAgreement(app)
    },
    Rule("refuses at the call what it cannot do") { run in
      let (app, coordinator) = await run.started(capabilities: [
        .sheet, .fullScreen, .alert, .actionSheet,
      ])
      let name = app.driver.host.name
      let opened = await coordinator.open("https://example.com")
      run.check(opened == .refused(.hostCannot(.open, host: name)), "it was \(opened)")
      do throws(Refusal) {
        _ = try await coordinator.pickImage()
        run.check(false, "picking was not refused")
      } catch {
        run.check(error == .hostCannot(.pickImage, host: name), "it was \(error)")
      }
      run.check(app.driver.performed.isEmpty && !app.driver.isRequestShown, "it was done")
    },
  ]
}

extension ConformanceRun {
  /// Returns whether the host declares the capability.
  fileprivate func can(_ capability: Capability, _ app: TestApp) -> Bool {
    app.driver.host.capabilities.contains(capability)
  }

  /// Makes the visible screen issue a request, which `user` completes if the host waits for the
  /// user.
  ///
  /// - Returns: The outcome of the request; `nil` if the host lacks the capability.
  fileprivate func does(
    _ capability: Capability, _ app: TestApp, by user: (@MainActor () -> Void)? = nil,
    _ ask: @escaping @MainActor () async -> Answer
  ) async -> Answer? {
    guard can(capability, app) else { return nil }
    var outcome: Answer?
    app.asVisibleScreen { outcome = await ask() }
    await app.settle()
    if app.driver.isRequestShown {
      if let user { user() } else { await app.carryOut() }
      await app.settle()
    }
    check(outcome != nil, "\(capability) has not come to an end:\n\(app.text)")
    return outcome
  }

  fileprivate func picks(
    _ capability: Capability, _ app: TestApp, by user: @MainActor () async -> Void,
    _ ask: @escaping @MainActor () async throws(Refusal) -> [PickedFile]
  ) async -> Result<[PickedFile], Refusal>? {
    guard can(capability, app) else { return nil }
    var result: Result<[PickedFile], Refusal>?
    app.asVisibleScreen {
      do throws(Refusal) { result = .success(try await ask()) } catch { result = .failure(error) }
    }
    await app.settle()
    check(app.driver.isRequestShown, "nothing is offered to be picked:\n\(app.text)")
    await user()
    await app.settle()
    check(result != nil, "the pick has not come to an end:\n\(app.text)")
    check(!app.driver.isRequestShown, "the pick is still offered")
    return result
  }
}

extension Optional where Wrapped: Equatable {
  fileprivate func isNilOr(_ value: Wrapped) -> Bool { self == nil || self == value }
}
