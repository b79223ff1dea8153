/// A format of the report of `calcot lint`.
public protocol ReportFormat: Sendable {
  /// Returns the whole report, which ends with a line end unless it is empty.
  ///
  /// The time grows with the number of findings, not with the codebase.
  func text(of report: LintReport) -> String
}
