/// https://developer.apple.com/documentation/swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A picker of a date, which is shown in the calendar and the time zone of the environment. What is
/// not shown stays as it is.
///
/// https://developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public typealias Body = Never
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.range, self.label) = (selection, range, label())
    components = displayedComponents
  }

  public func _draw(with pen: _Pen) {
    var calendar = pen.environment.calendar
    calendar.timeZone = pen.environment.timeZone
    let (selection, range, screen) = (selection, range, pen.screen)
    let face = DateFace(calendar: calendar, components: components)
    pen.at("datePicker") {
      let state = pen.controlState(of: Date.self)
      let shown = state.shown(selection.wrappedValue)
      pen.control(.datePicker, label) { node in
        node.value = face.text(shown)
        node.acts.pick = { [unowned screen] text in
          guard let date = face.date(text, near: shown), range.contains(date) else { return false }
          state.choose(date, selection, on: screen)
          return true
        }
      }
    }
  }
}

extension DatePicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// The text of a date as the stand-in shows it, the same for every locale: "2026-01-31 18:30".
private struct DateFace {
  let calendar: Calendar
  let components: DatePickerComponents

  private var shown: Set<Calendar.Component> {
    let day: Set<Calendar.Component> = components.contains(.date) ? [.year, .month, .day] : []
    return components.contains(.hourAndMinute) ? day.union([.hour, .minute]) : day
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents(shown, from: date)
    let day = [parts.year, parts.month, parts.day].compactMap { $0 }
    let time = [parts.hour, parts.minute].compactMap { $0 }
    return [joined(day, "-"), joined(time, ":")].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func joined(_ numbers: [Int], _ separator: String) -> String {
    numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: separator)
  }

  func date(_ text: String, near date: Date) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == shown.count else { return nil }
    var rest = numbers[...]
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    if components.contains(.date) {
      (parts.year, parts.month) = (rest.removeFirst(), rest.removeFirst())
      parts.day = rest.removeFirst()
    }
    if components.contains(.hourAndMinute) {
      (parts.hour, parts.minute) = (rest.removeFirst(), rest.removeFirst())
    }
    let shown = text.split(separator: "T").joined(separator: " ")
    return calendar.date(from: parts).flatMap { self.text($0) == shown ? $0 : nil }
  }
}
