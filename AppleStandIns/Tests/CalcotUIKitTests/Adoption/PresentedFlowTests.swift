import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// An existing app's controller, which presents a flow.
@MainActor
@Suite("A flow presented over an existing controller")
struct PresentedFlowTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let old = UIViewController()
  let streets = StreetsCoordinator()
  let ends = Ends()
  var person: Person { Person(at: window) }
  var titles: [String?] { person.navigation?.viewControllers.map(\.navigationItem.title) ?? [] }

  init() {
    old.title = "Old"
    window.rootViewController = UINavigationController(rootViewController: old)
    window.makeKeyAndVisible()
  }

  /// Presents the flow, as the existing controller does.
  private func start(_ style: ModalStyle = .sheet, settling: Bool = true) async -> UIKitHost {
    let host = UIKitHost(CalcotApp(streets), presentedOver: old, as: style)
    host.register { PlaceViewController($0) }
    host.onEnd = { [ends] in ends.count += 1 }
    host.start()
    if settling { await settle(host) }
    return host
  }

  private func settle(_ host: UIKitHost) async { await host.settle(in: window) }

  private func expectEnd(
    _ host: UIKitHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(titles == ["Old"], sourceLocation: sourceLocation)
    #expect(ends.count == 1, sourceLocation: sourceLocation)
    #expect(host.app.tree.layers.isEmpty, "the app goes on", sourceLocation: sourceLocation)
    #expect(host.stacks.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: ModalStyle.allCases)
  func `comes as a modal of its style, with a way out on its first screen`(
    _ style: ModalStyle
  ) async throws {
    let host = await start(style)
    #expect(titles == ["Root"])
    let styles: [ModalStyle: UIModalPresentationStyle] = [
      .sheet: .formSheet, .halfSheet: .pageSheet, .fullScreen: .fullScreen, .popover: .popover,
    ]
    #expect(person.top?.modalPresentationStyle == styles[style])
    streets.navigation.push(.place(1))
    await settle(host)
    let bars = person.navigation?.viewControllers.map(\.navigationItem.leftBarButtonItem)
    #expect(bars?.map { $0?.accessibilityIdentifier } == ["calcot.close", nil])
    #expect(person.tapBack())
    await settle(host)
    #expect(person.tap(bars?.first ?? nil))
    await settle(host)
    expectEnd(host)
  }

  @Test func `is pulled down by the user, who may change their mind`() async throws {
    let host = await start()
    for isCancelled in [true, false] {
      try #require(person.beginPull()).end(isCancelled: isCancelled)
      await settle(host)
      #expect(titles == (isCancelled ? ["Root"] : ["Old"]))
      #expect(ends.count == (isCancelled ? 0 : 1))
    }
    expectEnd(host)
  }

  @Test func `shows what its app pushes during a pull only when that is over`() async throws {
    for isCancelled in [true, false] {
      let host = await start()
      let pull = try #require(person.beginPull())
      streets.navigation.push(.place(1))
      await host.app.settle()
      #expect(titles == ["Root"], "it is pushed under a finger")
      pull.end(isCancelled: isCancelled)
      await settle(host)
      #expect(titles == ["Root", "Place 1"])
      #expect(ends.count == 0)
      streets.navigation.pop()
      await settle(host)
      host.stop()
    }
  }

  @Test func `goes back by a button and by a swipe, screen by screen`() async {
    let host = await start()
    for isSwiped in [true, false] {
      streets.navigation.push(.place(1))
      await settle(host)
      if isSwiped {
        #expect(person.beginSwipeBack())
        person.endSwipeBack(isCancelled: true)
        await settle(host)
        #expect(titles == ["Root", "Place 1"])
        #expect(person.beginSwipeBack())
        person.endSwipeBack(isCancelled: false)
      } else {
        #expect(person.tapBack())
      }
      await settle(host)
      #expect(titles == ["Root"])
    }
    #expect(!person.tapBack() && !person.beginSwipeBack(), "it has nothing below its first screen")
    #expect(ends.count == 0)
  }

  @Test(arguments: [false, true])
  func `is dismissed by the existing app, with what it has presented itself`(
    hasModal: Bool
  ) async {
    let host = await start()
    if hasModal {
      streets.navigation.present(.place(1))
      await settle(host)
      #expect(host.app.tree.layers.count == 2)
    }
    old.dismiss(animated: true)
    await settle(host)
    expectEnd(host)
  }

  @Test(arguments: [false, true])
  func `is dismissed when its app ends, with what it has presented`(hasModal: Bool) async {
    let host = await start()
    if hasModal {
      streets.navigation.present(.place(1))
      await settle(host)
    }
    host.app.end()
    await settle(host)
    expectEnd(host)
  }

  @Test func `asks before it is left, whichever way the user takes`() async throws {
    let host = await start()
    streets.latest?.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    await settle(host)
    let close = person.navigation?.topViewController?.navigationItem.leftBarButtonItem
    for way in ["close", "pull"] {
      if way == "close" { #expect(person.tap(close)) } else { #expect(person.beginPull() == nil) }
      await settle(host)
      #expect((person.top as? UIAlertController)?.title == "Discard?", "by \(way)")
      #expect(person.tapAlert("Stay"))
      await settle(host)
      #expect(titles == ["Root"])
    }
    #expect(person.tap(close))
    await settle(host)
    #expect(person.tapAlert("Discard"))
    await settle(host)
    expectEnd(host)
  }

  @Test func `comes again if the existing app dismisses a screen that is blocked or asks`() async {
    let host = await start()
    streets.latest?.leavability = .blocked("It is being saved.")
    await settle(host)
    old.dismiss(animated: true)
    await settle(host)
    #expect(titles == ["Root"])
    streets.latest?.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    await settle(host)
    old.dismiss(animated: true)
    await settle(host)
    #expect((person.top as? UIAlertController)?.title == "Discard?")
    #expect(person.tapAlert("Discard"))
    await settle(host)
    expectEnd(host)
  }

  @Test func `has its modals pulled down without going itself`() async throws {
    let host = await start()
    streets.navigation.present(.place(1))
    await settle(host)
    try #require(person.beginPull()).end(isCancelled: false)
    await settle(host)
    #expect(titles == ["Root"])
    #expect(host.app.tree.layers.count == 1 && ends.count == 0)
  }

  @Test
  func `stands over what the existing app presented before, and under what it presents later`()
    async
  {
    let below = UIViewController()
    old.present(below, animated: true)
    let host = await start()
    #expect(person.top?.presentingViewController === below)
    let above = UIViewController()
    person.top?.present(above, animated: true)
    await settle(host)
    streets.navigation.present(.place(1))
    await settle(host)
    #expect(person.top?.presentingViewController === above)
    streets.navigation.dismiss()
    await settle(host)
    #expect(host.app.tree.layers.count == 1)
    below.dismiss(animated: true)
    await settle(host)
    #expect(person.top === below)
    #expect(ends.count == 1)
  }

  @Test func `waits until the existing controller is in a window`() async {
    window.rootViewController = UIViewController()
    let host = await start()
    #expect(old.presentedViewController == nil)
    window.rootViewController = UINavigationController(rootViewController: old)
    await settle(host)
    #expect(titles == ["Root"])
    #expect(old.view.subviews.isEmpty)
  }

  @Test func `does not come once its host has been stopped`() async {
    window.rootViewController = UIViewController()
    let host = await start()
    host.stop()
    window.rootViewController = UINavigationController(rootViewController: old)
    await settle(host)
    #expect(old.presentedViewController == nil)
    #expect(old.view.subviews.isEmpty)
  }

  @Test func `pushes while the existing app takes it away, and ends`() async {
    let host = await start()
    streets.navigation.push(.place(1))
    window.stage.advance(by: .milliseconds(100))
    old.dismiss(animated: true)
    await settle(host)
    expectEnd(host)
  }

  @Test func `has the appearance that its app says, and the screen below its own`() async {
    let host = await start()
    streets.setAppearance(.dark)
    await settle(host)
    #expect(person.navigation?.topViewController?.overrideUserInterfaceStyle == .dark)
    #expect(old.presentedViewController?.overrideUserInterfaceStyle == .dark, "its bars, too")
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    #expect(old.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `is alone in its modal where it is a container`() async throws {
    let host = UIKitHost(CalcotApp(DistrictCoordinator()), presentedOver: old)
    host.register { PlaceViewController($0) }
    host.start()
    await settle(host)
    let tabs = person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.first
    #expect(tabs?.navigationController == nil && tabs != nil)
    let first = person.navigation?.topViewController?.navigationItem.leftBarButtonItem
    #expect(first?.accessibilityIdentifier == "calcot.close")
    #expect(person.tap(first))
    await settle(host)
    #expect(titles == ["Old"])
  }

  @Test func `leaves nothing behind`() async {
    weak var left: UIKitHost?
    weak var app: CalcotApp?
    do {
      let host = await start()
      (left, app) = (host, host.app)
      old.dismiss(animated: true)
      await settle(host)
    }
    await turns { left == nil && app == nil }
    #expect(left == nil && app == nil)
  }

  @Test func `is taken away when its host stops`() async {
    let host = await start()
    host.stop()
    #expect(old.presentedViewController == nil)
    #expect(!host.app.tree.layers.isEmpty, "the app goes on without a host")
  }
}
