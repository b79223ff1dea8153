internal import CalcotCode
internal import CalcotFindings

/// A reference cycle: an object that retains something which retains the object.
struct Cycle {
  var owner: CodeType
  /// The place of the reference that retains the object.
  var place: NodeID
  /// The words for that reference: "closure", "method 'show'", "'self'".
  var holder: String
  var retainPath: RetainPath
  /// The node that groups findings; nil for the owner.
  var cause: NodeID?
  /// The facts about that reference, if they are elsewhere.
  var facts: [Fact] = []
  /// The message, if it differs from that of the rule.
  var message: String?

  /// Returns the path, as "SearchViewController → history → selectionAction → closure → self".
  func path(in codebase: Codebase) -> String {
    let holders = holder.isEmpty ? [] : [holder]
    return ([owner.name.text] + retainPath.links.reversed() + holders + ["self"])
      .joined(separator: " → ")
  }
}

/// Makes the findings of a rule about cycles: one for all cycles of a type, at the first, with the
/// others as facts.
struct CycleFindings {
  var cycles: [Cycle] = []

  /// Returns the findings of a rule, one for each type and severity.
  func findings<R: Rule>(
    of rule: R.Type, in context: RuleContext, message: (Cycle, _ path: String) -> String,
    severity: (Cycle) -> Severity
  ) -> [Finding] {
    guard !cycles.isEmpty else { return [] }
    let objects = ProcessObjects(context.codebase)
    var groups: [NodeID: [(Cycle, Severity)]] = [:]
    for var cycle in cycles {
      var weight = severity(cycle)
      if weight != .info, objects.contains(cycle.owner) {
        cycle.cause = nil
        cycle.message =
          "'\(cycle.owner.name)' lives as long as the app, so this cycle loses nothing: "
          + cycle.path(in: context.codebase)
        weight = .info
      }
      groups[cycle.cause ?? cycle.owner.declaration, default: []].append((cycle, weight))
    }
    return groups.sorted { $0.key < $1.key }.map { _, group in
      let worst = group.map(\.1).max() ?? .info
      let ordered = group.sorted { $0.0.place < $1.0.place }
      // NB: the group is not empty, so one of them is the worst.
      let chosen = ordered.first { $0.1 == worst } ?? ordered[0]
      let first = chosen.0
      let others = ordered.filter { $0.0.place != first.place }.prefix(24).map {
        Fact("the same here: \($0.0.path(in: context.codebase))", at: $0.0.place)
      }
      return context.finding(
        of: rule, at: first.place, severity: worst,
        confidence: first.retainPath.confidence * (worst == .info ? 0.7 : 0.96),
        symbol: first.retainPath.links.last ?? first.holder,
        message: first.message ?? message(first, first.path(in: context.codebase)),
        facts: first.facts + first.retainPath.facts + others)
    }
  }
}

extension Cycle {
  init(_ capture: CapturingClosure, _ retainPath: RetainPath, in codebase: Codebase) {
    let distance =
      codebase.position(of: capture.use).line - codebase.position(of: capture.closure).line
    let isNear = distance <= 4
    self.init(
      owner: capture.owner, place: isNear ? capture.use : capture.closure, holder: "closure",
      retainPath: retainPath,
      facts: isNear
        ? [Fact("the closure begins here", at: capture.closure)]
        : [Fact("it names 'self' here", at: capture.use)])
  }
}
