import Foundation

/// Visits of a week and a month.
struct Planned: Identifiable, Sendable {
  let id: String
  let time: DateInterval

  /// 2 March 2026.
  static let monday = Date(timeIntervalSince1970: 1_772_409_600)

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = 2
    return calendar
  }()

  /// A calendar of another count of years, in a zone that skips midnights.
  static let strange: Calendar = {
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo") ?? .gmt
    calendar.firstWeekday = 7
    return calendar
  }()

  /// A visit some hours after the beginning of the week.
  static func visit(_ id: String, from hour: Double, hours: Double) -> Planned {
    Planned(
      id: id,
      time: DateInterval(start: monday + hour * 3_600, duration: hours * 3_600))
  }

  static let visits = [
    visit("Ada", from: 33, hours: 0.5), visit("Bo", from: 32, hours: 3),
    visit("Fair", from: 72, hours: 24), visit("Later", from: 24 * 20, hours: 1),
  ]

  /// Visits without a length, without an end, of no time, and with one identity.
  static func hostile(_ text: String) -> [Planned] {
    [
      visit(text, from: 9, hours: 0), visit(text, from: 9, hours: .infinity),
      Planned(id: text, time: DateInterval(start: Date(timeIntervalSince1970: .nan), duration: 1)),
      visit("far", from: 1e300, hours: 1), visit("before", from: -1e300, hours: 1),
      visit("long", from: -1, hours: 1e9),
    ]
  }
}
