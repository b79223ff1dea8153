import Calcot
public import CalcotContent
import CalcotTree
public import Foundation

/// A day, a time, or both. The user reads and chooses the time of a clock in `zone`, wherever the
/// host runs.
///
/// ```swift
/// DatePicker("Day", date: viewModel.day, from: viewModel.today) { viewModel.dayChosen($0) }
/// ```
public struct DatePicker: ValueField {
  public var field: ValueFieldParts

  /// Creates a picker of a date. A date before `first` or after `last` is reported, and shown as an
  /// error.
  ///
  /// - Parameters:
  ///   - parts: The parts that are chosen. For a day, the date is the start of the day; for a time,
  ///     it is on the day of `date`.
  ///   - zone: The time zone of the clock; that of the process by default.
  ///   - onChoose: A closure that receives the chosen date. A time that a clock skips, as in
  ///     spring, is taken as the time one hour later.
  public init(
    _ label: String, date: Date, showing parts: DateInput.Parts = .day, from first: Date? = nil,
    to last: Date? = nil, in zone: TimeZone = .current, error: String? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (Date) -> Void
  ) {
    self.init(
      label, date, Clock(zone: zone, parts: parts), from: first, to: last, isOptional: false, error,
      isEnabled
    ) { if let new = $0 { onChoose(new) } }
  }

  /// Creates a picker of an optional date.
  public init(
    _ label: String, date: Date?, showing parts: DateInput.Parts = .day, from first: Date? = nil,
    to last: Date? = nil, in zone: TimeZone = .current, error: String? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (Date?) -> Void
  ) {
    self.init(
      label, date, Clock(zone: zone, parts: parts), from: first, to: last, isOptional: true, error,
      isEnabled, onChoose: onChoose)
  }

  /// Returns the picker with its date as the app writes it, such as "30 Nov 2026 at 09:00". A browser
  /// writes dates in its own language, and a terminal in digits: both show this text beside the date.
  public func spelled(_ date: String?) -> DatePicker {
    var copy = self
    copy.field.value.spelled = date
    return copy
  }

  private init(
    _ label: String, _ date: Date?, _ clock: Clock, from first: Date?, to last: Date?,
    isOptional: Bool, _ error: String?, _ isEnabled: Bool,
    onChoose: @escaping @MainActor (Date?) -> Void
  ) {
    let input = DateInput(
      clock.parts, first: first.map(clock.text), last: last.map(clock.text),
      isOptional: isOptional)
    field = ValueFieldParts(
      FieldValue(
        label: label, kind: .date(input), text: date.map(clock.text) ?? "", error: error,
        isEnabled: isEnabled)
    ) { onChoose(clock.date(in: $0, near: date ?? first ?? Date(timeIntervalSince1970: 0))) }
  }
}

/// A clock in a time zone, with a calendar beside it.
private struct Clock {
  private let calendar: Calendar
  let parts: DateInput.Parts

  init(zone: TimeZone, parts: DateInput.Parts) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
    self.parts = parts
  }

  func text(of date: Date) -> String {
    let shown = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return CivilDate(
      year: shown.year ?? 1, month: shown.month ?? 1, day: shown.day ?? 1, hour: shown.hour ?? 0,
      minute: shown.minute ?? 0
    ).text(parts)
  }

  /// Returns the date of a text; nil if there is none. A time is on the day of `other`.
  func date(in text: String, near other: Date) -> Date? {
    guard let civil = CivilDate(Substring(text), parts) else { return nil }
    var shown = DateComponents(hour: civil.hour, minute: civil.minute)
    if parts == .time {
      let day = calendar.dateComponents([.year, .month, .day], from: other)
      (shown.year, shown.month, shown.day) = (day.year, day.month, day.day)
    } else {
      (shown.year, shown.month, shown.day) = (civil.year, civil.month, civil.day)
    }
    return calendar.date(from: shown)
  }
}
