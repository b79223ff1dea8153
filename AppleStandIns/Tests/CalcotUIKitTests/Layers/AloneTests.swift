import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// A container that is all there is in a layer has no navigation controller around it.
@MainActor
@Suite("A container alone in its layer")
struct AloneTests {
  /// The controllers that this one is in, the outermost first.
  private func around(_ controller: UIViewController?) -> [UIViewController] {
    var (found, next): ([UIViewController], UIViewController?) = ([], controller?.parent)
    while let container = next {
      found.insert(container, at: 0)
      next = container.parent
    }
    return found
  }

  private func hasNavigation(around controller: UIViewController?) -> Bool {
    around(controller).contains { $0 is UINavigationController }
  }

  private func bar(_ town: TownOnUIKit) -> UITabBarController? {
    town.person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.last
  }

  /// The town with the district's tabs in a modal.
  private func districtInModal(_ style: ModalStyle = .sheet) async -> TownOnUIKit {
    let town = await TownOnUIKit()
    await town.then { $0.streets.present(.district, as: style) }
    return town
  }

  @Test(arguments: [false, true])
  func `is not in a navigation controller at the root, in UIKit and in SwiftUI`(
    isWrapped: Bool
  ) async throws {
    let town = await TownOnUIKit(isWrapped: isWrapped)
    let tabs = try #require(bar(town))
    #expect(!hasNavigation(around: tabs))
    #expect(tabs.viewControllers?.allSatisfy { $0 is UINavigationController } == true)
    town.checkAgreement()
  }

