import Calcot
import CalcotContent
import CalcotUIKit
import CommunityFakes
import Localization
import ShowcaseApp
import ShowcaseAppTesting
@testable import ShowcaseApple
import Testing
import SwiftUI
import UIKit

@MainActor
@Suite("The counter's controller, in an app with the life cycle of SwiftUI")
struct CounterOnSwiftUITests {
  private let window = UIWindow()
  private let dependencies = TestDependencies(InMemoryCommunity(seed: .runnersAndMore))
  private let host: UIKitHost

  init() async {
    host = UIKitHost(CalcotApp.showcase(dependencies, restoring: nil), in: window)
    var views = SwiftUIViews()
    views.registerShowcaseViews()
    host.register(views)
    host.start()
    host.app.send(.open("/counter"))
    await settle()
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.detached {}.value
      await host.app.settle()
      (shown as? any DrawingController)?.screen.settle()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
  }

  private var shown: UIViewController? { Person(at: window).navigation?.topViewController }

  private var counter: CounterViewController? {
    shown.flatMap { found(in: $0) }
  }

  private func found(in controller: UIViewController) -> CounterViewController? {
    controller as? CounterViewController
      ?? controller.children.lazy.compactMap { found(in: $0) }.first
  }

  private var texts: [String?] {
    counter?.view.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  @Test func `shows each count, and its title in the bar`() async throws {
    #expect(shown?.navigationItem.title == "Counter")
    #expect(texts == ["0"])
    let button = try #require(counter?.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    await settle()
    #expect(texts == ["2"])
  }

  @Test func `keeps its controller when it is given new outputs in another language`() async {
    let before = counter
    #expect(before != nil)
    dependencies.region.language = .german
    await settle()
    #expect(counter === before)
    #expect(shown?.navigationItem.title == "Zähler")
    #expect(before?.title == "Zähler")
  }
}
