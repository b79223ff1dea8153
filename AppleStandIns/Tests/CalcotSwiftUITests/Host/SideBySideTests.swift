import AppleDrivers
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("A list beside its details in SwiftUI")
struct SideBySideTests {
  @Test func `marks the row of what is open, and no other`() async throws {
    let driver = SwiftUIDriver()
    let app = TestApp(BookshelfCoordinator(), on: driver)
    await app.settle()
    await app.resize(isNarrow: false)
    #expect(try selected(driver) == [])
    for title in ["Emma", "Persuasion"] {
      await app.tap(title)
      #expect(try selected(driver) == [title])
    }
    await app.resize(isNarrow: true)
    await app.back()
    #expect(try selected(driver) == [])
    driver.stop()
  }

  private func selected(_ driver: SwiftUIDriver) throws -> [String] {
    let screen = try #require(driver.screen)
    return screen.top.all(.button).filter { $0.traits.contains(.isSelected) }.map(\.name)
  }
}
