import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@MainActor
struct NumberFieldTests {
  @Test func `is typed with its unit beside it, which is read with its label`() async throws {
    let shown = try ShownOrder()
    #expect(shown.lines.contains("Weight: 1.5 kg"))
    #expect(try shown.control(.textField, "Weight, kg").value == "1.5")
    let unit = try shown.control(.text, "kg")
    #expect(unit.isAccessibilityHidden)
    shown.screen.fill("Weight", with: "2,5")
    await shown.settle()
    #expect(shown.order.values.weight == 2.5)
  }

  @Test func `goes back when it is left, if the app has refused the number`() async throws {
    let shown = try ShownOrder()
    shown.order.refuses = true
    shown.screen.fill("Weight", with: "3")
    await shown.settle()
    shown.screen.leaveFocus()
    #expect(shown.lines.contains("Weight: 1.5 kg"))
  }

  @Test func `is a stepper with an end, which says its number and unit`() async throws {
    let shown = try ShownOrder()
    #expect(try shown.control(.stepper, "Bunches").value == "2 bunches")
    try shown.screen.step("Bunches", up: true)
    await shown.settle()
    #expect(shown.order.values.bunches == 2.5)
    try shown.screen.give("3", to: "Bunches")
    await shown.settle()
    #expect(shown.lines.contains("Bunches: 3 bunches"))
    #expect(throws: NotThere.self) { try shown.screen.step("Bunches", up: true) }
    shown.order.refuses = true
    try shown.screen.step("Bunches", up: false)
    await shown.settle()
    #expect(shown.order.asked.last == "2.5")
    #expect(shown.lines.contains("Bunches: 3 bunches"))
  }

  @Test func `is a slider that stops at its steps, and says its number and unit`() async throws {
    let shown = try ShownOrder()
    let slider = try shown.control(.slider, "Ripeness")
    #expect(slider.fraction == 0.4)
    #expect(slider.value == "40 %")
    #expect(slider.children.filter { $0.kind == .text }.map(\.label) == ["Ripeness", "0", "100"])
    #expect(shown.screen.slide(slider, to: 67))
    await shown.settle()
    #expect(shown.order.values.ripeness == 60)
    #expect(shown.lines.contains("Ripeness: 60 %"))
    shown.order.refuses = true
    try shown.screen.give("20", to: "Ripeness")
    await shown.settle()
    #expect(shown.order.asked.last == "20.0")
    #expect(try shown.control(.slider, "Ripeness").fraction == 0.6)
  }

  @Test func `is no slider if there is no room for a step`() throws {
    let shown = try ShownOrder()
    #expect(shown.screen.top.all(.slider).map(\.label) == ["Ripeness"])
    #expect(shown.screen.texts.contains("Fixed"))
  }
}
