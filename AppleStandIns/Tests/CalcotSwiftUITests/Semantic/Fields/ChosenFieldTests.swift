import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@MainActor
@Suite("A field in which something is chosen")
struct ChosenFieldTests {
  @Test("shows few options side by side and many in a menu, with one for no choice")
  func choice() async throws {
    let shown = try ShownOrder()
    let size = try shown.control(.picker, "Size")
    #expect(size.style == "SegmentedPickerStyle")
    #expect(size.children.map(\.label) == ["None", "small", "large"])
    #expect(shown.lines.contains("Size: None"))
    let herb = try shown.control(.picker, "Herb")
    #expect(herb.style == "MenuPickerStyle")
    #expect(herb.children.map(\.label) == Order.Herb.allCases.map(\.rawValue))
    try shown.screen.choose("large", in: "Size")
    try shown.screen.choose("mint", in: "Herb")
    await shown.settle()
    #expect(shown.order.values.size == .large)
    #expect(shown.order.values.herb == .mint)
    #expect(shown.lines.contains("Herb: mint"))
    #expect(try shown.control(.picker, "Size").children.map(\.label) == ["small", "large"])
    #expect(shown.screen.warnings == [])
    #expect(throws: NotThere.self) { try shown.screen.choose("None", in: "Size") }
  }

  @Test func `keeps its option if the app refuses another`() async throws {
    let shown = try ShownOrder()
    shown.order.refuses = true
    try shown.screen.choose("mint", in: "Herb")
    try shown.screen.choose("mint", in: "Herbs")
    await shown.settle()
    #expect(shown.order.asked.count == 2)
    #expect(shown.lines.contains("Herb: dill"))
    #expect(shown.lines.contains("Herbs: "))
  }

  @Test("has a row for each option of several, with a checkmark if it is chosen")
  func several() async throws {
    let shown = try ShownOrder()
    func marked() -> [String] {
      shown.screen.top.all(.button).filter { $0.traits.contains(.isSelected) }.map(\.label)
    }
    #expect(marked() == [])
    try shown.screen.choose("thyme", in: "Herbs")
    try shown.screen.choose("bay", in: "Herbs")
    await shown.settle()
    #expect(shown.order.values.herbs == [.bay, .thyme])
    #expect(marked() == ["bay", "thyme"])
    #expect(shown.lines.contains("Herbs: bay, thyme"))
    let images = shown.screen.top.seen.filter { $0.systemImage == "checkmark" && $0.kind == .image }
    #expect(images.count == 2)
    try shown.screen.choose("bay", in: "Herbs")
    await shown.settle()
    #expect(marked() == ["thyme"])
  }
}
