internal import CalcotCode
internal import CalcotFindings

/// The severity of cycles.
struct CycleWeight {
  let codebase: Codebase
  let breaks: CycleBreaks

  init(_ codebase: Codebase) {
    self.codebase = codebase
    breaks = CycleBreaks(codebase)
  }

  /// Returns an error if nothing ever ends the cycle, a warning if leaving a screen ends it,
  /// information if the code shows that it is intended.
  func severity(of cycle: Cycle) -> Severity {
    if breaks.breaks(cycle.retainPath, at: cycle.place) { return .info }
    if cycle.retainPath.isShown || breaks.breaksSometimes(cycle.retainPath, at: cycle.place) {
      return isOwnedByParent(cycle.owner) ? .warning : .info
    }
    let isSure =
      cycle.retainPath.confidence >= 0.8 && !cycle.retainPath.isSubscription
      && !cycle.retainPath.isGuess
    return isSure ? .error : .warning
  }

  /// Returns a Boolean value that indicates whether a parent retains a coordinator. Without a
  /// parent, a coordinator may rely on the closures of its screens to stay alive.
  private func isOwnedByParent(_ type: CodeType) -> Bool {
    guard type.kind == .class else { return false }
    return type.inherited.contains { above in
      above.type.map { codebase[$0].kind == .class } ?? true
        && Codebase.role(claimedBy: above.name).navigates
    }
  }
}
