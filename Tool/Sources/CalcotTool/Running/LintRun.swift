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
  /// Takes what an earlier run found if nothing has changed since. Then there is no codebase.
  var remembers = false

  /// How sure a finding has to be if nobody says.
  static let usualConfidence = 0.7
  /// A leak that is less sure than usual, but as sure as this, is worth a remark.
  static let remarkConfidence = 0.3
  static let remarkGroup = "retaining"
}

/// What a run of `calcot lint` found.
struct LintOutcome: Sendable {
  var report: LintReport
  /// What the baseline says, if there is one.
  var baseline: BaselineComparison?
  var baselineFile: BaselineStore?
  /// Nil if an earlier run knew the findings.
  var codebase: Codebase?
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
    var read = try reading.sources(in: environment)
    if let profile { read.house.configuration.profile = profile }
    let house = read.house
    let store = try BaselineStore(
      path: baselinePath, house: house, isIgnored: ignoresBaseline, in: environment)
    let rules = RuleBook.all.filter { rule in
      only.isEmpty
        ? house.configuration.runs(rule.description) : only.contains(rule.description.id)
    }
    let (found, codebase) = try judgement(of: read, by: rules, in: environment)
    let comparison = store?.baseline.compare(
      with: found.reported, scope: scope(of: read, rules: rules))
    let kept = (comparison?.new ?? found.reported)
      .compactMap { weighed($0, by: house.configuration) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let report = LintReport(
      findings: kept,
      suppressed: found.suppressed + (comparison?.known ?? []),
      problems: read.problems.map { LintReport.Problem(path: $0.path, message: $0.message) }
        + found.problems,
      rules: rules.map { $0.description } + IgnoreRules.all,
      statistics: .init(
        files: read.files.files.count, lines: found.lineCount, seconds: seconds),
      trend: try store?.trend().points ?? [], root: environment.currentFolder.text,
      toolVersion: Calcot.version)
    let paths = Dictionary(
      read.files.files.map { ($0.file.shownPath, $0.file.path) },
      uniquingKeysWith: { one, _ in one })
    return LintOutcome(
      report: report, baseline: comparison, baselineFile: store, codebase: codebase,
      files: paths)
  }

  /// What there is to say about the code itself, from an earlier run if it can be.
  private func judgement(
    of sources: ReadSources, by rules: [any Rule.Type], in environment: ToolEnvironment
  ) throws -> (LintJudgement, Codebase?) {
    let memory = remembers ? LintMemory(of: sources, run: self, in: environment) : nil
    if let known = environment.timings.stage("look for known findings", { memory?.judgement }) {
      return (known, nil)
    }
    let read = try reading.link(sources, in: environment)
    let timings = environment.timings
    let found = timings.stage("rules") {
      findings(of: rules, in: read, timings: timings)
    }
    let judgement = timings.stage("comments") {
      let commented = comments(on: found, rules: rules, read: read)
      return LintJudgement(
        reported: commented.reported, suppressed: commented.suppressed,
        problems: problems(of: read), lineCount: read.lineCount)
    }
    timings.stage("keep the findings") { memory?.keep(judgement) }
    return (judgement, read.codebase)
  }

  private func refuseUnknownRules() throws {
    let ids = HouseConfiguration.allRules.map(\.id)
    for id in only where !ids.contains(id) {
      throw ToolFailure.misuse(
        "calcot: error: there is no rule '\(id)'; 'calcot rules' lists them")
    }
  }

  private func findings(
    of rules: [any Rule.Type], in read: ReadCodebase, timings: Timings
  ) -> [Finding] {
    let written = read.written
    let excluded = RuleExclusions(house: read.house, read: read)
    let configuration = read.house.configuration
    let codebase = read.codebase
    let layers = layers(of: read)
    return WorkerThreads().map(rules.count) { index in
      let description = rules[index].description
      let context = RuleContext(
        codebase: codebase, numbers: configuration.numbers(of: description), layers: layers)
      let found = timings.rule(description.id) { rules[index].init().findings(in: context) }
      return found.compactMap { finding -> Finding? in
        guard written.contains(finding.path), !excluded.excludes(finding) else { return nil }
        var finding = finding
        finding.severity = configuration.severity(of: finding, by: description)
        return finding
      }
    }.flatMap { $0 }
  }

  /// The files of each layer; a file belongs to the first layer that it fits.
  private func layers(of read: ReadCodebase) -> [RuleContext.Layer] {
    var taken: Set<Int32> = []
    return read.house.configuration.layers.map { layer in
      let files = read.sources.indices.lazy.map(Int32.init).filter { file in
        !taken.contains(file) && read.house.matches(layer.files, read.sources[Int(file)].file)
      }
      let found = Set(files)
      taken.formUnion(found)
      return RuleContext.Layer(name: layer.name, files: found)
    }
  }

  private func comments(
    on findings: [Finding], rules: [any Rule.Type], read: ReadCodebase
  ) -> (reported: [Finding], suppressed: [SuppressedFinding]) {
    let written = read.written
    let house = read.house
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

  /// A finding that is less sure than it has to be is left out, or, where nobody has said how sure
  /// that is, no more than a remark.
  private func weighed(_ finding: Finding, by configuration: Configuration) -> Finding? {
    let least =
      minimumConfidence
      ?? configuration.minimumConfidence(of: finding.rule, standard: Self.usualConfidence)
    if finding.confidence >= least { return finding }
    guard minimumConfidence == nil, least == Self.usualConfidence,
      finding.confidence >= Self.remarkConfidence,
      RuleBook.rule(id: finding.rule)?.description.group == Self.remarkGroup
    else { return nil }
    var finding = finding
    finding.severity = .info
    return finding
  }

  /// Rules about comments run beside the others.
  private func runs(_ rule: RuleDescription, in house: HouseConfiguration) -> Bool {
    (only.isEmpty || only.contains(rule.id)) && house.configuration.runs(rule)
  }

  private func scope(
    of read: ReadSources, rules: [any Rule.Type]
  ) -> Baseline.Scope {
    guard read.isWhole, read.problems.isEmpty else { return .part }
    let about = IgnoreRules.all.filter { runs($0, in: read.house) }
    let ran = Set(rules.map { $0.description.id } + about.map(\.id))
    return .whole(rulesLeftOut: Set(HouseConfiguration.allRules.map(\.id)).subtracting(ran))
  }

  /// What kept the reader from understanding parts of files.
  private func problems(of read: ReadCodebase) -> [LintReport.Problem] {
    read.codebase.files.flatMap { file in
      file.facts.problems.map { problem in
        LintReport.Problem(
          path: file.path, line: file.facts.position(of: problem.offset).line,
          message: problem.message)
      }
    }
  }
}
