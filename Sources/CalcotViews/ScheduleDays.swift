import Foundation

/// The days of a schedule, with their names.
struct ScheduleDays {
  /// The start of each day; empty if there are none.
  private(set) var starts: [Date] = []
  /// The texts of the days that are the keys of their elements, such as "2026-11-23".
  private(set) var keys: [String] = []
  /// The labels of the days, such as "Mon 23".
  private(set) var labels: [String] = []
  /// The names of the weekdays, from the first one of a week.
  let weekdays: [String]
  /// The number of weekdays before the first day.
  private(set) var leading = 0
  let isMonth: Bool
  private let calendar: Calendar
  /// The form of a time, in Universal Time, so that a minute of a day has the same text on each.
  private let clock: Date.FormatStyle
  private var end = Date.distantPast

  /// Creates the days of the week or the month of a day.
  init(_ period: Calendar.Component, of day: Date, _ settings: Calendar) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = settings.timeZone
    calendar.locale = settings.locale
    calendar.firstWeekday = min(max(settings.firstWeekday, 1), 7)
    self.calendar = calendar
    clock = Date.FormatStyle(
      locale: settings.locale ?? .current, calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt
    ).hour().minute()
    isMonth = period == .month
    let names = calendar.shortWeekdaySymbols
    weekdays = (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
    guard Self.known.contains(day), let whole = calendar.dateInterval(of: period, for: day) else {
      return
    }
    end = whole.end
    leading = (calendar.component(.weekday, from: whole.start) - calendar.firstWeekday + 7) % 7
    var start = whole.start
    while start < end, starts.count < 31 {
      add(start)
      // NB: not a day later by the clock, which some days skip.
      guard let next = calendar.dateInterval(of: .day, for: start)?.end else { break }
      start = next
    }
  }

  /// The dates of the calendar, without its last days, as a week or a month must end in it.
  private static let known =
    Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_370_764_800)

  private mutating func add(_ start: Date) {
    let parts = calendar.dateComponents([.year, .month, .day], from: start)
    let numbers = [parts.year, parts.month, parts.day].map { $0 ?? 0 }
    labels.append("\(weekdays[(leading + starts.count) % 7]) \(numbers[2])")
    keys.append(numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-"))
    starts.append(start)
  }

  /// Returns the index of the day of a date; nil if it is none of these days.
  func index(of date: Date) -> Int? {
    guard date < end else { return nil }
    return starts.lastIndex { $0 <= date }
  }

  /// Returns the minutes of a day that are in a time; nil if all are.
  func minutes(of time: DateInterval, on day: Int) -> Range<Int>? {
    let start = starts[day]
    let next = day + 1 < starts.count ? starts[day + 1] : end
    if time.start <= start, time.end >= next { return nil }
    let first = minute(of: time.start)
    // NB: a clock that is set back may show an earlier time at the end.
    return first..<max(first, time.end >= next ? 1_440 : minute(of: time.end))
  }

  /// Returns the times of minutes of a day, such as "9:00 AM–9:30 AM" or "09:00–09:30".
  func times(of minutes: Range<Int>) -> String {
    let bounds = minutes.isEmpty ? [minutes.lowerBound] : [minutes.lowerBound, minutes.upperBound]
    return bounds.map { clock.format(Date(timeIntervalSinceReferenceDate: Double($0) * 60)) }
      .joined(separator: "–")
  }

  private func minute(of date: Date) -> Int {
    calendar.component(.hour, from: date) * 60 + calendar.component(.minute, from: date)
  }
}
