import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
@testable import CalcotUIKit
import Testing
import UIKit

@MainActor
@Suite("Tabs, pages and splits on UIKit")
struct TabTests {
  @Test func `a tab that the app does not leave stays`() async {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    town.town.streets.latest?.leavability = .blocked("Busy.")
    _ = town.person.tapTab(0)
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 1"])
    town.checkAgreement()
  }

  @Test func `of two tabs that are tapped at once the later one is shown`() async {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(1)
    _ = town.person.tapTab(2)
    await town.driver.settle()
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.root))
    town.checkAgreement()
  }

  @Test(arguments: [[], .asksAboutTab, .asksAboutController] as [OpenOrder])
  func `a tap on a tab is one input, whatever UIKit asks about it`(
    _ order: OpenOrder
  ) async throws {
    let town = await TownOnUIKit(order: order)
    let tabs = try #require(town.tabs)
    town.streets.push(.place(1))
    town.town.navigation.select(.tour)
    await town.driver.settle()
    _ = town.person.tapTab(0)
    await town.driver.settle()
    #expect(tabs.selectedIndex == 0 && town.titles == ["Root", "Place 1"])
    town.checkAgreement()
    _ = town.person.tapTab(0)
    await town.driver.settle()
    #expect(town.titles == ["Root"])
    town.checkAgreement()
  }

  @Test func `a tab that the app selects behind the host's back is put right`() async throws {
    let town = await TownOnUIKit()
    let tabs = try #require(town.tabs)
    tabs.selectedIndex = 2
    await town.then { $0.streets.push(.place(1)) }
    #expect(tabs.selectedIndex == 0)
    #expect(town.titles == ["Root", "Place 1"])
    #expect(town.host.repairs == 1)
  }

  @Test func `a tab that UIKit selects by itself, and tells of, is the user's choice`() async throws
  {
    let town = await TownOnUIKit()
    let tabs = try #require(town.tabs)
    tabs.selectedIndex = 1
    tabs.delegate?.tabBarController(tabs, didSelect: try #require(tabs.selectedViewController))
    await town.driver.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(town.titles == ["Place 1"])
    town.checkAgreement()
  }

  @Test func `of more than five tabs a narrow bar has five, the selected one among them`()
    async throws
  {
    let driver = UIKitDriver()
    let coordinator = AvenueCoordinator()
    let app = CalcotApp(coordinator)
    var issues: [String] = []
    app.issues.add { issues.append($0) }
    driver.start(app) { $0.register { PlaceViewController($0) } }
    await driver.settle()
    let tabs = try #require(
      driver.person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first)
    let titles = { tabs.viewControllers?.map { $0.tabBarItem.title ?? "" } }
    #expect(titles() == ["0", "1", "2", "3", "4", "5", "6"] && issues == [])
    driver.window.resize(to: .compact)
    await driver.settle()
    #expect(titles() == ["0", "1", "2", "3", "4"] && issues.count == 1)
    coordinator.navigation.select(.place(6))
    await driver.settle()
    #expect(titles() == ["0", "1", "2", "3", "6"] && tabs.selectedIndex == 4)
    #expect(driver.person.tapTab(4) == false && driver.person.tapTab(1) == false)
    await driver.settle()
    #expect(titles() == ["0", "1", "2", "3", "4"] && tabs.selectedIndex == 1)
    #expect(app.tree.visible?.route == AnyRoute(PlaceRoute.place(1)))
    driver.window.resize(to: .regular)
    await driver.settle()
    #expect(titles()?.count == 7 && tabs.selectedIndex == 1 && issues.count == 1)
    #expect(driver.uiKit.repairs == 0)
  }

  @Test func `tabs have titles, the app's symbols or a circle, and a sidebar where there is room`()
    async
  {
    let driver = UIKitDriver()
    let app = CalcotApp(TownCoordinator())
    driver.start(app) { _ in }
    await driver.settle()
    let tabs = driver.person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first
    #expect(
      tabs?.viewControllers?.map(\.tabBarItem.title) == ["Streets", "Tour", "Letters"])
    #expect(
      tabs?.viewControllers?.map(\.tabBarItem.image?.systemName) == ["house", "map", "circle"])
    #expect(tabs?.mode == .tabSidebar)
  }

  @Test func `tabs that change keep the controllers of those that stay`() async throws {
    let town = await TownOnUIKit()
    await town.then { $0.streets.push(.place(1)) }
    let tabs = try #require(
      town.person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first)
    let before = try #require(tabs.viewControllers)
    town.town.navigation.setTabs([(.letters, "Post"), (.streets, "Roads")])
    await town.driver.settle()
    #expect(tabs.viewControllers == [before[2], before[0]])
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Post", "Roads"])
    #expect(tabs.selectedIndex == 1 && town.titles == ["Root", "Place 1"])
    town.checkAgreement()
    town.town.navigation.setTabs([(.tour, "Tour"), (.letters, "Post")])
    await town.driver.settle()
    #expect(tabs.viewControllers?.last === before[2] && tabs.selectedIndex == 1)
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.root))
    town.checkAgreement()
  }

  @Test func `a tab that stays while the tabs change shows where its flow has gone meanwhile`()
    async
  {
    let town = await TownOnUIKit()
    town.streets.push(.place(4))
    #expect(town.driver.isMoving)
    town.town.navigation.setTabs([(.tour, "Tour"), (.streets, "Streets")])
    town.town.navigation.select(.tour)
    town.town.tour.navigation.next()
    await town.driver.settle()
    #expect(town.titles == ["Place 2"])
    #expect(town.host.repairs == 0)
    town.checkAgreement()
  }

  @Test func `pages that the app turns come from the left where one reads from right to left`()
    async throws
  {
    for (attribute, next) in [
      (UISemanticContentAttribute.unspecified, UIPageViewController.NavigationDirection.forward),
      (.forceRightToLeft, .reverse),
    ] {
      let town = await TownOnUIKit()
      _ = town.person.tapTab(1)
      await town.driver.settle()
      let pages = try #require(town.person.pages)
      pages.view.semanticContentAttribute = attribute
      await town.then { $0.town.tour.navigation.next() }
      #expect(pages.latestDirection == next)
      await town.then { $0.town.tour.navigation.previous() }
      #expect(pages.latestDirection == (next == .forward ? .reverse : .forward))
      town.checkAgreement()
    }
  }

  @Test func `the page that the user ends on counts, not the one that they began to turn to`() async
  {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(1)
    town.town.tour.navigation.next()
    await town.driver.settle()
    #expect(town.person.beginTurn(forward: true))
    #expect(town.person.changeTurn(forward: false))
    await town.then { $0.person.endTurn(isCancelled: false) }
    #expect(town.titles == ["Place 1"])
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(1)))
    town.checkAgreement()
  }

  @Test(arguments: OpenOrder.each)
  func `a page before the first one that was shown can be turned to`(_ order: OpenOrder) async {
    let town = await TownOnUIKit(order: order)
    await town.then { $0.town.tour.navigation.next() }
    await town.then { _ = $0.person.tapTab(1) }
    #expect(town.titles == ["Place 2"])
    for isCancelled in [true, false] {
      #expect(town.person.beginTurn(forward: false))
      await town.then { $0.person.endTurn(isCancelled: isCancelled) }
      #expect(town.titles == [isCancelled ? "Place 2" : "Place 1"])
      town.checkAgreement()
    }
    #expect(!town.person.beginTurn(forward: false), "there is a page before the first")
  }

  @Test func `a page that the app turns to while the user turns wins`() async {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(1)
    await town.driver.settle()
    #expect(town.person.beginTurn(forward: true))
    town.town.tour.navigation.go(to: .place(3))
    await town.then { $0.person.endTurn(isCancelled: false) }
    town.checkAgreement()
  }

  @Test func `a page that is to be shown once a turn has ended gives way to a later one`() async {
    let town = await TownOnUIKit()
    town.town.navigation.select(.tour)
    await town.driver.settle()
    #expect(town.person.beginTurn(forward: true))
    town.town.tour.navigation.next()
    town.person.endTurn(isCancelled: true)
    town.town.navigation.setTabs([(.tour, "Tour"), (.streets, "Streets")])
    town.window.stage.advance(by: .milliseconds(400))
    // UIKit has told of the turn's end just now, and no turn of the main actor has passed since.
    town.town.tour.navigation.next()
    await town.driver.settle()
    town.checkAgreement()
  }

  @Test func `a page turns without an animation while it is out of sight`() async {
    let town = await TownOnUIKit()
    town.town.tour.navigation.next()
    #expect(!town.driver.isMoving)
    _ = town.person.tapTab(1)
    await town.driver.settle()
    #expect(town.titles == ["Place 2"])
    town.town.tour.navigation.next()
    #expect(town.driver.isMoving)
    await town.driver.settle()
    town.checkAgreement()
  }

  @Test func `both sides of a split are seen where there is room, and each has its way back`() async
  {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(2)
    town.town.letters.navigation.show(.place(7))
    town.town.letters.navigation.push(.place(8))
    await town.driver.settle()
    #expect(town.driver.shownScreens.last?.count == 2)
    town.checkAgreement()
    await town.then { $0.window.resize(to: .compact) }
    #expect(town.driver.shownScreens.last?.count == 1)
    #expect(town.titles == ["Root", "Place 7", "Place 8"])
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(town.titles == ["Root"])
    town.checkAgreement()
    await town.then { $0.window.resize(to: .regular) }
    #expect(town.driver.shownScreens.last?.count == 2)
    town.checkAgreement()
  }

  @Test func `a side of a narrow split is pushed, swiped back, and left by the menu of Back`() async
  {
    let town = await TownOnUIKit()
    town.window.resize(to: .compact)
    _ = town.person.tapTab(2)
    await town.driver.settle()
    town.town.letters.navigation.set(.primary, to: [.root, .place(5)])
    town.town.letters.navigation.show(.place(7))
    #expect(town.driver.isMoving)
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 5", "Place 7"])
    for isCancelled in [true, false] {
      #expect(town.person.beginSwipeBack())
      await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
      #expect(town.titles.count == (isCancelled ? 3 : 2))
      town.checkAgreement()
    }
    await town.then { $0.town.letters.navigation.go(to: .secondary) }
    #expect(town.titles == ["Root", "Place 5", "Place 7"])
    #expect(town.person.chooseFromBackMenu(2))
    await town.driver.settle()
    #expect(town.titles == ["Root"])
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.root))
    town.checkAgreement()
  }

  @Test func `a side of a narrow split that asks is not swiped, and Back asks`() async {
    let town = await TownOnUIKit()
    town.window.resize(to: .compact)
    _ = town.person.tapTab(2)
    await town.driver.settle()
    await town.then { $0.town.letters.navigation.show(.place(7)) }
    let controller = town.person.navigation?.topViewController as? PlaceViewController
    controller?.viewModel.leavability = .blocked("It is being saved.")
    await town.driver.settle()
    #expect(!town.person.beginSwipeBack() && !town.person.tapBack())
    controller?.viewModel.leavability = .free
    await town.driver.settle()
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(town.titles == ["Root"])
    town.checkAgreement()
  }

  @Test func `a split has its sides beside each other, three of them too`() {
    let expected: [[CGFloat]] = [[0, 360.5], [0, 240.5, 541]]
    for edges in expected {
      let split = SplitController()
      let sides = edges.map { _ in StackController(UINavigationController()) }
      let stacks = sides.map(\.navigation)
      split.show(sides)
      split.view.frame = CGRect(x: 0, y: 0, width: 1_000, height: 600)
      split.viewDidLayoutSubviews()
      #expect(stacks.map(\.view.frame.minX) == edges)
      #expect(stacks.last?.view.frame.maxX == 1_000)
      split.join(true, selected: edges.count - 1)
      #expect(split.children.filter { $0.view.superview != nil } == [split.joined])
    }
  }

  @Test func `the sides of a split but the last are compact, as long as they are beside it`() async
  {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(2)
    await town.driver.settle()
    let split = town.person.visibleChain.lazy.compactMap { $0 as? SplitController }.first
    let sides = split?.children.dropLast()
    #expect(sides?.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular])
    await town.then { $0.window.resize(to: .compact) }
    #expect(sides?.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact])
    await town.then { $0.window.resize(to: .regular) }
    #expect(sides?.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular])
  }

  @Test(arguments: [false, true])
  func `a split that becomes wide does not take the user to its other side`(
    _ isOnLater: Bool
  ) async {
    let town = await TownOnUIKit()
    town.window.resize(to: .compact)
    _ = town.person.tapTab(2)
    if isOnLater { town.town.letters.navigation.show(.place(7)) }
    await town.driver.settle()
    let visible = town.app.tree.visible
    await town.then { $0.window.resize(to: .regular) }
    #expect(town.app.tree.visible == visible)
    town.checkAgreement()
    await town.then { $0.town.letters.navigation.push(.place(8)) }
    town.checkAgreement()
  }

  @Test func `a restored split fits the window that it is shown in, not the one before`()
    async throws
  {
    let routes = RouteRegistry(TownCoordinator.Tab.self, PlaceRoute.self)
    let narrow = CalcotApp(TownCoordinator(), routes: routes)
    narrow.send(.resize(isNarrow: true))
    let driver = UIKitDriver()
    let app = CalcotApp(TownCoordinator(), routes: routes, restoring: try narrow.savedState())
    driver.start(app) { $0.register { PlaceViewController($0) } }
    _ = driver.person.tapTab(2)
    await driver.settle()
    #expect(!app.tree.isNarrow)
    #expect(driver.shownScreens.last?.count == 2)
  }

  @Test func `Back on the other side of a split makes that the side in which the user works`()
    async
  {
    let town = await TownOnUIKit()
    _ = town.person.tapTab(2)
    town.town.letters.navigation.show(.place(7))
    town.town.letters.navigation.push(.place(8))
    town.town.letters.navigation.go(to: .primary)
    await town.driver.settle()
    let beside = town.host.stacks.values.map(\.navigation).first { $0.viewControllers.count == 2 }
    beside?.popViewController(animated: true)
    await town.driver.settle()
    #expect(beside?.viewControllers.count == 1)
    #expect(town.app.tree.visible?.route == AnyRoute(PlaceRoute.place(7)))
    town.checkAgreement()
  }
}
