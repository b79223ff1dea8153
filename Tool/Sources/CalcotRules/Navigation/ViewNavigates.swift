internal import CalcotCode
internal import CalcotFindings

/// A View or view controller that navigates itself instead of its Coordinator or Router.
struct ViewNavigates: Rule {
  static let description = RuleDescription(
    id: "view-navigates", group: "navigation",
    summary: "A View or view controller does not push or present another screen of the app itself.",
    rationale: """
      A screen that makes and shows the next one knows its type and everything that one needs. It \
      can be shown in one place only, and where a user can go is written nowhere.
      """,
    remedy: """
      Tell the ViewModel what the user did, and let its Coordinator or Router make and show the next \
      screen. Alerts, pickers and share sheets of the system may stay.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let resolver = Resolver(codebase)
    let calls = NavigationCalls(resolver)
    let finder = DestinationFinder(resolver)
    let direct = calls.showing
    let helpers = PresentingHelpers(direct, finder)
    var groups: [Key: ScreenShowing] = [:]
    var seen: Set<NodeID> = []
    for call in direct + helpers.calls(calls) where seen.insert(call.node).inserted {
      guard let showing = ScreenShowing(call, finder) else { continue }
      let key = Key(
        type: showing.type.id, name: showing.destination.name,
        member: showing.destination.name.isEmpty ? codebase.enclosingMember(of: call.node) : nil)
      groups[key] = groups[key].map { $0.joined(showing) } ?? showing
    }
    return groups.values.map { $0.finding(in: context) }
      + FlowStarts(resolver).findings(in: context) + OpenedLinks(resolver).findings(in: context)
  }

  private struct Key: Hashable {
    var type: TypeID
    var name: String
    var member: Member?
  }
}
