import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// Hosts that are stopped while something waits for UIKit, within an existing app that goes on.
@MainActor
@Suite("A stopped host")
struct StoppedHostTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let scene = UIWindowScene.onStage()
  let navigation: UINavigationController
  let old = UIViewController()
  /// What the existing app shows elsewhere.
  let other = UIViewController()
  let streets = StreetsCoordinator()
  let ends = Ends()
  var person: Person { Person(at: window) }
  var titles: [String?] { person.navigation?.viewControllers.map(\.navigationItem.title) ?? [] }

  init() {
    old.title = "Old"
    navigation = UINavigationController(rootViewController: old)
    window.windowScene = scene
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func started(_ make: (CalcotApp) -> UIKitHost) async -> UIKitHost {
    let host = make(CalcotApp(streets))
    host.register { PlaceViewController($0) }
    host.onEnd = { [ends] in ends.count += 1 }
    host.start()
    await settle(host)
    return host
  }

  private func inWindow() async -> UIKitHost { await started { UIKitHost($0, in: window) } }
  private func pushed() async -> UIKitHost { await started { UIKitHost($0, pushedOn: navigation) } }
  private func presented() async -> UIKitHost {
    await started { UIKitHost($0, presentedOver: old) }
  }

  private func settle(_ host: UIKitHost) async { await host.settle(in: window) }

  @Test
  func `leaves no view that has waited for a window, and had one however often its app changed`()
    async
  {
    window.rootViewController = other
    let host = await pushed()
    let task = Task { try await streets.pickImage() }
    for appearance in [Appearance.dark, .light, .dark, .light] {
      streets.setAppearance(appearance)
      await settle(host)
      #expect(navigation.view.subviews.count(where: \.isHidden) == 1)
    }
    host.stop()
    #expect(navigation.view.subviews.count(where: \.isHidden) == 0)
    window.rootViewController = navigation
    await settle(host)
    #expect(navigation.presentedViewController == nil)
    task.cancel()
    _ = await task.result
  }
}
