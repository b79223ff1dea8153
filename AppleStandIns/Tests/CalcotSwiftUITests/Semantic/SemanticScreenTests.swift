import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI
@testable import CalcotUIKit

@MainActor
@Suite("A semantic screen in SwiftUI")
struct SemanticScreenTests {
  private let coordinator = PantryCoordinator()
  private let app: CalcotApp
  private let screen: SwiftUIScreen
  private let clock = ManualClock()

  init() {
    app = CalcotApp(coordinator)
    screen = SwiftUIScreen(RunningApp(SwiftUIHost(app, clock: clock)))
    screen.settle()
  }

  @Test("is searched by the system's field, and refreshed by a pull that takes its time")
  func searchAndRefresh() async {
    #expect(screen.top.all(.textField).isEmpty)
    screen.search("Jar 3")
    #expect(coordinator.pantry.search == "Jar 3")
    #expect(screen.top.all(.row).map(\.name).contains("Jar 3"))
    #expect(!screen.top.all(.row).map(\.name).contains("Jar 1"))
    #expect(screen.submitSearch())
    await app.settle()
    #expect(coordinator.pantry.searches == ["Jar 3"])
    #expect(!screen.tap("Refresh"))
    coordinator.pantry.gate.close()
    let refresh = Task { await screen.refresh() }
    await app.settle()
    #expect(coordinator.pantry.refreshes == 0)
    coordinator.pantry.gate.open()
    #expect(await refresh.value)
    #expect(coordinator.pantry.refreshes == 1)
    #expect(screen.texts.contains("1 refreshes"))
  }

  @Test func `has a row's actions on a swipe and in its menu`() throws {
    for (row, act) in [("Jar 1", SwiftUIScreen.swipe), ("Jar 2", SwiftUIScreen.longPress)] {
      let found = try #require(screen.top.all(.row).first { $0.name == row })
      // NB: a destructive one would remove its row before the app has done so.
      #expect(found.swipeActions.map(\.button.role) == [nil])
      #expect(found.swipeActions.map(\.button.tint) == [.red])
      #expect(found.contextMenu.flatMap(\.all).map(\.role).contains(.destructive))
      #expect(act(screen)(found, "Eat"))
    }
    #expect(coordinator.pantry.jars == [3])
  }

  @Test("takes what is typed, shows what the app makes of it, and what is wrong with it")
  func typing() async {
    coordinator.navigation.present(.label)
    screen.settle()
    #expect(screen.top.all(.form).map(\.style) == ["GroupedFormStyle"])
    screen.type("Sal", into: "Words")
    #expect(screen.texts == ["Words"])
    screen.type("t", into: "Words")
    #expect(screen.texts == ["Words", "Error: Not again."])
    screen.fill("Words", with: "Sunflower seeds")
    screen.leaveFocus()
    #expect(screen.top.first(.textField)?.value == "Sunflowe")
    screen.submit("Words")
    await app.settle()
    screen.settle()
    #expect(screen.top.first(.textField)?.value == "")
  }

  @Test("is closed by a button of the host's, asks first, and says why it cannot be closed")
  func leaving() async throws {
    coordinator.navigation.present(.label)
    screen.settle()
    #expect(screen.canPullDown)
    screen.type("Salt", into: "Words")
    #expect(!screen.canPullDown)
    screen.tap("Close")
    screen.settle()
    #expect(screen.top.label == "Throw it away?")
    screen.choose("Stay")
    await app.settle()
    screen.settle()
    screen.tap("Print")
    await app.settle()
    let close = try #require(screen.top.first(identifier: "calcot.close"))
    #expect(!close.isEnabled)
    #expect(close.hint == "It is being printed.")
  }

  @Test func `hides the system's Back where it asks, and has one of its own`() async {
    coordinator.navigation.push(.label)
    screen.settle()
    #expect(screen.canGoBack)
    screen.type("Salt", into: "Words")
    #expect(!screen.canGoBack)
    #expect(screen.tap(identifier: "calcot.back"))
    #expect(screen.top.label == "Throw it away?")
    screen.choose("Throw away")
    await app.settle()
    #expect(screen.titles == ["Shelf"])
  }

  @Test func `asks for the rows that come into sight, once each`() async {
    coordinator.navigation.push(.beans)
    screen.settle()
    screen.scroll(to: 5_000)
    await app.settle()
    screen.settle()
    #expect(screen.top.all(.row).map(\.name).contains("Bean 5000"))
    #expect(!screen.top.all(.row).map(\.name).contains("…"))
    #expect(coordinator.pantry.rowsAsked.count < 4, "\(coordinator.pantry.rowsAsked)")
  }

  @Test func `shows a success for a while and an error until it is closed, and says both`() async {
    coordinator.showMessage("Eaten", .success)
    coordinator.showMessage("Spoilt", .error)
    await app.settle()
    screen.settle()
    #expect(screen.texts.contains("Error: Spoilt"))
    #expect(AccessibilityNotification.Announcement.posted.contains("Error: Spoilt"))
    await rest(.seconds(60))
    #expect(screen.texts.contains("Error: Spoilt"))
    #expect(screen.tap(identifier: "calcot.message.close"))
    coordinator.showMessage("Cooked", .success)
    await rest(.seconds(1))
    #expect(screen.texts.contains("Cooked"))
    await rest(.seconds(60))
    #expect(!screen.texts.contains("Cooked"))
    #expect(app.status.message == nil)
  }

  private func rest(_ duration: Duration) async {
    for _ in 0..<3 {
      screen.settle()
      await trip()
      await app.settle()
    }
    clock.advance(by: duration)
    for _ in 0..<3 {
      await trip()
      await app.settle()
      screen.settle()
    }
  }
}
