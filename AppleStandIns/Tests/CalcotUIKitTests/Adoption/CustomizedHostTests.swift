import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import CalcotViews
import Testing
import UIKit

@MainActor
@Suite("The host's own controllers")
struct CustomizedHostTests {
  @Test func `are the app's to configure, each once, and no controller of a screen`()
    async
  {
    let driver = UIKitDriver()
    var (stacks, tabs): ([UINavigationController], [UITabBarController]) = ([], [])
    driver.start(CalcotApp(TownCoordinator())) { host in
      host.customize { (stack: UINavigationController) in stacks.append(stack) }
      host.customize { (bar: UITabBarController) in tabs.append(bar) }
    }
    await driver.settle()
    #expect(tabs.count == 1)
    #expect(Set(stacks).count == stacks.count && stacks.count > 3)
    #expect(stacks.contains { $0 === driver.person.navigation })
  }

  @Test func `have the app's delegate, too, which decides on nothing`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    let log = ShownLog()
    driver.start(CalcotApp(counter)) { host in
      host.customize { (stack: UINavigationController) in stack.delegate = log }
    }
    await driver.settle()
    counter.navigation.push(.place(1))
    await driver.settle()
    #expect(driver.person.beginSwipeBack())
    driver.person.endSwipeBack(isCancelled: false)
    await driver.settle()
    #expect(log.shown == 3)
    #expect(counter.navigation.routes == [.root])
    #expect(driver.uiKit.repairs == 0)
  }

  @Test func `are the app's to configure where they are modals, by the route of the first screen`()
    async
  {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    var routes: [AnyRoute] = []
    driver.start(CalcotApp(counter)) { host in
      host.customizeModals { modal, route in
        routes.append(route)
        modal.modalPresentationStyle = .pageSheet
        modal.sheetPresentationController?.detents = [.medium()]
      }
    }
    counter.navigation.present(.place(1))
    await driver.settle()
    #expect(routes == [AnyRoute(PlaceRoute.place(1))])
    #expect(driver.person.top?.sheetPresentationController?.shownHeight == 400)
    driver.person.beginPull()?.end(isCancelled: false)
    await driver.settle()
    #expect(driver.uiKit.app.tree.layers.count == 1, "a pull is still the host's to hear of")
  }

  @Test func `have the tint of the theme, and the title that the View says`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    driver.start(CalcotApp(counter)) { host in
      var views = SwiftUIViews()
      views.theme = try? AppTheme(accent: 0x8A_2A0B)
      host.register(views)
    }
    await driver.settle()
    #expect(
      driver.window.tintColor == UIColor(red: 138 / 255, green: 42 / 255, blue: 11 / 255, alpha: 1))
    #expect(driver.window.rootViewController?.view.tintColor == driver.window.tintColor)
    let item = driver.person.navigation?.topViewController?.navigationItem
    #expect(item?.largeTitleDisplayMode == .always)
  }
}

/// A delegate of an app's own, which counts what is shown.
@MainActor
private final class ShownLog: NSObject, UINavigationControllerDelegate {
  private(set) var shown = 0

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    shown += 1
  }
}
