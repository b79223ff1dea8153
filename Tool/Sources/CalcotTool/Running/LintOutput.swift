import CalcotFiles
import CalcotReports

/// Writes a report in the chosen format to the chosen place.
struct LintOutput {
  var format: ReportFormatName?
  /// The path of a file to write instead of standard output.
  var path: String?
  var hasAbsolutePaths = false
  var isQuiet = false
  /// A Boolean value that indicates whether a terminal shows all findings, however many.
  var showsAll = false

  func write(
    _ report: LintReport, files: [String: Path], in environment: ToolEnvironment
  ) throws -> (text: String, messages: [String]) {
    let text = text(of: report, files: files, in: environment)
    let summary = isQuiet || name(in: environment) == .terminal ? [] : [report.summary]
    guard let path else { return (text, summary) }
    do {
      try TextFile.write(
        Array(text.utf8), to: environment.opened(Path(path)), shownPath: path)
    } catch {
      throw ToolFailure.failure("calcot: error: \(error)")
    }
    return ("", summary)
  }

  private func name(in environment: ToolEnvironment) -> ReportFormatName {
    format ?? (path == nil && environment.isOutputTerminal ? .terminal : .xcode)
  }

  private func text(
    of report: LintReport, files: [String: Path], in environment: ToolEnvironment
  ) -> String {
    let name = name(in: environment)
    if name == .xcode { return XcodeFormat(hasAbsolutePaths: hasAbsolutePaths).text(of: report) }
    let sources = SourceTexts { path in
      files[path].flatMap { try? TextFile.read($0, shownPath: path) }
    }
    return name.format(
      sources: sources, hasColors: hasColors(in: environment), showsAll: showsAll
    ).text(of: report)
  }

  /// Returns a Boolean value that indicates whether the report may have colors, by the convention
  /// of no-color.org.
  private func hasColors(in environment: ToolEnvironment) -> Bool {
    path == nil && environment.isOutputTerminal && environment.variable("TERM") != "dumb"
      && (environment.variable("NO_COLOR") ?? "").isEmpty
  }
}
