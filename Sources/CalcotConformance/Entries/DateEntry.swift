import CalcotContent
import CalcotTesting
import Foundation

/// The fields for a date: one for each of its parts, and one for an optional date.
enum DateEntry: String, CaseIterable {
  case day, time, moment, optional

  var label: String { rawValue.capitalized }

  var parts: DateInput.Parts {
    switch self {
    case .day, .optional: .day
    case .time: .time
    case .moment: .dayAndTime
    }
  }

  /// The zone of the clock that the user reads.
  var zone: TimeZone {
    switch self {
    case .day: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
    case .time: TimeZone(identifier: "America/St_Johns") ?? .gmt
    // NB: in other zones some times do not exist.
    case .moment, .optional: .gmt
    }
  }

  /// Returns a random choice of the user, as the field's text.
  func random(_ random: inout SeededGenerator) -> String {
    // NB: before, the Gregorian calendar lacks some days.
    let year = Int.random(in: 1583...9999, using: &random)
    let (month, day) = (
      Int.random(in: 1...12, using: &random), Int.random(in: 1...28, using: &random)
    )
    let (hour, minute) = (
      Int.random(in: 0...23, using: &random), Int.random(in: 0...59, using: &random)
    )
    let date = String(format: "%04d-%02d-%02d", year, month, day)
    let time = String(format: "%02d:%02d", hour, minute)
    switch self {
    case .day: return date
    case .time: return time
    case .moment: return date + "T" + time
    case .optional: return Int.random(in: 0..<3, using: &random) == 0 ? "" : date
    }
  }

  /// Returns the text of a date in the zone.
  func text(of date: Date?) -> String {
    guard let date else { return "" }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = zone
    switch parts {
    case .day: format.dateFormat = "yyyy-MM-dd"
    case .time: format.dateFormat = "HH:mm"
    case .dayAndTime: format.dateFormat = "yyyy-MM-dd'T'HH:mm"
    }
    return format.string(from: date)
  }
}
