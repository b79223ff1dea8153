internal import CalcotCode
internal import CalcotFindings

/// A subscription that `self` keeps, with a closure that holds `self`.
struct SubscriptionRetainsOwner: Rule {
  private static let assign: Name = "assign"
  private static let on: Name = "on"
  /// `ownership: .weak` of a library that extends Combine.
  private static let ownership: Name = "ownership"

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for capture in SelfCapture(codebase: codebase).capturingClosures() {
      guard StreamClosures.contains(capture.closure, in: codebase),
        let trail = ValueFlow.keeping(of: capture.closure, isClosure: true, in: codebase),
        !weight.breaks.breaks(trail, in: capture.closure)
      else { continue }
      found.cycles.append(Cycle(capture, trail, in: codebase))
    }
    found.cycles += assignments(in: codebase)
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps a subscription that holds 'self', so it is never released: "
          + path
      },
      severity: { $0.trail.isFinite ? .info : weight.severity(of: $0) })
  }

  /// `assign(to: \.title, on: self)` holds its target.
  private func assignments(in codebase: Codebase) -> [Cycle] {
    let resolver = Resolver(codebase)
    return codebase.mentions(of: Self.assign).compactMap { call in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        let target = resolver.argument(Self.on, of: call).flatMap(resolver.value(of:)),
        codebase[target].kind == .identifier, codebase[target].name == .self,
        resolver.argument(Self.ownership, of: call) == nil,
        let owner = codebase.enclosingType(of: call), owner.isReference
      else { return nil }
      var flow = ValueFlow(codebase, isClosure: true)
      guard let trail = flow.kept(call, Trail().subscribed()) else { return nil }
      return Cycle(owner: owner, place: target, holder: "assign(to:on:)", trail: trail)
    }
  }
}
