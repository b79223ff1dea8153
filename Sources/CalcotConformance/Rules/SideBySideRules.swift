import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let sideBySideRules: [Rule] = [
    Rule("a wide host shows a list and its details side by side, and both can be used") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      app.expect("You are at Books.")
      run.checkAgreement(app)
      await app.tap("Book 2")
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
      await app.tap("Read")
      app.expect("You are at Books.", "You are at A page of 2.")
      run.checkAgreement(app)
      await app.tap("Book 3")
      app.expect("You are at Books.", "You are at Book 3 in short.")
      run.check(
        catalogue.navigation.routes == [.books, .book(3)], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a wide host shows a list and its details side by side, and Back leaves the newest") {
      run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      for label in ["Book 1", "Read"] {
        await app.tap(label)
      }
      for left in [[CatalogueRoute.books, .book(1)], [.books]] {
        await app.back()
        run.check(catalogue.navigation.routes == left, "\(catalogue.navigation.routes)")
        app.expect("You are at Books.")
        run.checkAgreement(app)
      }
      run.check(!app.driver.canGoBack, "there is a way back from the list")
    },
    Rule("a row opens its details as they are open, without the screens over them") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      await app.tap("Book 1")
      let book = app.tree?.visible?.id
      await app.tap("Book 1")
      run.check(app.tree?.visible?.id == book, "the book was opened again")
      await app.tap("Read")
      await app.tap("Book 1")
      run.check(app.tree?.visible?.id == book, "the book was opened again under its page")
      run.check(
        catalogue.navigation.routes == [.books, .book(1)], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a narrow host shows a list, then its details over it") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: true)
      await app.tap("Book 2")
      app.expect("You are at Book 2 in short.")
      app.expectNot("You are at Books.")
      run.checkAgreement(app)
      await app.resize(isNarrow: false)
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
      await app.resize(isNarrow: true)
      app.expectNot("You are at Books.")
      await app.back()
      app.expect("You are at Books.")
      run.check(catalogue.navigation.routes == [.books], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a modal of a flow with a list and its details is a stack of its own") { run in
      let (app, _) = await run.startCatalogue(isNarrow: false)
      await app.tap("Book 2")
      await app.tap("Add")
      run.checkAgreement(app)
      await app.tap("Look it up")
      app.expect("You are at A page of 9.")
      app.expectNot("You are at New book.")
      run.checkAgreement(app)
      await app.back()
      await app.dismiss()
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
    },
    Rule("a list and its details have links and a saved state") { run in
      let (first, _) = await run.startCatalogue(isNarrow: false)
      await first.open("/2/page")
      first.expect("You are at Books.", "You are at A page of 2.")
      run.check(first.app?.link == "/2/page", "it is at \(first.app?.link ?? "nothing")")
      guard let state = try? first.app?.savedState() else {
        return run.check(false, "there is no state to save")
      }
      first.end()
      let (second, catalogue) = await run.startCatalogue(restoring: state, isNarrow: false)
      second.expect("You are at Books.", "You are at A page of 2.")
      run.check(
        catalogue.navigation.routes == [.books, .book(2), .page(2)],
        "\(catalogue.navigation.routes)")
      run.checkAgreement(second)
    },
  ]
}