  @Test func `is any container: tabs, pages or a split`() async {
    for (coordinator, titles) in [
      (DistrictCoordinator() as any Coordinator, ["Place 90"]), (TourCoordinator(), ["Place 1"]),
      (LettersCoordinator(), ["Place 0"]),
    ] {
      let driver = UIKitDriver()
      driver.start(CalcotApp(coordinator)) { $0.register { PlaceViewController($0) } }
      await driver.settle()
      let navigation = driver.person.navigation
      #expect(navigation?.viewControllers.map(\.navigationItem.title) == titles)
      #expect(!hasNavigation(around: navigation))
      driver.stop()
      #expect(driver.window.rootViewController == nil)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `is shown in a modal of each style, which its button and a pull close`(
    _ style: ModalStyle
  ) async throws {
    for isPulled in [false, true] where !isPulled || style != .fullScreen {
      let town = await districtInModal(style)
      #expect(!hasNavigation(around: bar(town)))
      #expect(town.titles == ["Place 90"])
      town.checkAgreement()
      if isPulled {
        try #require(town.person.beginPull()).end(isCancelled: true)
        await town.driver.settle()
        #expect(!hasNavigation(around: bar(town)))
        try #require(town.person.beginPull()).end(isCancelled: false)
      } else {
        try town.driver.dismiss()
      }
      await town.driver.settle()
      #expect(town.titles == ["Root"])
      town.checkAgreement()
    }
  }

  @Test func `moves into a navigation controller without a bar when something is pushed over it`()
    async throws
  {
    let town = await districtInModal()
    let tabs = try #require(bar(town))
    let inner = try #require(tabs.viewControllers)
    await town.then { $0.streets.push(.place(5)) }
    #expect(town.titles.last == "Place 5")
    let outer = try #require(town.person.navigation)
    #expect(outer.viewControllers.count == 2 && !outer.isNavigationBarHidden)
    #expect(around(tabs).last === outer.viewControllers.first)
    #expect(bar(town) == nil, "the tabs are beside what is over them")
    #expect(tabs.viewControllers == inner)
    town.checkAgreement()
  }

  @Test(arguments: [false, true])
  func `is pushed over with an animation, in UIKit and in SwiftUI`(isWrapped: Bool) async {
    let town = await TownOnUIKit(isWrapped: isWrapped)
    await town.then { $0.streets.present(.district) }
    town.streets.push(.place(5))
    town.driver.advance(by: .zero)
    #expect(town.person.navigation?.isMoving == true)
    #expect(town.titles.last == "Place 5")
    await town.driver.settle()
    #expect(town.window.stage.warnings == [])
    town.checkAgreement()
  }

  @Test func `is alone again after Back, with the same controllers`() async throws {
    let town = await districtInModal()
    let tabs = try #require(bar(town))
    #expect(town.person.tapTab(1) == false)
    await town.driver.settle()
    #expect(town.titles == ["Place 91"])
    await town.then { $0.streets.push(.place(5)) }
    #expect(town.person.tapBack())
    town.driver.advance(by: .milliseconds(100))
    #expect(town.person.navigation?.isMoving == true || hasNavigation(around: tabs))
    await town.driver.settle()
    #expect(bar(town) === tabs && tabs.selectedIndex == 1)
    #expect(!hasNavigation(around: tabs))
    #expect(town.titles == ["Place 91"])
    town.checkAgreement()
  }

  @Test func `stays in the navigation controller when the swipe to it is cancelled`() async throws {
    let town = await districtInModal()
    let tabs = try #require(bar(town))
    await town.then { $0.streets.push(.place(5)) }
    for isCancelled in [true, false] {
      #expect(town.person.beginSwipeBack())
      await town.then { $0.person.endSwipeBack(isCancelled: isCancelled) }
      #expect(hasNavigation(around: tabs) == isCancelled)
      town.checkAgreement("cancelled: \(isCancelled)")
    }
  }

  @Test func `is alone again when several screens over it go at once`() async throws {
    let town = await districtInModal()
    let tabs = try #require(bar(town))
    town.streets.push(.place(5))
    await town.then { $0.streets.push(.place(6)) }
    #expect(town.person.chooseFromBackMenu(2))
    await town.driver.settle()
    #expect(bar(town) === tabs && !hasNavigation(around: tabs))
    town.checkAgreement()
  }

  @Test func `replaces screens in a stack, and is replaced by screens`() async {
    let town = await TownOnUIKit(hasTabs: false)
    await town.then { $0.streets.push(.place(2)) }
    for _ in 1...2 {
      await town.then { $0.streets.setStack([.district]) }
      #expect(bar(town) != nil && !hasNavigation(around: bar(town)))
      town.checkAgreement()
      await town.then { $0.streets.setStack([.place(3), .place(4)]) }
      #expect(town.titles == ["Place 3", "Place 4"])
      #expect(bar(town) == nil)
      #expect(town.person.navigation?.isNavigationBarHidden == false)
      town.checkAgreement()
    }
  }

  @Test func `replaces another container`() async throws {
    let town = await TownOnUIKit(hasTabs: false)
    await town.then { $0.streets.setStack([.district]) }
    let former = try #require(bar(town))
    town.streets.batch {
      town.streets.setStack([.root])
      town.streets.setStack([.district])
    }
    await town.driver.settle()
    let tabs = try #require(bar(town))
    #expect(!hasNavigation(around: tabs))
    #expect(former !== tabs && former.view.window == nil)
    town.checkAgreement()
  }

  @Test func `is pushed over and alone again below a modal, without being seen`() async throws {
    let town = await TownOnUIKit(hasTabs: false)
    await town.then { $0.streets.setStack([.district]) }
    let tabs = try #require(bar(town))
    await town.then { $0.streets.present(.place(1), as: .fullScreen) }
    for isOver in [true, false] {
      town.streets.setStack(isOver ? [.district, .place(2)] : [.district])
      #expect(!town.driver.isMoving)
      await town.driver.settle()
      #expect(hasNavigation(around: tabs) == isOver)
      #expect(town.titles == ["Place 1"])
      town.checkAgreement()
    }
  }

  @Test func `has something pushed over it while it is leaving the navigation controller`() async {
    for time in [0, 1, 200, 349, 350] {
      let town = await districtInModal()
      await town.then { $0.streets.push(.place(5)) }
      town.streets.pop()
      town.driver.advance(by: .milliseconds(time))
      await town.then { $0.streets.push(.place(6)) }
      #expect(town.titles.last == "Place 6")
      town.checkAgreement("after \(time) ms")
      await town.then { $0.streets.dismiss() }
      #expect(town.titles == ["Root"])
      town.checkAgreement("after \(time) ms")
    }
  }

  @Test func `on an existing navigation controller is pushed within a controller of its own`() {
    let window = UIWindow()
    let existing = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = existing
    window.makeKeyAndVisible()
    let host = UIKitHost(CalcotApp(DistrictCoordinator()), pushedOn: existing)
    host.start()
    window.stage.settle()
    #expect(existing.viewControllers.count == 2)
    #expect(existing.viewControllers.last?.children.first is UITabBarController)
    #expect(window.stage.warnings == [])
    host.stop()
  }

  @Test func `decides on the system's bars and on the size of a popover`() async throws {
    let town = await districtInModal(.popover)
    let modal = try #require(town.person.top)
    #expect(modal.childForStatusBarStyle === around(bar(town)).last)
    #expect(modal.childForStatusBarHidden === modal.childForStatusBarStyle)
    #expect(modal.childForHomeIndicatorAutoHidden === modal.childForStatusBarStyle)
    await town.then { $0.streets.push(.place(1)) }
    #expect(modal.childForStatusBarStyle === town.person.navigation)
    town.person.navigation?.topViewController?.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(modal.preferredContentSize == CGSize(width: 3, height: 4))
  }
}
