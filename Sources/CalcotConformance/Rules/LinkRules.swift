import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let linkRules: [Rule] = [
    Rule("a link shows what it leads to, with a way back to all that is on its way") { run in
      let (app, _) = await run.startAtlas()
      await app.open("/cities/Rome/-/Next%20to%20Rome/-/pick/confirm/Oslo")
      app.expect("You are at Take Oslo?.")
      run.checkAgreement(app)
      await app.back()
      app.expect("You are at Choose a city.")
      await app.back()
      app.expect("You are at Next to Rome.")
      await app.back()
      app.expect("You are at Rome.")
      run.checkAgreement(app)
    },
    Rule("a link into another tab leaves the other tabs as they are") { run in
      let (app, _) = await run.startAtlas()
      await app.tap("Rome")
      await app.open("https://atlas.example/letters/2/reply?utm_source=mail")
      app.expect("You are at Reply to 2.")
      run.checkAgreement(app)
      await app.tap("Cities", as: .tab)
      app.expect("You are at Rome.")
    },
    Rule("a link that leads nowhere changes nothing and says why") { run in
      let (app, _) = await run.startAtlas()
      await app.tap("Rome")
      let before = app.tree
      for link in [
        "/nowhere", "/tour/9", "/cities/Rome/and/on", "/cities/%zz", "cities", "/tour/1/-/2",
        "/-", "/cities/-", "/cities/+", "/cities" + String(repeating: "/-/Rome", count: 33),
      ] {
        guard case .refused(let refusal)? = app.app?.open(link) else {
          run.check(false, "\(link) was not refused")
          continue
        }
        run.check(!refusal.description.isEmpty, "\(link) was refused without a reason")
        run.check(app.tree == before, "\(link) has changed the tree")
      }
      await app.settle()
      app.expect("You are at Rome.")
      run.checkAgreement(app)
    },
    Rule("a link leads to the same place after a client has normalised its escapes") { run in
      let (app, atlas) = await run.startAtlas()
      let navigation = atlas.cities.navigation
      for city in ["-", "+", "~", "~..", "a-b"] {
        let routes: [CitiesRoute] = [.list, .city(city), .city("Rome")]
        await app.then { _ in navigation.setStack(routes) }
        guard let link = app.app?.link else { return run.check(false, "\(city) has no link") }
        await app.then { _ in navigation.popToRoot() }
        let normalised = link.replacing("%2D", with: "-").replacing("%7E", with: "~")
        await app.open(normalised)
        run.check(navigation.routes == routes, "\(normalised) leads to \(navigation.routes)")
        run.check(app.app?.link == link, "\(link) is printed as \(app.app?.link ?? "nothing")")
        run.checkAgreement(app)
      }
    },
    Rule("a split with more than its roots has a link and a state that lead back to it") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Letters", as: .tab)
      atlas.letters.navigation.set(.primary, to: [.inbox, .letter(1)])
      atlas.letters.navigation.show(.letter(2))
      await app.then { _ in atlas.letters.navigation.push(.reply(2)) }
      guard let link = app.app?.link, let state = try? app.app?.savedState() else {
        return run.check(false, "there is no link, or no state to save")
      }
      let tree = app.tree?.description
      app.end()
      for isRestored in [false, true] {
        let (other, _) = await run.startAtlas(restoring: isRestored ? state : nil)
        if !isRestored { await other.open(link) }
        other.expect("You are at Reply to 2.")
        run.check(other.app?.link == link, "the link is \(other.app?.link ?? "nothing")")
        run.check(other.tree?.description == tree, "it shows \(other.tree?.description ?? "")")
        run.checkAgreement(other)
        other.end()
      }
    },
    Rule("a place in flows whose routes have one type is reached by its routes") { run in
      let (app, atlas) = await run.startAtlas()
      let answer = atlas.navigation.go(
        to: AtlasTab.cities, CitiesRoute.pick, PickerRoute.elsewhere, PickerRoute.confirm("Oslo"))
      run.check(answer == .done, "the answer was \(answer)")
      await app.settle()
      app.expect("You are at Take Oslo?.")
      run.checkAgreement(app)
      for before in ["Choose a city", "Choose a city", "Cities"] {
        await app.back()
        app.expect("You are at \(before).")
        run.checkAgreement(app)
      }
    },
    Rule("a link can lead to a modal, and its flow gives its result as ever") { run in
      let (app, atlas) = await run.startAtlas()
      await app.open("/cities/+/pick/confirm/Oslo")
      app.expect("You are at Take Oslo?.")
      run.check(app.tree?.layers.count == 2, "there is no modal")
      await app.tap("Take it")
      app.expect("You are at Cities.")
      run.check(atlas.cities.picked == [.value("Oslo")], "it gave \(atlas.cities.picked)")
      run.checkAgreement(app)
    },
    Rule("an app that is not ready opens its links when it is, in order") { run in
      let (app, atlas) = await run.startAtlas(isReady: false)
      await app.open("/tour/3")
      await app.open("/cities/Rome")
      app.expect("You are at Cities.")
      await app.then { _ in atlas.becomeReady() }
      app.expect("You are at Rome.")
      await app.tap("Tour", as: .tab)
      app.expect("You are at Stop 3.")
      run.checkAgreement(app)
    },
    Rule("an app that is restored is where it was, and its flows give their results") { run in
      let (first, _) = await run.startAtlas()
      await first.tap("Rome")
      await first.tap("Cities", as: .tab)
      await first.tap("Pick")
      await first.tap("Oslo")
      let (tree, state) = (first.tree, try? first.app?.savedState())
      guard let state else { return run.check(false, "the state could not be saved") }
      first.end()
      let (app, atlas) = await run.startAtlas(restoring: state)
      await app.settle()
      run.check(app.app?.restoration?.isComplete == true, "\(app.app?.restoration as Any)")
      run.check(app.tree == tree, "another tree: \(app.tree?.description ?? "")")
      app.expect("You are at Take Oslo?.")
      run.checkAgreement(app)
      await app.tap("Take it")
      app.expect("You are at Cities.")
      run.check(atlas.cities.picked == [.value("Oslo")], "it gave \(atlas.cities.picked)")
    },
  ]
}
