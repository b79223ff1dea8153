internal import CalcotCode
internal import CalcotFindings

/// The imports that replace one that is deleted, so that the file still builds.
enum UIImportFix {
  static func replacement(for need: ImportNeed, file: Int, in codebase: Codebase) -> [String] {
    let others = OtherImports(file: file, in: codebase)
    var modules: [String] = []
    if need.needsCombine, !others.combine { modules.append("Combine") }
    if need.needsFoundation, !others.foundation { modules.append("Foundation") }
    if need.needsObservation, !others.observation { modules.append("Observation") }
    return modules
  }

  /// Returns a fix that replaces the lines of the imports; nil if one of them is not alone on its
  /// line.
  static func fix(_ imports: [NodeID], replacement: [String], in codebase: Codebase) -> Fix? {
    var edits: [Fix.Edit] = []
    for (index, node) in imports.enumerated() {
      let facts = codebase.files[Int(node.file)].facts
      let line = facts.position(of: codebase[node].offset).line
      guard codebase[node].access == .unspecified, codebase[node].flags.isEmpty,
        codebase[node].label.isNone, line < facts.lineStarts.count,
        standsAlone(node, onLine: line, in: codebase)
      else { return nil }
      let text = index == 0 ? replacement.map { "import \($0)\n" }.joined() : ""
      edits.append(
        Fix.Edit(
          start: Int(facts.lineStarts[line - 1]), end: Int(facts.lineStarts[line]), text: text))
    }
    let names = imports.map { "import \(codebase[$0].name)" }.joined(separator: "', '")
    let title =
      replacement.isEmpty
      ? "delete '\(names)'"
      : "replace '\(names)' by '\(replacement.map { "import \($0)" }.joined(separator: "', '"))'"
    return Fix(title: title, edits: edits)
  }

  /// Returns a Boolean value that indicates whether the line is only `import Module`: the name
  /// begins seven bytes into its line.
  private static func standsAlone(_ node: NodeID, onLine line: Int, in codebase: Codebase) -> Bool {
    let facts = codebase.files[Int(node.file)].facts
    let start = facts.lineStarts[line - 1]
    let rest = facts.lineStarts[line] - codebase[node].endOffset
    return codebase[node].offset - start == UInt32("import ".utf8.count) && (1...2).contains(rest)
  }
}
