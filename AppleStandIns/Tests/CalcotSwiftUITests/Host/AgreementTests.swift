import AppleDrivers
import Calcot
import CalcotTesting
import CalcotViews
import DrawnReading
import Foundation
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("The tree and what SwiftUI shows")
struct AgreementTests {
  private nonisolated static let isLong =
    ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"

  @Test("agree whatever the app and the person do at once", arguments: 0..<(isLong ? 100 : 20))
  func agreement(seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let coordinator = ChaosCoordinator()
    let app = CalcotApp(coordinator)
    let instant = InstantHost()
    instant.start(app)
    let driver = SwiftUIDriver()
    driver.start(app)
    guard let screen = driver.screen else { return }
    var history: [String] = []
    for _ in 0..<40 {
      let act = acts.randomElement(using: &random) ?? acts[0]
      history.append(act.name)
      act.body(coordinator, screen)
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      screen.holdsDismissals = false
      screen.holdsPresentations = false
      await driver.settle()
      #expect(driver.shownScreens == instant.shownScreens, "after \(history)")
      #expect(driver.isDialogShown == instant.isDialogShown, "after \(history)")
      if driver.shownScreens != instant.shownScreens { break }
      history.append("·")
    }
    #expect(driver.warnings == [], "after \(history)")
    driver.stop()
  }

  @Test func `agree on a question that takes the place of one that was withdrawn`() async {
    let coordinator = ChaosCoordinator()
    let app = CalcotApp(coordinator)
    let driver = SwiftUIDriver()
    driver.start(app)
    let first = Task { _ = await coordinator.confirm("First?", action: "Yes", cancel: "No") }
    await driver.settle()
    Task { _ = await coordinator.confirm("Second?", action: "Yes", cancel: "No") }
    await driver.settle()
    #expect(driver.screen?.top.label == "First?")
    first.cancel()
    // NB: SwiftUI draws nothing in between.
    await app.settle()
    await driver.settle()
    #expect(driver.screen?.top.label == "Second?")
  }

  private struct Act {
    let name: String
    let body: @MainActor (ChaosCoordinator, SwiftUIScreen) -> Void
  }

  private var acts: [Act] {
    [
      Act(name: "push") { coordinator, _ in coordinator.navigation.push(.page) },
      Act(name: "push tabs") { coordinator, _ in coordinator.navigation.push(.tabs) },
      Act(name: "pop") { coordinator, _ in coordinator.navigation.pop() },
      Act(name: "pop to root") { coordinator, _ in coordinator.navigation.popToRoot() },
      Act(name: "set stack") { coordinator, _ in
        coordinator.navigation.setStack([.page, .tabs, .page, .page])
      },
      Act(name: "replace") { coordinator, _ in coordinator.navigation.replaceTop(with: .page) },
      Act(name: "sheet") { coordinator, _ in coordinator.navigation.present(.page) },
      Act(name: "sheet of tabs") { coordinator, _ in coordinator.navigation.present(.tabs) },
      Act(name: "half sheet") { coordinator, _ in
        coordinator.navigation.present(.page, as: .halfSheet)
      },
      Act(name: "dismiss") { coordinator, _ in coordinator.navigation.dismiss() },
      Act(name: "ask") { coordinator, _ in
        coordinator.question = Task {
          _ = await coordinator.confirm("Well?", action: "Yes", cancel: "No")
        }
      },
      Act(name: "withdraw the question") { coordinator, _ in
        coordinator.question?.cancel()
      },
      Act(name: "refuse") { coordinator, _ in coordinator.isRefusing.toggle() },
      Act(name: "hold") { _, screen in screen.holdsDismissals.toggle() },
      Act(name: "hold what comes") { _, screen in screen.holdsPresentations.toggle() },
      Act(name: "person goes back") { _, screen in screen.back() },
      Act(name: "person goes to the root") { _, screen in screen.backTo(0) },
      Act(name: "person uses the host's Back") { _, screen in screen.tap(identifier: "calcot.back")
      },
      Act(name: "person pulls") { _, screen in screen.pullDown() },
      Act(name: "person closes") { _, screen in screen.tap(identifier: "calcot.close") },
      Act(name: "person says yes") { _, screen in screen.choose("Yes") },
      Act(name: "person says no") { _, screen in screen.choose("No", clearsBindingFirst: true) },
      Act(name: "person chooses right") { _, screen in screen.select(tab: "Right") },
      Act(name: "person chooses left") { _, screen in screen.select(tab: "Left") },
    ]
  }
}

final class ChaosCoordinator: Coordinator {
  let navigation = StackNavigation<TrayRoute>(root: .page)
  var isRefusing = false
  var question: Task<Void, Never>?

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    isRefusing && (proposed.reason.name == "pop" || proposed.reason.name == "dismiss")
      ? .refuse("Not now.") : .allow
  }

  func calcot(for route: TrayRoute, at place: RoutePlace<TrayRoute>) -> Placed {
    switch route {
    case .page: place.screen { Calcot(JarViewModel(number: 0), view: JarView.init) }
    case .tabs: place.flow(ChildFlow(TrayTabsCoordinator()))
    }
  }
}
