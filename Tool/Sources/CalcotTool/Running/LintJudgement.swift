import CalcotFindings
import CalcotReports

/// What a run has to say about the code itself: it follows from the files, the configuration and
/// the choice of rules, and from nothing else.
struct LintJudgement: Sendable {
  /// With those about comments, before anything is left out for its confidence or the baseline.
  var reported: [Finding]
  /// What a comment ignores.
  var suppressed: [SuppressedFinding]
  /// What kept the reader from understanding parts of files.
  var problems: [LintReport.Problem]
  var lineCount: Int
}
