import Foundation

/// The runs of a group around a moment: those to come, and what was run in the weeks before.
struct RunLog: Equatable, Sendable {
  /// A week from Monday on, with the distance of its runs so far.
  struct Week: Equatable, Sendable {
    let start: Date
    let metres: Int
  }

  /// The number of weeks that are looked at.
  static let weekCount = 8

  /// The runs that have not started, the next one first.
  let planned: [Run]
  /// The last weeks, the current one at the end; empty if nobody has run in any.
  let weeks: [Week]
  /// The runs of the current month, planned or over.
  let month: [Run]

  /// The run that starts next.
  var next: Run? { planned.first }

  /// Creates the log of runs in any order. Their number times that of the weeks is the cost.
  init(_ runs: [Run], at now: Date, in zone: TimeZone) {
    planned = runs.filter { $0.plan.start >= now }
      .sorted { ($0.plan.start, $0.id.rawValue) < ($1.plan.start, $1.id.rawValue) }
    let over = runs.lazy.map(\.plan).filter { $0.start < now }
    let weeks = Self.intervals(until: now, in: zone).map { week in
      Week(
        start: week.lowerBound,
        metres: over.filter { week.contains($0.start) }.reduce(0) { $0 + $1.metres })
    }
    self.weeks = weeks.contains { $0.metres > 0 } ? weeks : []
    let current = Self.calendar(in: zone).dateInterval(of: .month, for: now)
    month = runs.filter { run in
      current.map { $0.start <= run.plan.start && run.plan.start < $0.end } ?? false
    }
  }

  private static func calendar(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = zone
    return calendar
  }

  private static func intervals(until now: Date, in zone: TimeZone) -> [Range<Date>] {
    let calendar = calendar(in: zone)
    guard let current = calendar.dateInterval(of: .weekOfYear, for: now) else { return [] }
    // NB: a week is not always as long as seven days, when clocks change.
    let starts = (1 - weekCount...1).compactMap {
      calendar.date(byAdding: .weekOfYear, value: $0, to: current.start)
    }
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }
}
