import CalcotFindings

/// The treatment of stale entries of the baseline.
enum StaleBaseline: String, CaseIterable, Sendable {
  case shrink, keep, fail

  func apply(
    to outcome: LintOutcome, in environment: ToolEnvironment
  ) throws -> (messages: [String], status: ExitStatus) {
    guard let baseline = outcome.baseline, let store = outcome.baselineFile,
      !baseline.stale.isEmpty
    else { return ([], .clean) }
    let count = baseline.stale.count
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    switch self {
    case .keep:
      return ([], .clean)
    case .shrink:
      try store.replace(by: baseline.remaining, in: environment)
      return (["\(store.shownPath): \(entries) taken out: mended"], .clean)
    case .fail:
      let lines = baseline.stale.map { entry in
        "\(store.shownPath): error: '\(entry.subject.type)' no longer breaks '\(entry.rule)'; run "
          + "'calcot lint' and commit the smaller baseline"
      }
      return (lines, .findings)
    }
  }
}
