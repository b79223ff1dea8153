internal import SwiftParser
internal import SwiftSyntax

/// Reads the protocols of a file.
struct ProtocolReader {
  static func protocols(
    in source: [UInt8], path: String, module: String?
  ) -> [ProtocolDeclaration] {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let search = DeclarationSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    let file = ProtocolFile(
      path: path, module: module, imports: search.imports, functionNames: search.functionNames,
      places: SourceLocationConverter(fileName: path, tree: tree))
    return search.found.map { declaration, obstacle in
      ProtocolDeclaration(
        name: declaration.name.text, syntax: declaration, file: file, obstacle: obstacle,
        isMarked: isMarked(declaration))
    }
  }

  private static func isMarked(_ declaration: ProtocolDeclSyntax) -> Bool {
    declaration.leadingTrivia.contains { piece in
      guard case .lineComment(let text) = piece else { return false }
      return text.dropFirst(2).split(separator: " ").first == "calcot:fake"
    }
  }
}

/// Finds the protocols, imports and names of function types of a file.
private final class DeclarationSearch: SyntaxVisitor {
  private(set) var found: [(ProtocolDeclSyntax, obstacle: String?)] = []
  private(set) var imports: [String] = []
  private(set) var functionNames: Set<String> = []

  override func visit(_ declaration: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((declaration, obstacle(around: Syntax(declaration))))
    return .visitChildren
  }

  override func visit(_ declaration: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard obstacle(around: Syntax(declaration)) == nil else { return .skipChildren }
    let isUnchecked = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "preconcurrency"
    }
    let kind = declaration.importKindSpecifier.map { $0.text + " " } ?? ""
    imports.append(
      (isUnchecked ? "@preconcurrency " : "")
        + "import \(kind)\(declaration.path.trimmedDescription)")
    return .skipChildren
  }

  override func visit(_ declaration: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let holdsImportsOnly = declaration.clauses.allSatisfy { clause in
      guard case .statements(let statements)? = clause.elements else { return true }
      return statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    }
    guard holdsImportsOnly, declaration.parent?.is(CodeBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    imports.append(declaration.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ declaration: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let value = declaration.initializer.value
    let base = value.as(AttributedTypeSyntax.self)?.baseType ?? value
    if base.is(FunctionTypeSyntax.self) { functionNames.insert(declaration.name.text) }
    return .skipChildren
  }

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func obstacle(around node: Syntax) -> String? {
    var parent = node.parent
    while let one = parent {
      if one.is(IfConfigDeclSyntax.self) { return "it is inside '#if'" }
      if one.is(MemberBlockSyntax.self) { return "it is inside another type" }
      parent = one.parent
    }
    return nil
  }
}
