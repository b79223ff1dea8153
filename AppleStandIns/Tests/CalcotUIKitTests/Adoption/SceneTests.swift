import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Scenes on UIKit")
struct SceneTests {
  private let routes = RouteRegistry(TownCoordinator.Tab.self, PlaceRoute.self)

  private func makeApp(restoring state: Data? = nil) -> (CalcotApp, TownCoordinator) {
    let town = TownCoordinator()
    return (CalcotApp(town, routes: routes, restoring: state), town)
  }

  @Test func `are where they were when they are connected again`() async throws {
    let before = UIKitDriver()
    let (app, town) = makeApp()
    before.start(app)
    town.streets.navigation.push(.place(1))
    town.streets.navigation.present(.place(2))
    await before.settle()
    let activity = try NSUserActivity(saving: app, type: "org.example.scene")
    before.stop()

    let after = UIKitDriver()
    let (restored, _) = makeApp(restoring: activity.savedAppState)
    after.start(restored)
    await after.settle()
    #expect(restored.restoration?.isComplete == true)
    #expect(restored.tree == app.tree)
    #expect(after.person.navigation?.viewControllers.map(\.navigationItem.title) == ["Place 2"])
    #expect(after.shownScreens.count == 2)
  }

  @Test func `begin at the root with an activity that is rubbish or somebody else's`() async {
    let foreign = NSUserActivity(activityType: "org.example.other")
    #expect(foreign.savedAppState == nil)
    foreign.userInfo = ["calcot.state": Data("{".utf8)]
    let driver = UIKitDriver()
    let (app, _) = makeApp(restoring: foreign.savedAppState)
    driver.start(app)
    await driver.settle()
    #expect(app.restoration?.failure != nil)
    #expect(driver.person.navigation?.viewControllers.map(\.navigationItem.title) == ["Root"])
  }

  @Test func `leave nothing behind when they are disconnected in the middle of a transition`()
    async
  {
    weak var window: UIWindow?
    weak var host: UIKitHost?
    weak var town: TownCoordinator?
    weak var top: UIViewController?
    var stage: Stage?
    do {
      var driver: UIKitDriver? = UIKitDriver()
      let (app, coordinator) = makeApp()
      driver?.start(app)
      await driver?.settle()
      coordinator.streets.navigation.push(.place(1))
      (window, host, town) = (driver?.window, driver?.uiKit, coordinator)
      stage = driver?.window.stage
      top = driver?.person.navigation?.topViewController
      driver = nil
    }
    stage?.settle()
    stage = nil
    await turns { town == nil }
    #expect(host == nil && town == nil && top == nil && window == nil)
  }
}
