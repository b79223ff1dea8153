internal import CalcotCode
internal import CalcotFindings

/// A closure that holds `self`, kept by what `self` keeps.
struct ClosureRetainsOwner: Rule {
  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for capture in SelfCapture(codebase: codebase).capturingClosures() {
      guard !StreamClosures.contains(capture.closure, in: codebase),
        let trail = ValueFlow.keeping(of: capture.closure, isClosure: true, in: codebase),
        !trail.isFinite, !isCompletion(capture.closure, trail, codebase),
        !isNeverMade(capture.closure, codebase),
        !weight.breaks.breaks(trail, in: capture.closure)
      else { continue }
      found.cycles.append(Cycle(capture, trail, in: codebase))
    }
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps a closure that holds 'self', so neither is released: \(path)"
      },
      severity: weight.severity)
  }

  /// The value of a lazy property that nothing reads.
  private func isNeverMade(_ closure: NodeID, _ codebase: Codebase) -> Bool {
    guard let value = codebase.parent(of: closure), codebase[value].kind == .initialValue,
      let property = codebase.parent(of: value), codebase[property].flags.contains(.isLazy)
    else { return false }
    return codebase.mentions(of: codebase[property].name).isEmpty
  }

  private static let observing = ["observe", "subscribe", "bind", "on", "watch", "listen", "add"]

  /// A function that tells the result of its work through a stream lets go of its completion.
  private func isCompletion(_ closure: NodeID, _ trail: Trail, _ codebase: Codebase) -> Bool {
    guard trail.isSubscription, let argument = codebase.parent(of: closure),
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      let target = Resolver(codebase).target(of: call), target.isFunction
    else { return false }
    let name = target.name.text
    return !Self.observing.contains { name.hasPrefix($0) }
  }
}

extension Cycle {
  init(_ capture: CapturingClosure, _ trail: Trail, in codebase: Codebase) {
    let distance =
      codebase.position(of: capture.use).line - codebase.position(of: capture.closure).line
    let isNear = distance <= 4
    self.init(
      owner: capture.owner, place: isNear ? capture.use : capture.closure, holder: "closure",
      trail: trail,
      facts: isNear
        ? [Fact("the closure begins here", at: capture.closure)]
        : [Fact("it names 'self' here", at: capture.use)])
  }
}
