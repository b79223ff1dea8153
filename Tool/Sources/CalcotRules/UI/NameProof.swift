internal import CalcotCode

/// Proves that a file's names are available without an import.
///
/// A name is proven if the codebase declares it, if the standard library or Foundation have it, if
/// another imported framework has it, or if a file of the same module uses it with only imports
/// that this file keeps. An unproven name may come from the import, so the import stays.
struct NameProof {
  private let codebase: Codebase
  private let file: Int
  private let module: Name
  private let kept: Set<Name>
  private let declared: Set<Name>

  /// - Parameter kept: The modules that the file imports after the fix: its other imports, and the
  ///   replacements.
  init(file: Int, keeping kept: Set<Name>, in codebase: Codebase) {
    self.codebase = codebase
    self.file = file
    self.kept = kept
    module = codebase.codeFiles[file].module
    var declared: Set<Name> = []
    for node in codebase.nodes(inFile: file) where Self.declares(codebase[node].kind) {
      declared.insert(codebase[node].name)
      declared.insert(codebase[node].label)
    }
    self.declared = declared
  }

  private static func declares(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .variable, .function, .enumCase, .parameter, .local, .capture, .genericParameter,
      .typeAlias, .associatedType, .classDeclaration, .structDeclaration, .enumDeclaration,
      .actorDeclaration, .protocolDeclaration:
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a name is available without the import. The
  /// time grows with the mentions of the name, if no other file proves it.
  func holds(for name: Name) -> Bool {
    if name.isNone || declared.contains(name) || kept.contains(name) { return true }
    if KnownMemberNames.all.contains(name) || name.text.hasPrefix("$") { return true }
    if FrameworkNames.home(of: name, amongImports: kept) != nil { return true }
    return codebase.mentions(of: name).contains { isBuiltLikewise(Int($0.file)) }
  }

  /// Returns a Boolean value that indicates whether another file of the module has only imports
  /// that this one keeps.
  private func isBuiltLikewise(_ other: Int) -> Bool {
    let file = codebase.codeFiles[other]
    return other != self.file && file.module == module && !file.isTemplate
      && file.imports.allSatisfy { kept.contains(codebase[$0].name) }
  }
}
