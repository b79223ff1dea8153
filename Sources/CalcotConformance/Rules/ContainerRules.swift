import Calcot
import CalcotTesting

extension HostConformance {
  nonisolated static let containerRules: [Rule] = [
    Rule("each tab keeps its own state") { run in
      let (app, _) = await run.startAtlas()
      await app.tap("Rome")
      app.expect("You are at Rome.")
      await app.tap("Tour", as: .tab)
      app.expect("You are at Stop 1.")
      app.expectNot("You are at Rome.")
      run.checkAgreement(app)
      await app.tap("Cities", as: .tab)
      app.expect("You are at Rome.")
      run.checkAgreement(app)
    },
    Rule("a tab that is chosen again goes back to its root") { run in
      let (app, _) = await run.startAtlas()
      await app.tap("Rome")
      await app.tap("Next to Rome")
      await app.tap("Cities", as: .tab)
      app.expect("You are at Cities.")
      run.check(app.tree?.screens.count == 5, "screens were left: \(app.tree?.description ?? "")")
      run.checkAgreement(app)
    },
    Rule("tabs that come, go, move and are renamed leave the others as they were") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Rome")
      await app.then { _ in atlas.navigation.setTabs([(.letters, "Post"), (.cities, "Places")]) }
      app.expect("You are at Rome.")
      app.expectNot("Tour")
      run.checkAgreement(app)
      await app.tap("Post", as: .tab)
      app.expect("You are at Inbox.")
      atlas.navigation.setTabs([(.cities, "Cities"), (.tour, "Tour"), (.letters, "Letters")])
      await app.settle()
      app.expect("You are at Inbox.")
      run.checkAgreement(app)
      await app.tap("Cities", as: .tab)
      app.expect("You are at Rome.")
      run.checkAgreement(app)
    },
    Rule("the tab next to a shown one that goes is shown") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Letters", as: .tab)
      await app.then { _ in atlas.navigation.setTabs([(.cities, "Cities"), (.tour, "Tour")]) }
      app.expect("You are at Stop 1.")
      let none = app.expectIssue("setTabs was refused") { atlas.navigation.setTabs([]) }
      run.check(none == .refused(.emptyStack), "all tabs can be taken away")
      await app.tap("Cities", as: .tab)
      app.expect("You are at Cities.")
      await app.tap("Rome")
      run.checkAgreement(app)
    },
    Rule("a tab has a badge as long as there is one, and is used as ever") { run in
      let (app, atlas) = await run.startAtlas()
      for badge in ["37", "Lots", nil] {
        run.check(
          atlas.navigation.setBadge(badge, on: .letters) == .done, "a badge was refused")
        await app.settle()
        if let badge { app.expect(badge) } else { app.expectNot("37", "Lots") }
        await app.tap("Letters", as: .tab)
        app.expect("You are at Inbox.")
        run.checkAgreement(app)
        await app.tap("Cities", as: .tab)
      }
    },
    Rule("Back takes a screen off the shown tab's stack, and nothing else") { run in
      let (app, _) = await run.startAtlas()
      await app.tap("Rome")
      await app.tap("Tour", as: .tab)
      run.check(!app.driver.canGoBack, "there is a way back from the root of a tab")
      await app.tap("Cities", as: .tab)
      run.check(app.driver.canGoBack, "there is no way back from Rome")
      await app.back()
      app.expect("You are at Cities.")
      run.checkAgreement(app)
    },
    Rule("pages turn one after the other, and stop at their ends") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Tour", as: .tab)
      await app.turnPage(forward: true)
      app.expect("You are at Stop 2.")
      await app.tap("Go on")
      app.expect("You are at Stop 3.")
      run.check(
        atlas.tour.navigation.next() == .refused(.noSuchBranch(3, available: 3)),
        "there is a page after the last")
      await app.turnPage(forward: false)
      app.expect("You are at Stop 2.")
      run.checkAgreement(app)
    },
    Rule("pages that are circular go on from the last one with the first one") { run in
      let (app, almanac) = await run.startAlmanac()
      await app.tap("Year", as: .tab)
      app.expect("You are at Month 1.")
      await app.then { _ in almanac.year.navigation.previous() }
      app.expect("You are at Month 10.")
      await app.tap("On")
      app.expect("You are at Month 1.")
      run.checkAgreement(app)
    },
    Rule("a lazy tab is made when it is selected, and stays as it was left") { run in
      let (app, almanac) = await run.startAlmanac()
      run.check(almanac.made == [.today], "made were \(almanac.made)")
      await app.tap("Form", as: .tab)
      await app.tap("Next step")
      app.expect("Step 2")
      run.checkAgreement(app)
      await app.tap("Today", as: .tab)
      await app.tap("Form", as: .tab)
      app.expect("Step 2")
      run.check(almanac.made == [.today, .form], "made were \(almanac.made)")
      run.checkAgreement(app)
    },
    Rule("the sides of a split are both shown, and both can be used") { run in
      let (app, _) = await run.startAtlas()
      await app.resize(isNarrow: false)
      await app.tap("Letters", as: .tab)
      app.expect("You are at Inbox.", "You are at No letter.")
      await app.tap("Letter 2")
      app.expect("You are at Inbox.", "You are at Letter 2 in full.")
      await app.tap("Reply")
      app.expect("You are at Inbox.", "You are at Reply to 2.")
      await app.tap("Letter 3")
      app.expect("You are at Letter 3 in full.")
      run.checkAgreement(app)
    },
    Rule("a narrow host shows one side of a split, and Back leads to the primary one") { run in
      let (app, _) = await run.startAtlas()
      await app.resize(isNarrow: true)
      await app.tap("Letters", as: .tab)
      app.expect("You are at Inbox.")
      app.expectNot("You are at No letter.")
      await app.tap("Letter 2")
      app.expect("You are at Letter 2 in full.")
      app.expectNot("You are at Inbox.")
      run.checkAgreement(app)
      await app.back()
      app.expect("You are at Inbox.")
      await app.resize(isNarrow: false)
      app.expect("You are at Inbox.", "You are at Letter 2 in full.")
      run.checkAgreement(app)
    },
    Rule("the three sides of a split are all shown, and all can be used") { run in
      let (app, office) = await run.startPostOffice(isNarrow: false)
      app.expect("You are at Boxes.", "You are at Box In.", "You are at No letter.")
      run.checkAgreement(app)
      await app.tap("Box Out")
      app.expect("You are at Boxes.", "You are at Box Out.", "You are at No letter.")
      run.check(office.navigation.side == .supplementary, "the box is not worked in")
      run.checkAgreement(app)
      await app.tap("Out 2")
      await app.tap("Reply")
      app.expect("You are at Boxes.", "You are at Box Out.", "You are at Reply to 2 in Out.")
      run.checkAgreement(app)
      await app.back()
      app.expect("You are at Boxes.", "You are at Box Out.", "You are at Letter 2 in Out.")
      run.check(!app.driver.canGoBack, "there is a way back on a host with room for all")
      await app.tap("Box In")
      app.expect("You are at Box In.", "You are at Letter 2 in Out.")
      run.checkAgreement(app)
    },
    Rule("a narrow host shows one of three sides, and Back leads to the one before") { run in
      let (app, office) = await run.startPostOffice(isNarrow: true)
      app.expect("You are at Boxes.")
      app.expectNot("You are at Box In.", "You are at No letter.")
      await app.tap("Box Out")
      app.expectNot("You are at Boxes.", "You are at No letter.")
      run.checkAgreement(app)
      await app.tap("Out 3")
      app.expect("You are at Letter 3 in Out.")
      for before in ["Box Out", "Boxes"] {
        await app.back()
        app.expect("You are at \(before).")
        run.checkAgreement(app)
      }
      run.check(!app.driver.canGoBack, "there is a way back from the first side")
      await app.then { _ in office.navigation.go(to: .secondary) }
      app.expect("You are at Letter 3 in Out.")
      await app.resize(isNarrow: false)
      app.expect("You are at Boxes.", "You are at Box Out.", "You are at Letter 3 in Out.")
      run.checkAgreement(app)
    },
    Rule("a split of three sides has links and a saved state") { run in
      let (first, office) = await run.startPostOffice(isNarrow: false)
      await first.open("/Out/2/reply")
      first.expect("You are at Boxes.", "You are at Box Out.", "You are at Reply to 2 in Out.")
      run.checkAgreement(first)
      let links: [(PostOfficeCoordinator.Side, String)] = [
        (.secondary, "/Out/2/reply"), (.supplementary, "/Out"), (.primary, "/"),
      ]
      for (side, link) in links {
        office.navigation.go(to: side)
        run.check(first.app?.link == link, "\(side) is at \(first.app?.link ?? "nothing")")
      }
      office.navigation.go(to: .supplementary)
      guard let state = try? first.app?.savedState() else {
        return run.check(false, "there is no state to save")
      }
      first.end()
      let (second, restored) = await run.startPostOffice(restoring: state, isNarrow: false)
      run.check(restored.navigation.side == .supplementary, "another side is worked in")
      second.expect("You are at Boxes.", "You are at Box Out.", "You are at Reply to 2 in Out.")
      run.checkAgreement(second)
    },
    Rule("a new value comes to the first tab, page and side as to the others") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Letters", as: .tab)
      await app.then { _ in atlas.letters.navigation.update(.inbox, with: "post") }
      app.expect("You are at Inbox.", "News: post.")
      await app.tap("Tour", as: .tab)
      await app.then { _ in atlas.tour.navigation.update(.page(1), with: "start") }
      app.expect("You are at Stop 1.", "News: start.")
      app.end()
      let (other, almanac) = await run.startAlmanac()
      await other.then { _ in almanac.navigation.update(.today, with: "sun") }
      other.expect("You are at Today.", "News: sun.")
      run.checkAgreement(other)
    },
    Rule("a split of two sides refuses what is asked of a third") { run in
      let (app, atlas) = await run.startAtlas()
      let before = app.tree
      let refusal = Answer.refused(.noSuchSide("supplementary"))
      let navigation = atlas.letters.navigation
      let requests: [@MainActor () -> Answer] = [
        { navigation.go(to: .supplementary) },
        { navigation.show(.letter(1), in: .supplementary) },
        { navigation.set(.supplementary, to: [.letter(1)]) },
      ]
      for request in requests {
        let answer = app.expectIssue("no supplementary side", request)
        run.check(answer == refusal, "it was \(answer)")
      }
      run.check(app.tree == before, "the tree has changed")
    },
    Rule("a modal covers the tabs, and leaves them as they were") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Rome")
      atlas.cities.navigation.present(.city("Paris"), as: run.widestStyle(app))
      await app.settle()
      app.expect("You are at Paris.")
      app.expectNot("You are at Rome.")
      run.checkAgreement(app)
      await app.dismiss()
      app.expect("You are at Rome.")
      run.checkAgreement(app)
    },
    Rule("a navigation in a tab that is not shown is done there, unseen") { run in
      let (app, atlas) = await run.startAtlas()
      await app.tap("Tour", as: .tab)
      await app.then { _ in atlas.cities.navigation.push(.city("Lima")) }
      app.expect("You are at Stop 1.")
      await app.tap("Cities", as: .tab)
      app.expect("You are at Lima.")
      run.checkAgreement(app)
    },
  ]
}
