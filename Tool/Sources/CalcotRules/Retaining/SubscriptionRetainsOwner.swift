internal import CalcotCode
internal import CalcotFindings

/// A subscription that `self` keeps, with a closure that holds `self`.
struct SubscriptionRetainsOwner: Rule {
  private static let assign: Name = "assign"
  private static let on: Name = "on"

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    let end = StreamEnd(codebase)
    var found = CycleFindings()
    var finite: Set<NodeID> = []
    for capture in SelfCapture(codebase: codebase).capturingClosures() {
      guard let trail = ValueFlow.keeping(of: capture.closure, isClosure: true, in: codebase),
        trail.isSubscription, !weight.breaks.breaks(trail, in: capture.closure)
      else { continue }
      let cycle = Cycle(capture, trail, in: codebase)
      if let argument = codebase.parent(of: capture.closure),
        let call = codebase.parent(of: argument), end.ends(call)
      {
        finite.insert(cycle.place)
      }
      found.cycles.append(cycle)
    }
    found.cycles += assignments(in: codebase)
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps a subscription that holds 'self', so it is never released: "
          + path
      },
      severity: { finite.contains($0.place) ? .info : weight.severity(of: $0) })
  }

  /// `assign(to: \.title, on: self)` holds its target.
  private func assignments(in codebase: Codebase) -> [Cycle] {
    let resolver = Resolver(codebase)
    return codebase.mentions(of: Self.assign).compactMap { call in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        let target = resolver.argument(Self.on, of: call).flatMap(resolver.value(of:)),
        codebase[target].kind == .identifier, codebase[target].name == .self,
        let owner = codebase.enclosingType(of: call), owner.isReference
      else { return nil }
      var flow = ValueFlow(codebase, isClosure: true)
      guard let trail = flow.kept(call, Trail().subscribed()) else { return nil }
      return Cycle(owner: owner, place: target, holder: "assign(to:on:)", trail: trail)
    }
  }
}
