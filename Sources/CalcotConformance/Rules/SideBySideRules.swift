import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let sideBySideRules: [Rule] = [
    Rule("a wide host shows a list and its details side by side, and both can be used") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      app.expect("You are at Books.")
      run.checkAgreement(app)
      app.tap("Book 2")
      await app.settle()
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
      app.tap("Read")
      await app.settle()
      app.expect("You are at Books.", "You are at A page of 2.")
      run.checkAgreement(app)
      app.tap("Book 3")
      await app.settle()
      app.expect("You are at Books.", "You are at Book 3 in short.")
      run.check(
        catalogue.navigation.routes == [.books, .book(3)], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a wide host shows a list and its details side by side, and Back leaves the newest") {
      run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      for label in ["Book 1", "Read"] {
        app.tap(label)
        await app.settle()
      }
      for left in [[CatalogueRoute.books, .book(1)], [.books]] {
        app.back()
        await app.settle()
        run.check(catalogue.navigation.routes == left, "\(catalogue.navigation.routes)")
        app.expect("You are at Books.")
        run.checkAgreement(app)
      }
      run.check(!app.driver.canGoBack, "there is a way back from the list")
    },
    Rule("a row opens its details as they are open, without the screens over them") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: false)
      app.tap("Book 1")
      await app.settle()
      let book = app.tree?.visible?.id
      app.tap("Book 1")
      await app.settle()
      run.check(app.tree?.visible?.id == book, "the book was opened again")
      app.tap("Read")
      await app.settle()
      app.tap("Book 1")
      await app.settle()
      run.check(app.tree?.visible?.id == book, "the book was opened again under its page")
      run.check(
        catalogue.navigation.routes == [.books, .book(1)], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a narrow host shows a list, then its details over it") { run in
      let (app, catalogue) = await run.startCatalogue(isNarrow: true)
      app.tap("Book 2")
      await app.settle()
      app.expect("You are at Book 2 in short.")
      app.expectNot("You are at Books.")
      run.checkAgreement(app)
      app.resize(isNarrow: false)
      await app.settle()
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
      app.resize(isNarrow: true)
      await app.settle()
      app.expectNot("You are at Books.")
      app.back()
      await app.settle()
      app.expect("You are at Books.")
      run.check(catalogue.navigation.routes == [.books], "\(catalogue.navigation.routes)")
      run.checkAgreement(app)
    },
    Rule("a modal of a flow with a list and its details is a stack of its own") { run in
      let (app, _) = await run.startCatalogue(isNarrow: false)
      app.tap("Book 2")
      await app.settle()
      app.tap("Add")
      await app.settle()
      run.checkAgreement(app)
      app.tap("Look it up")
      await app.settle()
      app.expect("You are at A page of 9.")
      app.expectNot("You are at New book.")
      run.checkAgreement(app)
      app.back()
      await app.settle()
      app.dismiss()
      await app.settle()
      app.expect("You are at Books.", "You are at Book 2 in short.")
      run.checkAgreement(app)
    },
    Rule("a list and its details have links and a saved state") { run in
      let (first, _) = await run.startCatalogue(isNarrow: false)
      first.open("/2/page")
      await first.settle()
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
