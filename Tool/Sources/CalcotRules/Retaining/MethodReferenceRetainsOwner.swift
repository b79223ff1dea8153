internal import CalcotCode
internal import CalcotFindings

/// A method of `self` that is stored as a value by what `self` keeps.
struct MethodReferenceRetainsOwner: Rule {
  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for reference in SelfCapture(codebase: codebase).methodReferences() {
      guard let trail = ValueFlow.keeping(of: reference.place, isClosure: true, in: codebase)
      else { continue }
      found.cycles.append(
        Cycle(
          owner: reference.owner, place: reference.place,
          holder: "method '\(reference.method.name)'", trail: trail,
          facts: [Fact("the method is declared here", at: reference.method.node)]))
    }
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps its own \(cycle.holder), which holds 'self': \(path)"
      },
      severity: weight.severity)
  }
}
