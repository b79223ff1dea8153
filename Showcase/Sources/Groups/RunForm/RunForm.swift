import Foundation

/// The use of the form of a run.
enum RunForm: Sendable {
  case newRun, plannedRun
}

/// The Model of the form of a run, with what is chosen and typed so far.
struct RunDraft: Equatable, Codable, Sendable {
  /// The values that the user changes.
  struct Values: Equatable, Codable, Sendable {
    var start: Date
    /// The distance in metres, which need not be whole; nil until there is one.
    var metres: Double?
    var kind = RunKind.easy
    var note = ""
    var isPublic = false
  }

  var values: Values
  /// The values before the change: the initial ones, or those which somebody else has given the run
  /// since.
  private(set) var original: Values
  /// The first date that can be chosen.
  let earliest: Date

  private init(_ original: Values, earliest: Date) {
    values = original
    self.original = original
    self.earliest = earliest
  }

  /// Creates a draft of a new run, for nine o'clock on the day after the form was opened.
  init(opened: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let nine = DateComponents(hour: 9, minute: 0)
    let today = calendar.startOfDay(for: opened)
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) ?? opened
    let start =
      calendar.nextDate(after: tomorrow, matching: nine, matchingPolicy: .nextTime) ?? tomorrow
    self.init(Values(start: start), earliest: opened)
  }

  /// Creates a draft of the changes of a run.
  init(_ plan: RunPlan, opened: Date) {
    // NB: the run may have started since it was looked at.
    self.init(Values(plan), earliest: min(opened, plan.start))
  }

  /// Takes over how the run is planned by now; what has been typed stays.
  mutating func learn(_ plan: RunPlan) {
    let now = Values(plan)
    if !isChanged { values = now }
    original = now
  }

  var isChanged: Bool { values != original }

  /// The run that would be planned, which need not be valid.
  var plan: RunPlan { values.plan }
  /// The run before the change.
  var before: RunPlan { original.plan }
}

extension RunDraft.Values {
  fileprivate init(_ plan: RunPlan) {
    self.init(
      start: plan.start, metres: Double(plan.metres), kind: plan.kind, note: plan.note,
      isPublic: plan.isPublic)
  }

  fileprivate var plan: RunPlan {
    RunPlan(
      start: start, metres: Int(exactly: (metres ?? 0).rounded()) ?? .max, kind: kind, note: note,
      isPublic: isPublic)
  }
}
