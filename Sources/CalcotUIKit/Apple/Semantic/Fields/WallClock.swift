#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import Foundation

  /// A conversion between a field's texts and a picker's dates. The texts have no time zone; with a
  /// calendar in UTC, a picker shows them unchanged wherever the device is.
  struct WallClock {
    let calendar: Calendar
    private let input: DateInput

    init(_ input: DateInput) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      self.calendar = calendar
      self.input = input
    }

    /// The dates that can be chosen.
    var range: ClosedRange<Date> {
      let whole = (date(of: .first), date(of: .last))
      // NB: times over midnight are not between the first and the last one.
      let first = input.first.flatMap { date(in: $0) } ?? whole.0
      let last = input.last.flatMap { date(in: $0) } ?? whole.1
      return first <= last ? first...last : whole.0...whole.1
    }

    /// The current time on the clock of the device, or the nearest date that can be chosen.
    var now: Date {
      var device = Calendar(identifier: .gregorian)
      device.timeZone = .current
      let shown = device.dateComponents([.year, .month, .day, .hour, .minute], from: Date())
      let now = text(of: calendar.date(from: shown) ?? Date())
      let date = date(in: now) ?? range.lowerBound
      return min(max(date, range.lowerBound), range.upperBound)
    }

    /// Returns the date in a text, or nil if the text is not a date.
    func date(in text: String) -> Date? {
      CivilDate(Substring(text), input.parts).map { date(of: $0) }
    }

    /// Returns the text of a date, with the parts that the field has.
    func text(of date: Date) -> String {
      let shown = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      return CivilDate(
        year: shown.year ?? 1, month: shown.month ?? 1, day: shown.day ?? 1, hour: shown.hour ?? 0,
        minute: shown.minute ?? 0
      ).text(input.parts)
    }

    private func date(of civil: CivilDate) -> Date {
      let shown = DateComponents(
        year: input.parts == .time ? 2001 : civil.year, month: civil.month, day: civil.day,
        hour: civil.hour, minute: civil.minute)
      return calendar.date(from: shown) ?? Date(timeIntervalSince1970: 0)
    }
  }

  extension CivilDate {
    fileprivate static var first: CivilDate {
      CivilDate(year: 1, month: 1, day: 1, hour: 0, minute: 0)
    }

    fileprivate static var last: CivilDate {
      CivilDate(year: 9_999, month: 12, day: 31, hour: 23, minute: 59)
    }
  }
#endif
