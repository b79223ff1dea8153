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

  @Test(arguments: [false, true], [false, true])
  func `presents nothing that has waited for a window`(isQuestion: Bool, startsAgain: Bool) async {
    window.rootViewController = other
    let host = await pushed()
    if isQuestion {
      Task { [streets] in
        _ = await streets.navigation.alert("Sure?", choices: [Choice("Yes", true)])
      }
    } else {
      streets.navigation.present(.place(1))
    }
    await settle(host)
    host.stop()
    if startsAgain { host.start() }
    window.rootViewController = navigation
    await settle(host)
    let shown = navigation.presentedViewController
    #expect((shown != nil) == startsAgain)
    #expect(shown?.presentedViewController == nil, "it comes once")
    #expect((shown is UIAlertController) == (isQuestion && startsAgain))
  }

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

  @Test func `presents its app once if it is started again before there is a window`() async {
    window.rootViewController = other
    let host = await presented()
    host.stop()
    host.start()
    window.rootViewController = navigation
    await turns { old.presentedViewController != nil }
    streets.navigation.push(.place(1))
    await host.app.settle()
    window.stage.advance(by: window.stage.transition)
    for _ in 0..<5 { await Task.yield() }
    await settle(host)
    #expect(titles == ["Root", "Place 1"])
    #expect(old.view.subviews.isEmpty)
  }

  @Test func `stays away when the system has opened a link of its app`() async {
    let host = await inWindow()
    let task = Task { await streets.open("mailto:ada@example.com") }
    await turns { !scene.openedURLs.isEmpty }
    host.stop()
    streets.showMessage("Market day", .success)
    window.rootViewController = other
    await settle(host)
    #expect(await task.value == .done)
    await settle(host)
    #expect(window.rootViewController === other)
    #expect(window.subviews.isEmpty, "its messages are not the existing app's")
  }

  @Test func `is not left for a modal that went with it before it was started again`() async {
    let host = await presented()
    streets.navigation.present(.place(1))
    await settle(host)
    host.stop()
    streets.navigation.dismiss()
    window.rootViewController = other
    host.start()
    await settle(host)
    #expect(host.app.tree.layers.count == 1)
    #expect(ends.count == 0)
    window.rootViewController = navigation
    await settle(host)
    #expect(titles == ["Root"])
  }

  @Test(arguments: [false, true])
  func `has not ended where the existing app took its navigation controller away before`(
    startsAgain: Bool
  ) async {
    let host = await pushed()
    window.rootViewController = other
    host.stop()
    if startsAgain { host.start() }
    await settle(host)
    #expect(ends.count == 0)
    window.rootViewController = navigation
    await settle(host)
    #expect(titles == (startsAgain ? ["Old", "Root"] : ["Old"]))
  }

  @Test func `tells its app of no width`() async {
    let host = await pushed()
    host.stop()
    await settle(host)
    #expect(!host.app.tree.isNarrow)
    window.resize(to: .compact)
    await settle(host)
    #expect(!host.app.tree.isNarrow)
  }
}
