import AppleDrivers
import Calcot
import CalcotTesting
import DrawnReading
import Testing

@MainActor
@Suite("Fields and rows on the UIKit host")
struct FieldTests {
  @Test func `show the app's values, and give it what the user enters`() async {
    let coordinator = OrderCoordinator(.fields)
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    await app.settle()
    app.expect("Name: Leek", "Gift: off", "Size: None", "Weight: 1.5 kg", "Day: 2026-01-31")
    app.expect("Nobody else reads them.")
    await app.fill("Name", with: "Kale")
    await app.fill("Secret", with: "kale12")
    await app.tap("Gift")
    for (option, field) in [("large", "Size"), ("sage", "Herb"), ("bay", "Herbs")] {
      await app.choose(option, for: field)
    }
    await app.step("Bunches")
    for (text, field) in [
      ("60", "Ripeness"), ("2026-02-01", "Day"), ("7:05", "Weight"), ("19:00", "Time"),
    ] { await app.fill(field, with: text) }
    let values = coordinator.order.values
    #expect(values.name == "Kale" && values.isGift)
    #expect(values.size == .large && values.herb == .sage && values.herbs == [.bay])
    #expect(values.bunches == 2.5 && values.ripeness == 60 && values.weight == 1.5)
    app.expect("Weight: 7:05 kg", "Type a number.", "Day: 2026-02-01", "Time: 19:00")
    app.expect("Herbs: bay", "Secret: ••••••")
    app.expectNot("kale12")
    driver.stop()
  }

  @Test func `go back to the app's value if it refuses another`() async {
    let coordinator = OrderCoordinator(.fields)
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    coordinator.order.refuses = true
    coordinator.order.objection = "Closed today."
    await app.settle()
    await app.tap("Gift")
    await app.fill("Ripeness", with: "60")
    await app.fill("Day", with: "2026-02-01")
    #expect(coordinator.order.asked.count == 3)
    app.expect("Gift: off", "Ripeness: 40 %", "Day: 2026-01-31", "Error: Closed today.")
    driver.stop()
  }

  @Test func `are in the words of the app's language, also when it changes`() async {
    let coordinator = OrderCoordinator(.fields)
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    coordinator.order.objection = "Closed today."
    await app.settle()
    app.expect("Size: None", "Error: Closed today.")
    coordinator.setLanguage("de")
    await app.settle()
    app.expect("Size: Keine Auswahl", "Fehler: Closed today.")
    driver.stop()
  }

  @Test func `are checked, and lead to addresses that the host opens`() async {
    let coordinator = OrderCoordinator(.rows)
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    await app.settle()
    app.expect("☐ Checked", "No leeks", "They are out of season.", "From the market.", "3")
    await app.tap("Checked", as: .row)
    await app.tap("Wait")
    app.expect("☑ Checked")
    #expect(coordinator.order.asked == ["true", "waited"])
    await app.tap("Website")
    await app.carryOut()
    #expect(driver.performed.map { "\($0)" }.first?.contains("example.org/leeks") == true)
    driver.stop()
  }
}
