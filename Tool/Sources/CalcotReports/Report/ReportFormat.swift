/// A way to tell what a run of `calcot lint` found.
public protocol ReportFormat: Sendable {
  /// The whole report, with a line's end at its end unless it is empty.
  ///
  /// The time it takes grows with the number of findings, not with the codebase.
  func text(of report: LintReport) -> String
}

/// The formats, as `--format` names them.
public enum ReportFormatName: String, Sendable, CaseIterable {
  case xcode, terminal, github, sarif, json, junit, html

  /// The format of this name.
  ///
  /// - Parameters:
  ///   - sources: The code that the findings are about, for the formats that show it.
  ///   - hasColours: Whether the terminal may be sent colours; no other format has them.
  public func format(sources: SourceTexts = .none, hasColours: Bool = false) -> any ReportFormat {
    switch self {
    case .xcode: XcodeFormat()
    case .terminal: TerminalFormat(sources: sources, hasColours: hasColours)
    case .github: GitHubFormat()
    case .sarif: SARIFFormat(sources: sources)
    case .json: JSONFormat()
    case .junit: JUnitFormat()
    case .html: HTMLFormat(sources: sources)
    }
  }
}
