import CalcotConformance
import Foundation

extension Planned {
  /// A calendar of another count of years, in a zone that skips midnights.
  static let strange: Calendar = {
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo") ?? .gmt
    calendar.firstWeekday = 7
    return calendar
  }()

  static let visits = [
    visit("Ada", from: 33, hours: 0.5), visit("Bo", from: 32, hours: 3),
    visit("Fair", from: 72, hours: 24), visit("Later", from: 24 * 20, hours: 1),
  ]

  /// Visits without a length, without an end, of no time, and with one identity.
  static func hostile(_ text: String) -> [Planned] {
    [
      visit(text, from: 9, hours: 0), visit(text, from: 9, hours: .infinity),
      visit(text, from: .nan, hours: 1 / 3_600),
      visit("far", from: 1e300, hours: 1), visit("before", from: -1e300, hours: 1),
      visit("long", from: -1, hours: 1e9),
    ]
  }
}
