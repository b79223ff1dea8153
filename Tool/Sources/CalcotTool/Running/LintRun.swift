import CalcotCode
import CalcotConfiguration
import CalcotFiles
import CalcotFindings
import CalcotReports
import CalcotRules

/// One run of `calcot lint`, up to what it found.
struct LintRun: Sendable {
  var reading = CodebaseReading()
  /// Only the rules with these ids; all that the configuration lets run, if there is none.
  var only: [String] = []
  /// From 0 to 1; overrides the configuration.
  var minimumConfidence: Double?
  /// The profile that holds whatever the configuration says.
  var profile: Configuration.Profile?
  var baselinePath: String?
  /// Reports what the baseline knows, too.
  var ignoresBaseline = false

  /// How sure a finding has to be if nobody says.
  static let usualConfidence = 0.7
}

/// What a run of `calcot lint` found.
struct LintOutcome: Sendable {
  var report: LintReport
  /// What the baseline says, if there is one.
  var baseline: BaselineComparison?
  var baselineFile: BaselineStore?
  var codebase: Codebase
  /// What opens a file, by its path in findings.
  var files: [String: Path]

  var status: ExitStatus {
    report.findings.contains { $0.severity != .info } ? .findings : .clean
  }
}

extension LintRun {
  /// Reads the codebase and applies the rules.
  func outcome(in environment: ToolEnvironment) throws -> LintOutcome {
    let start = ContinuousClock.now
    try refuseUnknownRules()
    let read = try reading.read(in: environment)
    var house = read.house
    if let profile { house.configuration.profile = profile }
    let store = try BaselineStore(
      path: baselinePath, house: house, isIgnored: ignoresBaseline, in: environment)
    let rules = RuleBook.all.filter { rule in
      only.isEmpty
        ? house.configuration.runs(rule.description) : only.contains(rule.description.id)
    }
    let found = try findings(of: rules, in: read, house: house)
    let commented = comments(on: found, rules: rules, read: read, house: house)
    let comparison = store?.baseline.compare(
      with: commented.reported, scope: scope(of: read, rules: rules, house: house))
    let kept = (comparison?.new ?? commented.reported)
      .filter { isSure($0, in: house.configuration) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let report = LintReport(
      findings: kept,
      suppressed: (commented.suppressed + (comparison?.known ?? [])).map(Self.suppressed),
      problems: problems(of: read),
      rules: rules.map { $0.description } + IgnoreRules.all,
      statistics: .init(files: read.sources.count, lines: read.lineCount, seconds: seconds),
      root: environment.currentFolder.text, toolVersion: Calcot.version)
    let paths = Dictionary(
      read.sources.map { ($0.file.shownPath, $0.file.path) }, uniquingKeysWith: { one, _ in one })
    return LintOutcome(
      report: report, baseline: comparison, baselineFile: store, codebase: read.codebase,
      files: paths)
  }

  private func refuseUnknownRules() throws {
    let ids = HouseConfiguration.allRules.map(\.id)
    for id in only where !ids.contains(id) {
      throw ToolFailure.misuse(
        "calcot: error: there is no rule '\(id)'; 'calcot rules' lists them")
    }
  }

  private func findings(
    of rules: [any Rule.Type], in read: ReadCodebase, house: HouseConfiguration
  ) throws -> [Finding] {
    let written = read.written
    let excluded = try RuleExclusions(house: house, read: read)
    let configuration = house.configuration
    let codebase = read.codebase
    return WorkerThreads().map(rules.count) { index in
      let description = rules[index].description
      let context = RuleContext(
        codebase: codebase, numbers: configuration.numbers(of: description))
      return rules[index].init().findings(in: context).compactMap { finding -> Finding? in
        guard written.contains(finding.path), !excluded.excludes(finding) else { return nil }
        var finding = finding
        finding.severity = configuration.severity(of: finding, by: description)
        return finding
      }
    }.flatMap { $0 }
  }

  private func comments(
    on findings: [Finding], rules: [any Rule.Type], read: ReadCodebase, house: HouseConfiguration
  ) -> (reported: [Finding], suppressed: [SuppressedFinding]) {
    let written = read.written
    let ignores = Ignores(
      in: read.codebase.files.filter { written.contains($0.path) },
      knownRules: HouseConfiguration.allRules.map(\.id))
    var applied = ignores.apply(to: findings, rules: Set(rules.map { $0.description.id }))
    let about = Dictionary(
      IgnoreRules.all.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    applied.reported = applied.reported.compactMap { finding in
      guard let rule = about[finding.rule] else { return finding }
      guard runs(rule, in: house) else { return nil }
      var finding = finding
      finding.severity = house.configuration.severity(of: finding, by: rule)
      return finding
    }
    return applied
  }

  private func isSure(_ finding: Finding, in configuration: Configuration) -> Bool {
    let least =
      minimumConfidence
      ?? configuration.minimumConfidence(of: finding.rule, standard: Self.usualConfidence)
    return finding.confidence >= least
  }

  /// Rules about comments run beside the others.
  private func runs(_ rule: RuleDescription, in house: HouseConfiguration) -> Bool {
    (only.isEmpty || only.contains(rule.id)) && house.configuration.runs(rule)
  }

  private func scope(
    of read: ReadCodebase, rules: [any Rule.Type], house: HouseConfiguration
  ) -> Baseline.Scope {
    guard read.isWhole, read.problems.isEmpty else { return .part }
    let about = IgnoreRules.all.filter { runs($0, in: house) }
    let ran = Set(rules.map { $0.description.id } + about.map(\.id))
    return .whole(rulesLeftOut: Set(HouseConfiguration.allRules.map(\.id)).subtracting(ran))
  }

  private static func suppressed(_ finding: SuppressedFinding) -> LintReport.Suppressed {
    LintReport.Suppressed(
      finding.finding, by: finding.cause == .comment ? .comment : .baseline,
      reason: finding.reason.isEmpty ? nil : finding.reason)
  }

  private func problems(of read: ReadCodebase) -> [LintReport.Problem] {
    let files = read.problems.map { LintReport.Problem(path: $0.path, message: $0.message) }
    let places = read.codebase.files.flatMap { file in
      file.facts.problems.map { problem in
        LintReport.Problem(
          path: file.path, line: file.facts.position(of: problem.offset).line,
          message: problem.message)
      }
    }
    return files + places
  }
}
