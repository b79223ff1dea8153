import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// An existing app's navigation controller, with a flow pushed onto it.
@MainActor
@Suite("A flow pushed on an existing navigation controller")
struct PushedFlowTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let navigation = UINavigationController()
  let old = [UIViewController(), UIViewController()]
  let delegate = OldDelegate()
  let streets = StreetsCoordinator()
  let host: UIKitHost
  let ends = Ends()
  var person: Person { Person(at: window) }
  var titles: [String?] { navigation.viewControllers.map(\.navigationItem.title) }

  init() async {
    old[0].title = "Old 1"
    old[1].title = "Old 2"
    navigation.setViewControllers(old, animated: false)
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    host = UIKitHost(CalcotApp(streets), pushedOn: navigation)
    host.register { PlaceViewController($0) }
    host.onEnd = { [ends] in ends.count += 1 }
    host.start()
    await settle()
  }

  private func settle() async { await host.settle(in: window) }

  @Test func `has the appearance that its app says, and the screens around it their own`() async {
    streets.setAppearance(.dark)
    streets.navigation.push(.place(1))
    await settle()
    let styles = navigation.viewControllers.map(\.overrideUserInterfaceStyle)
    #expect(styles == [.unspecified, .unspecified, .dark, .dark])
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    streets.setAppearance(.system)
    await settle()
    #expect(navigation.viewControllers.allSatisfy { $0.overrideUserInterfaceStyle == .unspecified })
  }

  @Test func `stands over what was there, and goes back screen by screen`() async {
    streets.navigation.push(.place(1))
    await settle()
    #expect(titles == ["Old 1", "Old 2", "Root", "Place 1"])
    #expect(person.tapBack())
    await settle()
    #expect(host.app.tree.screens.count == 1)
    #expect(person.beginSwipeBack())
    person.endSwipeBack(isCancelled: true)
    await settle()
    #expect(titles == ["Old 1", "Old 2", "Root"])
    #expect(ends.count == 0)
    #expect(person.beginSwipeBack())
    person.endSwipeBack(isCancelled: false)
    await settle()
    #expect(titles == ["Old 1", "Old 2"])
    #expect(ends.count == 1)
    #expect(host.app.tree.layers.isEmpty, "the app goes on without a screen")
    #expect(navigation.delegate === delegate)
  }

  @Test func `tells the former delegate of everything`() async {
    streets.navigation.push(.place(1))
    await settle()
    #expect(delegate.shown == ["Old 2", "Root", "Place 1"])
    #expect(delegate.willShow == delegate.shown)
  }

  @Test func `goes as a whole when the app ends, and the rest stays`() async {
    streets.navigation.push(.place(1))
    streets.navigation.present(.place(2))
    await settle()
    host.app.end()
    await settle()
    #expect(titles == ["Old 1", "Old 2"])
    #expect(navigation.presentedViewController == nil)
    #expect(ends.count == 1)
  }

  @Test func `goes when the existing app goes back to its own root`() async {
    streets.navigation.push(.place(1))
    await settle()
    navigation.popToRootViewController(animated: true)
    await settle()
    #expect(titles == ["Old 1"])
    #expect(ends.count == 1)
    #expect(host.app.tree.layers.isEmpty)
  }

  @Test func `goes on under a full screen, its own or the existing app's`() async {
    streets.navigation.present(.place(1), as: .fullScreen)
    await settle()
    #expect(navigation.view.window == nil, "UIKit takes out what a full screen covers")
    streets.navigation.dismiss()
    await settle()
    let own = UIViewController()
    own.modalPresentationStyle = .fullScreen
    navigation.present(own, animated: true)
    await settle()
    streets.navigation.present(.place(2))
    await settle()
    #expect(ends.count == 0)
    #expect(host.app.tree.layers.count == 2)
    #expect(own.presentedViewController != nil)
  }

  @Test func `ends when the existing app takes the navigation controller away`() async {
    let other = UIViewController()
    window.rootViewController = other
    await settle()
    await turns { ends.count > 0 }
    #expect(ends.count == 1)
    #expect(navigation.delegate === delegate)
  }

  @Test func `does not let the user leave a screen that asks without asking`() async {
    streets.latest?.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    await settle()
    #expect(!person.beginSwipeBack())
    #expect(person.tapBack())
    await settle()
    #expect(person.tapAlert("Discard"))
    await settle()
    #expect(titles == ["Old 1", "Old 2"])
    #expect(ends.count == 1)
  }

  @Test func `stays if its app pushes a screen during the swipe that leads out of it`() async {
    for isCancelled in [true, false] {
      #expect(person.beginSwipeBack())
      streets.navigation.push(.place(1))
      person.endSwipeBack(isCancelled: isCancelled)
      await settle()
      #expect(titles == ["Old 1", "Old 2", "Root", "Place 1"])
      streets.navigation.pop()
      await settle()
    }
  }
}

@MainActor
final class Ends {
  var count = 0
}

@MainActor
final class OldDelegate: NSObject, UINavigationControllerDelegate {
  var willShow: [String?] = []
  var shown: [String?] = []

  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    willShow.append(controller.navigationItem.title)
  }

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    shown.append(controller.navigationItem.title)
  }
}
