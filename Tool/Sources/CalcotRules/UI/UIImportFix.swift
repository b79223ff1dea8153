internal import CalcotCode
internal import CalcotFindings

/// Deletes imports of UI frameworks, and imports the included modules that the file needs instead.
struct UIImportFix {
  /// The modules to import instead, sorted.
  let replacement: [Name]
  private let imports: [NodeID]
  private let need: ImportNeed
  private let file: Int
  private let codebase: Codebase

  /// - Parameter imports: The imports to delete, all of one file.
  init(deleting imports: [NodeID], need: ImportNeed, in codebase: Codebase) {
    self.imports = imports
    self.need = need
    self.codebase = codebase
    file = Int(imports[0].file)
    var missing = need.included.subtracting(FileImports(file: file, in: codebase).all)
    if FileImports(file: file, in: codebase).all.contains(where: { Self.combines.contains($0) }) {
      missing.remove("Combine")
    }
    replacement = missing.sorted { $0.text < $1.text }
  }

  private static let combines: Set<Name> = ["OpenCombine", "OpenCombineShim"]

  /// Returns the fix; nil if one of the imports is not alone on its line, or if a name of the file
  /// is not proven to be available without them.
  func callAsFunction() -> Fix? {
    guard !need.isUncertain, need.use == nil, isProven else { return nil }
    let deleted = imports.compactMap(line)
    guard deleted.count == imports.count else { return nil }
    var inserted = insertions(deleted[0].start)
    var edits = deleted.map {
      Fix.Edit(
        start: $0.start, end: $0.end, text: inserted.removeValue(forKey: $0.start) ?? "")
    }
    edits += inserted.map { Fix.Edit(start: $0.key, end: $0.key, text: $0.value) }
    return Fix(title: title, edits: edits.sorted { $0.start < $1.start })
  }

  private var isProven: Bool {
    let deleted = Set(imports)
    let kept = codebase.codeFiles[file].imports.filter { !deleted.contains($0) }
    let modules = Set(kept.map { FileImports.module(of: $0, in: codebase) } + replacement)
    let proof = NameProof(file: file, keeping: modules, in: codebase)
    return need.otherNames.allSatisfy(proof.holds)
  }

  private var title: String {
    let names = imports.map { "import \(codebase[$0].name)" }.joined(separator: "', '")
    let instead = replacement.map { "import \($0)" }.joined(separator: "', '")
    return instead.isEmpty ? "delete '\(names)'" : "replace '\(names)' by '\(instead)'"
  }

  // MARK: Places

  /// Returns the places of the new imports, with their text: in their sorted position if the others
  /// are sorted, otherwise in place of the first deleted one.
  private func insertions(_ place: Int) -> [Int: String] {
    let deleted = Set(imports)
    let kept = codebase.codeFiles[file].imports.filter {
      codebase[$0].parent == 0 && !deleted.contains($0)
    }
    let isSorted = isSorted(codebase.codeFiles[file].imports.filter { codebase[$0].parent == 0 })
    var result: [Int: String] = [:]
    for module in replacement {
      let next = kept.first { codebase[$0].name.text.lowercased() > module.text.lowercased() }
      let sorted = isSorted ? next.map(lineStart) ?? kept.last.map(lineEnd) : nil
      result[sorted ?? place, default: ""] += "import \(module)\n"
    }
    return result
  }

  /// Returns a Boolean value that indicates whether imports without attributes stand in the order
  /// of their names, one below another.
  private func isSorted(_ imports: [NodeID]) -> Bool {
    let names = imports.map { codebase[$0].name.text.lowercased() }
    let lines = imports.map { codebase.position(of: $0).line }
    return imports.allSatisfy { codebase[$0].flags.isEmpty } && names == names.sorted()
      && zip(lines, lines.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private func lineStart(_ node: NodeID) -> Int {
    let facts = codebase.files[file].facts
    return Int(facts.lineStarts[facts.position(of: codebase[node].offset).line - 1])
  }

  private func lineEnd(_ node: NodeID) -> Int {
    let facts = codebase.files[file].facts
    let line = facts.position(of: codebase[node].offset).line
    return line < facts.lineStarts.count
      ? Int(facts.lineStarts[line]) : Int(codebase[node].endOffset)
  }

  /// Returns the line of an import; nil if the line has more than `import Module`.
  private func line(_ node: NodeID) -> (start: Int, end: Int)? {
    let found = codebase[node]
    guard found.access == .unspecified, found.flags.isEmpty, found.label.isNone else { return nil }
    let (start, end) = (lineStart(node), lineEnd(node))
    guard Int(found.offset) - start == "import ".utf8.count,
      (1...2).contains(end - Int(found.endOffset))
    else { return nil }
    return (start, end)
  }
}
