internal import CalcotCode
internal import CalcotFindings

/// Reports the imports of frameworks that show a screen of their own.
extension ViewModelUIImport {
  /// The frameworks, with the prefixes of their names and of those that they reexport.
  private static let viewFrameworks: [Name: [String]] = [
    "WebKit": ["WK"], "SafariServices": ["SF", "AS"], "MessageUI": ["MF"], "QuickLook": ["QL"],
    "AVKit": ["AV"],
  ]

  /// Returns a finding for each import of a framework with a screen of its own, if the file uses no
  /// name of the framework.
  func importsOfViewFrameworks(
    inFile file: Int, of type: CodeType, _ context: RuleContext
  ) -> [Finding] {
    let codebase = context.codebase
    return codebase.codeFiles[file].imports.compactMap { node in
      let module = codebase[node].name
      guard let prefixes = Self.viewFrameworks[module], codebase[node].parent == 0,
        !names(prefixes, inFile: file, of: codebase)
      else { return nil }
      return context.finding(
        of: Self.self, at: node, confidence: codebase.guess(type).confidence * 0.93, grade: .a,
        symbol: "import \(module)",
        message: "'\(type.name)' imports \(module) and names nothing of it")
    }
  }

  private func names(_ prefixes: [String], inFile file: Int, of codebase: Codebase) -> Bool {
    codebase.nodes(inFile: file).contains { node in
      switch codebase[node].kind {
      case .type, .identifier, .inherited, .attribute:
        prefixes.contains { codebase[node].name.text.hasPrefix($0) }
      default: false
      }
    }
  }
}
