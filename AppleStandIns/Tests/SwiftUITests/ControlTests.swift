import SwiftUI
import Testing

@MainActor
@Suite("A control of the system")
struct ControlTests {
  @MainActor
  private final class Refusing {
    var asked: [Bool] = []
    var isOn: Binding<Bool> {
      Binding(get: { false }, set: { @MainActor [self] in asked.append($0) })
    }
  }

  private struct Kept: View {
    @State private var isOn = false
    @State private var level = 20.0
    @State private var choice = "a"

    var body: some View {
      Toggle("On", isOn: $isOn)
      Slider(value: $level, in: 0...100, step: 10) {
        Text("Level")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Picker("Choice", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      Text("\(isOn) \(level) \(choice)")
    }
  }

  @Test func `shows what the user has set, though its binding has refused it`() {
    let source = Refusing()
    let screen = SwiftUIScreen(Toggle("On", isOn: source.isOn))
    screen.tap("On")
    #expect(screen.top.first(.toggle)?.value == "on")
    screen.tap("On")
    #expect(source.asked == [true, false])
    #expect(screen.top.first(.toggle)?.value == "off")
  }

  @Test func `sets its binding, a slider at its steps`() throws {
    let screen = SwiftUIScreen(Kept())
    screen.tap("On")
    screen.slide(try #require(screen.top.first(.slider)), to: 84)
    screen.step(try #require(screen.top.first(.slider)), up: true)
    let option = try #require(screen.top.first(.picker)?.children.last)
    screen.tap(option)
    #expect(screen.texts == ["true 90.0 b"])
  }

  @Test func `shows a date in the calendar and zone of its environment`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let day = Date(timeIntervalSince1970: 20 * 3_600)
    let screen = SwiftUIScreen(
      DatePicker("Day", selection: .constant(day), in: day...day, displayedComponents: .date)
        .environment(\.timeZone, zone).environment(\.calendar, Calendar(identifier: .gregorian)))
    screen.settle()
    #expect(screen.top.first(.datePicker)?.value == "1970-01-02")
  }
}
