import CalcotCode
import CalcotConfiguration
import CalcotFindings
import CalcotReports
import CalcotRules
import CalcotText

/// The findings of a run about the code itself.
///
/// They depend on the files, the configuration and the choice of rules alone. The severities are
/// those of the rules; ``FindingWeight`` sets those of the report.
struct LintAnalysis: Sendable {
  /// The findings, including those about comments, before the minimum confidence and the baseline.
  var reported: [Finding]
  /// The findings that comments ignore.
  var suppressed: [SuppressedFinding]
  /// The parts of files that the reader could not understand.
  var problems: [LintReport.Problem]
  var lineCount: Int
  /// The number of types that each rule judges, by its id.
  var judgedTypes: [String: Int]
  /// The gaps in the tool's understanding of the code.
  var notes: [String]
}

extension LintAnalysis {
  /// Runs the rules about code, applies the comments, and runs the rules about comments.
  init(of read: ReadCodebase, by rules: RuleSelection, timings: Timings) {
    let written = read.written
    let run = RuleRun(read: read, written: written, timings: timings)
    let found = timings.stage("rules") { run.findings(of: rules.code) }
    self = timings.stage("comments") {
      let ignores = Ignores(in: read.codebase.files.filter { written.contains($0.path) })
      let applied = ignores.apply(to: found)
      let comments = RuleContext.Comments(
        applied.comments, checkedRules: Set(rules.code.map { $0.description.id }),
        knownRules: Set(RuleBook.descriptions.map(\.id)))
      let about =
        applied.comments.isEmpty ? [] : run.findings(of: rules.comments, comments: comments)
      return LintAnalysis(
        reported: SameLine.heaviest(of: applied.reported) + about,
        suppressed: applied.suppressed, problems: Self.problems(of: read),
        lineCount: read.lineCount,
        judgedTypes: CodebaseSurvey.judgedTypes(
          of: read.codebase, by: rules.code.map { $0.description }),
        notes: Self.notes(about: read.codebase))
    }
  }

  /// Returns the gaps in the tool's understanding: classes whose names tell no role.
  private static func notes(about codebase: Codebase) -> [String] {
    codebase.roleGaps.prefix(5).map { gap in
      "\(Counted(gap.types, "type").text) named …\(gap.word) have no role; '*\(gap.word)' below "
        + "'roles:' in \(ConfigurationFile.name) gives them one"
    }
  }

  private static func problems(of read: ReadCodebase) -> [LintReport.Problem] {
    read.codebase.files.flatMap { file in
      file.facts.problems.map { problem in
        LintReport.Problem(
          path: file.path, line: file.facts.position(of: problem.offset).line,
          message: problem.message)
      }
    }
  }
}
