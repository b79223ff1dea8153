import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("What stands around a semantic screen's elements")
struct ScreenFrameTests {
  private let coordinator = PantryCoordinator()
  private let app: CalcotApp
  private let screen: SwiftUIScreen

  init() {
    app = CalcotApp(coordinator)
    screen = SwiftUIScreen(showing: app)
    screen.settle()
  }

  @Test func `stays while the content changes, so that the list keeps its place`() async {
    coordinator.navigation.push(.beans)
    screen.settle()
    screen.scroll(to: 5_000)
    await rest()
    #expect(screen.top.all(.row).map(\.name).contains("Bean 5000"))
    coordinator.pantry.isBusy = true
    await rest()
    #expect(app.tree.visible.flatMap { app.content(of: $0.id) }?.toolbar.isEmpty == true)
    #expect(screen.top.all(.row).map(\.name).contains("Bean 5000"))
    #expect(screen.top.seen.contains { $0.page?.search != nil })
    #expect(await screen.refresh())
    #expect(coordinator.pantry.refreshes == 0)
    coordinator.pantry.isBusy = false
    await rest()
    #expect(screen.top.all(.row).map(\.name).contains("Bean 5000"))
    #expect(await screen.refresh())
    #expect(coordinator.pantry.refreshes == 1)
  }

  @Test func `does nothing for a pull while the button is disabled`() async {
    coordinator.navigation.push(.beans)
    coordinator.pantry.isClosed = true
    await rest()
    #expect(await screen.refresh())
    #expect(coordinator.pantry.refreshes == 0)
  }

  @Test func `is a form once the content is more than an activity`() async {
    coordinator.pantry.isBusy = true
    coordinator.navigation.push(.recipe)
    await rest()
    #expect(screen.top.all(.form).isEmpty)
    coordinator.pantry.isBusy = false
    await rest()
    #expect(screen.top.all(.form).count == 1)
    coordinator.pantry.isBusy = true
    await rest()
    #expect(screen.top.all(.form).count == 1)
  }

  @Test func `leaves the words of a row in their own colors`() throws {
    let row = try #require(screen.top.all(.row).first { $0.name == "Jar 1" })
    #expect(row.all.filter { $0.kind == .text }.map(\.color) == [.primary, .secondary])
  }

  private func rest() async {
    for _ in 0..<3 {
      await app.settle()
      screen.settle()
    }
  }
}
