internal import Foundation
internal import Groups

extension GroupSeed.Entry {
  /// Returns the group with a description, a place, and a run each week: in the ten weeks before
  /// today and in the two after it.
  ///
  /// - Parameters:
  ///   - weekday: The day of the runs, 1 for Sunday.
  ///   - metres: The distances, which are repeated.
  func running(
    _ kind: RunKind, on weekday: Int, at hour: Int, _ metres: [Int], about: GroupAbout
  ) -> GroupSeed.Entry {
    GroupSeed.Entry(
      name, members: members, category: category, about: about,
      runs: Self.days(weekday, hour).enumerated().map { place, start in
        RunPlan(
          start: start, metres: metres[place % metres.count], kind: kind, isPublic: place % 2 == 0)
      })
  }

  private static func days(_ weekday: Int, _ hour: Int) -> [Date] {
    let calendar = Calendar(identifier: .gregorian)
    let time = DateComponents(hour: hour, minute: 0, weekday: weekday)
    let next = calendar.nextDate(after: Date(), matching: time, matchingPolicy: .nextTime)
    return (-10..<2).compactMap { week in
      next.flatMap { calendar.date(byAdding: .day, value: week * 7, to: $0) }
    }
  }
}
