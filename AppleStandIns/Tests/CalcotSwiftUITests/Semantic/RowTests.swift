import AppleDrivers
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@MainActor
@Suite("A row, a link and an empty list in SwiftUI")
struct RowTests {
  @Test func `have a chevron only where they lead, and a badge`() throws {
    let shown = try ShownOrder(.rows)
    let rows = shown.screen.top.all(.row).filter { $0.all.contains { $0.color == .primary } }
    #expect(rows.map(\.name) == ["Plain", "Acting", "Leading", "Checked"])
    let leading = rows.filter { $0.all.contains { $0.systemImage == "chevron.forward" } }
    #expect(leading.map(\.name) == ["Leading"])
    #expect(rows.map(\.badge) == [nil, "3", nil, nil])
    #expect(!shown.screen.tap(rows[0]))
    try shown.screen.use("Acting", as: .row, in: nil)
    #expect(shown.order.asked == ["acted"])
  }

  @Test func `are checked and unchecked, and say so`() async throws {
    let shown = try ShownOrder(.rows)
    #expect(shown.lines.contains("☐ Checked"))
    try shown.screen.use("Checked", as: .row, in: nil)
    await shown.settle()
    #expect(shown.order.values.isPacked)
    #expect(shown.lines.contains("☑ Checked"))
    let button = try #require(shown.screen.top.all(.button).first { $0.name == "Checked" })
    #expect(button.traits.contains(.isToggle))
    #expect(button.value == "On")
    shown.order.refuses = true
    try shown.screen.use("Checked", as: .row, in: nil)
    await shown.settle()
    #expect(shown.lines.contains("☑ Checked"))
  }

  @Test func `lead where the app says, through the host`() async throws {
    let driver = SwiftUIDriver()
    let app = TestApp(OrderCoordinator(.rows), on: driver)
    await app.settle()
    let link = try #require(driver.screen?.top.all(.button).first { $0.label == "Website" })
    #expect(link.traits.contains(.isLink))
    for label in ["Website", "Leading"] {
      await app.tap(label)
    }
    let opened = driver.performed.map { "\($0)" }
    #expect(opened.count == 2)
    #expect(opened.first?.contains("example.org/leeks") == true)
    #expect(opened.last?.contains("example.org/leads") == true)
    app.expect("From the market.")
    driver.stop()
  }

  @Test func `give way, where the list is empty, to a message with an action`() throws {
    let shown = try ShownOrder(.rows)
    let empty = try shown.control(.unavailable, "No leeks")
    #expect(empty.texts == ["No leeks", "They are out of season."])
    try shown.screen.use("Leave", as: .button, in: nil)
    #expect(shown.order.asked == ["left"])
    #expect(shown.screen.top.all(.form).isEmpty)
  }
}
