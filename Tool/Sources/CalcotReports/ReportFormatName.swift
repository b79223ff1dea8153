/// The names of the formats for `--format`.
public enum ReportFormatName: String, Sendable, CaseIterable {
  case xcode, terminal, github, sarif, json, junit, html

  /// Returns the format of this name.
  ///
  /// - Parameters:
  ///   - sources: The code with the findings, for the formats that show it.
  ///   - hasColors: A Boolean value that indicates whether the terminal format may use colors.
  ///   - showsAll: A Boolean value that indicates whether the terminal format shows all findings.
  public func format(
    sources: SourceTexts = .none, hasColors: Bool = false, showsAll: Bool = false
  ) -> any ReportFormat {
    switch self {
    case .xcode: XcodeFormat()
    case .terminal:
      TerminalFormat(sources: sources, hasColors: hasColors, showsAll: showsAll)
    case .github: GitHubFormat()
    case .sarif: SARIFFormat(sources: sources)
    case .json: JSONFormat()
    case .junit: JUnitFormat()
    case .html: HTMLFormat(sources: sources)
    }
  }
}
