internal import CalcotCode
internal import CalcotFindings

/// An object that passes itself to an object that it retains and that retains it in turn.
struct BackReferenceRetainsOwner: Rule {
  static let description = RuleDescription(
    id: "back-reference-retains-owner", group: "retaining",
    summary:
      "An object does not give itself to an object that it keeps, unless that holds it weakly.",
    rationale: """
      A ViewModel with a strong 'viewController', a child with a strong delegate, a helper that keeps
      the controller it was made with: if the object keeps them in turn, neither is ever released.
      """,
    remedy: """
      Declare the property that points back 'weak', or let the object not keep the other one. All
      places that set the same property are one finding.
      """,
    defaultSeverity: .error,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for use in codebase.mentions(of: .self) {
      guard codebase[use].kind == .identifier, isGiven(use, codebase), codebase.isProduct(use),
        let owner = codebase.enclosingType(of: use), owner.isReference,
        codebase.enclosingMember(of: use)?.isStatic != true,
        let retainPath = ValueFlow.keeping(of: use, isClosure: false, in: codebase),
        retainPath.properties.count > 1, let back = retainPath.properties.first,
        !StrongParent.isParent(back, in: codebase)
      else { continue }
      found.cycles.append(
        Cycle(owner: owner, place: use, holder: "", retainPath: retainPath, cause: back.node))
    }
    found.cycles += AssembledCycles(codebase).cycles + HandlerCycles(codebase).cycles
    found.cycles += ShownCycles(codebase).cycles
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        let back = cycle.retainPath.properties.first?.name.text ?? ""
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
      return around.name == RetainingNames.assign
        && codebase.children(of: parent).first { _ in true } != use
    default: return false
    }
  }
}
