internal import Foundation

/// A time as a community file has it, to the minute and in universal time: "2026-11-24T09:00Z".
struct TimeText {
  let date: Date
  let text: String

  /// Creates the text of a time. For one before the year 1 or after 9999, it is none that can be
  /// read.
  init(_ date: Date) {
    let parts = Self.calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: date)
    let year = parts.era == 1 ? parts.year ?? 0 : 0
    self.date = date
    text =
      Self.digits(year, 4) + "-" + Self.digits(parts.month, 2) + "-" + Self.digits(parts.day, 2)
      + "T" + Self.digits(parts.hour, 2) + ":" + Self.digits(parts.minute, 2) + "Z"
  }

  /// Reads a text; returns nil if it is not exactly that of a time.
  init?(_ text: String) {
    guard text.utf8.count == 17 else { return nil }
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 5, numbers[0] > 0 else { return nil }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    guard let date = Self.calendar.date(from: parts) else { return nil }
    self.init(date)
    // NB: a calendar reads the 31st of February as a day in March.
    guard self.text == text else { return nil }
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func digits(_ number: Int?, _ count: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
