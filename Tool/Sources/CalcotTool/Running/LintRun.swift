import CalcotCode
import CalcotConfiguration
import CalcotFiles
import CalcotFindings
import CalcotReports
import CalcotRules

/// A run of `calcot lint`, up to its report.
struct LintRun: Sendable {
  var reading = CodebaseReading()
  /// The ids of the rules to run; if it is empty, all that the configuration lets run.
  var only: [String] = []
  /// The minimum confidence from 0 to 1, which overrides that of the configuration.
  var minimumConfidence: Double?
  var baselinePath: String?
  /// A Boolean value that indicates whether the report also has the findings of the baseline.
  var ignoresBaseline = false
  /// The revision since which a finding's line must have changed to be reported.
  var changedSince: String?
  /// A Boolean value that indicates whether the run reuses the findings of an earlier one if
  /// nothing has changed since. There is no codebase then.
  var reusesFindings = false
}

/// The result of a run of `calcot lint`.
struct LintOutcome: Sendable {
  var report: LintReport
  /// The findings compared with the baseline, if there is one.
  var baseline: BaselineComparison?
  var baselineFile: BaselineStore?
  /// The codebase; nil if the run reused the findings of an earlier one.
  var codebase: Codebase?
  /// The paths for opening files, by their paths in findings.
  var files: [String: Path]

  var status: ExitStatus {
    report.findings.contains { $0.severity != .info } ? .findings : .clean
  }
}

extension LintRun {
  /// Reads the codebase, applies the rules, and then, in this order: the ignoring comments, the
  /// baseline, the minimum confidence, and the severities.
  func outcome(in environment: ToolEnvironment) throws -> LintOutcome {
    let start = ContinuousClock.now
    try refuseUnknownRules()
    let read = try reading.sources(in: environment)
    let project = read.project
    let store = try BaselineStore(
      path: baselinePath, project: project, isIgnored: ignoresBaseline, in: environment)
    let rules = RuleSelection(only: only, configuration: project.configuration)
    let (found, codebase) = try analysis(of: read, by: rules, in: environment)
    let comparison = store?.baseline.compare(
      with: found.reported, scope: scope(of: read, rules: rules))
    let weight = FindingWeight(
      configuration: project.configuration, minimumConfidence: minimumConfidence)
    let changed = try changedSince.map { try ChangedLines(since: $0, in: environment) }
    let kept = (comparison?.new ?? found.reported).filter {
      weight.isReported($0) && changed?.contains($0) ?? true
    }
    let suppressed = found.suppressed + (comparison?.known ?? [])
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let report = LintReport(
      findings: kept.map(weight.weighed), suppressed: suppressed.map(weight.weighed),
      problems: read.problems.map { LintReport.Problem(path: $0.path, message: $0.message) }
        + found.problems,
      rules: (rules.code + RuleBook.comments).map { $0.description },
      statistics: .init(
        files: read.files.files.count, lines: found.lineCount, seconds: seconds),
      trend: try store?.trend().points ?? [], root: environment.currentFolder.text,
      toolVersion: ToolIdentity.version, judgedTypes: found.judgedTypes, notes: found.notes,
      help: project.configuration.help)
    let paths = Dictionary(
      read.files.files.map { ($0.file.shownPath, $0.file.path) },
      uniquingKeysWith: { one, _ in one })
    return LintOutcome(
      report: report, baseline: comparison, baselineFile: store, codebase: codebase,
      files: paths)
  }

  private func refuseUnknownRules() throws {
    let ids = RuleBook.descriptions.map(\.id)
    for id in only where !ids.contains(id) {
      throw ToolFailure.misuse(
        "calcot: error: there is no rule '\(id)'; 'calcot rules' lists them")
    }
  }

  /// Returns the analysis of an earlier run if nothing has changed, otherwise a new one.
  private func analysis(
    of sources: ReadSources, by rules: RuleSelection, in environment: ToolEnvironment
  ) throws -> (LintAnalysis, Codebase?) {
    let timings = environment.timings
    let cache = reusesFindings ? AnalysisCache(of: sources, run: self, in: environment) : nil
    if let known = timings.stage("look for known findings", { cache?.analysis }) {
      return (known, nil)
    }
    let read = try reading.link(sources, in: environment)
    let analysis = LintAnalysis(of: read, by: rules, timings: timings)
    timings.stage("keep the findings") { cache?.keep(analysis) }
    return (analysis, read.codebase)
  }

  private func scope(of read: ReadSources, rules: RuleSelection) -> Baseline.Scope {
    guard read.isWhole, read.problems.isEmpty else { return .part }
    return .whole(rulesLeftOut: Set(RuleBook.descriptions.map(\.id)).subtracting(rules.ids))
  }
}
