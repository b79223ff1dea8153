import CalcotText

/// A page for the browser without any other file: to search, filter and group the findings, with
/// their evidence and the documentation of the rules, in light and dark.
///
/// The page contains the report as JSON and loads nothing. It shows a hundred findings of a group
/// at a time, so that thousands stay fast.
public struct HTMLFormat: ReportFormat {
  private let sources: SourceTexts

  /// - Parameter sources: The code to show. Without it, findings have no code.
  public init(sources: SourceTexts = .none) {
    self.sources = sources
  }

  public func text(of report: LintReport) -> String {
    var json = LintReportJSON(report, sources: sources)
    let data = json.value().text(linesTo: 2, escaping: ["<", ">", "&"])
    let folder = report.root.split(separator: "/").last.map(String.init)
    let name = Escape.markup(Escape.line(folder ?? "findings"))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(name) – calcot lint</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      \(PageBody.text(name: name, summary: Escape.markup(report.summary)))
      <script type="application/json" id="report">
      \(data)
      </script>
      <script>
      \(PageScript.filters)
      \(PageScript.findings)
      </script>
      </body>
      </html>

      """
  }
}
