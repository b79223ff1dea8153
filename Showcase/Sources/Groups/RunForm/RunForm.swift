import Foundation
import Localization

/// The Model of the form of a run, with what is chosen and typed so far.
struct RunDraft: Equatable, Codable, Sendable {
  /// The values that the user changes.
  struct Values: Equatable, Codable, Sendable {
    var start: Date
    /// The distance in the draft's unit; nil until there is one.
    var distance: Double?
    var kind = RunKind.easy
    var note = ""
    var isPublic = false
  }

  var values: Values
  /// The initial values.
  let original: Values
  /// The first date that can be chosen: when the form was opened.
  let opened: Date
  /// The unit of the distance.
  let unit: DistanceUnit

  /// Creates a draft for nine o'clock on the next day.
  init(opened: Date, in zone: TimeZone, unit: DistanceUnit = .kilometres) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let nine = DateComponents(hour: 9, minute: 0)
    let today = calendar.startOfDay(for: opened)
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) ?? opened
    self.opened = opened
    self.unit = unit
    original = Values(
      start: calendar.nextDate(after: tomorrow, matching: nine, matchingPolicy: .nextTime)
        ?? tomorrow)
    values = original
  }

  var isChanged: Bool { values != original }

  /// The run that would be planned, which need not be valid.
  var plan: RunPlan {
    RunPlan(
      start: values.start, metres: Int(((values.distance ?? 0) * unit.metres).rounded()),
      kind: values.kind, note: values.note, isPublic: values.isPublic)
  }
}
