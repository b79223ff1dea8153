import CalcotText

/// One JSON object, each finding on a line of its own.
///
/// The members are always in this order, and only optional ones may be missing:
///
/// - `version`: 1. It rises when a member changes its meaning or goes; new ones may come any time.
/// - `tool`: `name`, `version`.
/// - `root`: the absolute path of the folder that relative paths start from.
/// - `statistics`: `files`, `lines`, `seconds`, and the numbers of `errors`, `warnings`, `infos`,
///   `suppressed` and `problems`.
/// - `findings`: each `rule`, `severity` (`error`, `warning` or `info`), `grade` (`A` to `D`;
///   optional), `confidence` (0 to 1), `path`, `line`, `column` (from 1; bytes of UTF-8),
///   `message`, `type`, `member`, `symbol` (what the finding is about, whatever its line),
///   `evidence` (each `path`, `line`, `column`, `note`), `fix` (optional; `title` and `edits`, each
///   `start` and `end`, in bytes from 0, and `text`). They are in the order of path, line, column
///   and rule.
/// - `suppressed`: the same, with `suppressedBy` (`comment` or `baseline`) and `reason` (optional).
/// - `problems`: each `path`, `line` (optional), `message`.
/// - `rules`: each `id`, `group`, `summary`, `rationale`, `remedy`, `severity` (its default),
///   `grades` (what each means).
/// - `trend`: each `date`, `commit` (optional), `counts` (by rule), oldest first.
public struct JSONFormat: ReportFormat {
  public init() {}

  public func text(of report: LintReport) -> String {
    var json = LintReportJSON(report)
    return json.value().text(linesTo: 2) + "\n"
  }
}
