internal import CalcotCode
internal import CalcotFindings

/// ViewModels ask for navigation; they do not carry it out.
struct ViewModelNavigatesRule: Rule {
  static let description = RuleDescription(
    id: "viewmodel-navigates", group: "navigation",
    summary:
      "A ViewModel asks its Coordinator or Router for navigation, and touches no controller.",
    rationale: """
      A ViewModel that pushes and presents needs a live screen to be tested, and works on one \
      platform only.
      """,
    remedy: """
      Call a method of a Coordinator or Router protocol that speaks of what happened, without views \
      or controllers, and do the rest there.
      """,
    examples: ViewModelNavigatesExamples.all)

  func findings(in context: RuleContext) -> [Finding] {
    let search = ViewModelNavigation(context.codebase)
    var groups: [TypeID: [ViewModelNavigation.Place]] = [:]
    for place in search.places { groups[place.type.id, default: []].append(place) }
    return groups.values.map { places in
      let sorted = places.sorted { ($0.weight, $0.node) < ($1.weight, $1.node) }
      let first = sorted[0]
      return context.finding(
        of: Self.self, at: first.node,
        severity: DebugCode.contains(first.node, in: context.codebase) ? .info : .warning,
        confidence: sorted.map(\.confidence).max() ?? 0,
        symbol: context.codebase[first.node].name.text,
        message: "'\(context.codebase.qualifiedName(of: first.type))' \(first.what); a ViewModel "
          + "asks its Coordinator for that",
        facts: sorted.dropFirst().map { Fact("it also \($0.what)", at: $0.node) })
    }
  }
}
