internal import CalcotCode
internal import CalcotFindings

/// An object that gives itself to an object it keeps, which keeps it in turn.
struct BackReferenceRetainsOwner: Rule {
  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for use in codebase.mentions(of: .self) {
      guard codebase[use].kind == .identifier, isGiven(use, codebase), codebase.isProduct(use),
        let owner = codebase.enclosingType(of: use), owner.isReference,
        codebase.enclosingMember(of: use)?.isStatic != true,
        let trail = ValueFlow.keeping(of: use, isClosure: false, in: codebase),
        trail.properties.count > 1, let back = trail.properties.first,
        !StrongParent.isParent(back, in: codebase)
      else { continue }
      found.cycles.append(
        Cycle(owner: owner, place: use, holder: "", trail: trail, cause: back.node))
    }
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        let back = cycle.trail.properties.first?.name.text ?? ""
        return "'\(cycle.owner.name)' keeps an object that keeps it in '\(back)', "
          + "which is not weak: \(path)"
      },
      severity: weight.severity)
  }

  private func isGiven(_ use: NodeID, _ codebase: Codebase) -> Bool {
    guard let parent = codebase.parent(of: use) else { return false }
    let around = codebase[parent]
    switch around.kind {
    case .argument: return codebase.parent(of: parent).map { codebase[$0].kind == .call } ?? false
    case .assignment:
      return around.name == Words.assign && codebase.children(of: parent).first { _ in true } != use
    default: return false
    }
  }
}
