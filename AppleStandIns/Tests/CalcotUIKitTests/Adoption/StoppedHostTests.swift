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
  /// Another controller of the existing app, which takes the place of its navigation controller.
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

  @Test(arguments: [false, true])
  func `goes when the user lets go of its modal, and can be started again`(
    isCancelled: Bool
  ) async throws {
    let host = await presented()
    let pull = try #require(person.beginPull())
    host.stop()
    pull.end(isCancelled: isCancelled)
    await settle(host)
    #expect(titles == ["Old"])
    host.start()
    await settle(host)
    #expect(titles == ["Root"])
  }

  @Test func `takes off a modal that is still coming`() async {
    let host = await pushed()
    streets.navigation.present(.place(1))
    await host.app.settle()
    window.stage.advance(by: .milliseconds(100))
    #expect(navigation.presentedViewController != nil)
    host.stop()
    await settle(host)
    #expect(navigation.presentedViewController == nil)
    #expect(titles == ["Old"])
  }

  @Test func `leaves alone what the existing app is presenting`() async {
    let host = await pushed()
    navigation.present(other, animated: true)
    host.stop()
    await settle(host)
    #expect(navigation.presentedViewController === other)
  }

  @Test func `takes off a share sheet that comes later`() async {
    let host = await pushed()
    let task = Task { await streets.share(.text("eggs")) }
    await turns { host.work.isShown }
    host.stop()
    await settle(host)
    #expect(navigation.presentedViewController == nil)
    task.cancel()
    _ = await task.value
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

  @Test func `leaves the window to the existing app, also while its app ends`() async {
    let host = await inWindow()
    streets.navigation.present(.place(1))
    await settle(host)
    host.app.end()
    await host.app.settle()
    #expect(window.stage.isMoving)
    host.stop()
    window.rootViewController = other
    await settle(host)
    #expect(window.rootViewController === other)
    #expect(ends.count == 0)
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

  @Test func `takes off a question that it has asked again, once its first alert was answered`()
    async
  {
    let host = await inWindow()
    let answer = Task { [streets] in
      await streets.navigation.alert("Sure?", choices: [Choice("Yes", true)])
    }
    await settle(host)
    #expect(person.tapAlert("Yes"))
    host.stop()
    host.start()
    await settle(host)
    #expect(await answer.value == true)
    #expect(titles == ["Root"])
    #expect(!(person.top is UIAlertController))
  }
}
