internal import SwiftParser
internal import SwiftSyntax

/// The protocols of a file, and its type aliases, which protocols may inherit from.
public struct ProtocolSource: Sendable {
  /// The path for messages.
  var path: String
  var protocols: [ProtocolDeclaration] = []
  /// The types of type aliases, or the parts of their compositions.
  var aliases: [String: [TypeSyntax]] = [:]
  /// The names of type aliases for function types.
  var functionNames: Set<String> = []
}

/// Reads the protocols of a file.
enum ProtocolReader {
  static func read(_ source: [UInt8], path: String, module: String?) -> ProtocolSource {
    let skeleton = SourceSkeleton(of: source)
    let tree = skeleton.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let search = DeclarationSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    let file = ProtocolFile(
      path: path, module: module, imports: search.imports, tree: tree, skeleton: skeleton)
    return ProtocolSource(
      path: path,
      protocols: search.found.map { declaration($0, in: file) },
      aliases: search.aliases, functionNames: search.functionNames)
  }

  private static func declaration(
    _ syntax: ProtocolDeclSyntax, in file: ProtocolFile
  ) -> ProtocolDeclaration {
    var one = ProtocolDeclaration(
      name: syntax.name.text, condition: BuildCondition.text(around: syntax), syntax: syntax,
      file: file, isMarked: isMarked(syntax))
    var parent = syntax.parent
    while let node = parent {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        if let outer = node.as(ExtensionDeclSyntax.self) {
          one.scope.insert(outer.extendedType.trimmedDescription, at: 0)
        } else if let outer = node.asProtocol((any NamedDeclSyntax).self) {
          one.scope.insert(outer.name.text, at: 0)
        }
        if group.modifiers.contains(where: \.isPrivate) { one.obstacle = "it is in a private type" }
      }
      parent = node.parent
    }
    one.scope = one.scope.flatMap { $0.split(separator: ".").map(String.init) }
    return one
  }

  private static func isMarked(_ declaration: ProtocolDeclSyntax) -> Bool {
    declaration.leadingTrivia.contains { piece in
      guard case .lineComment(let text) = piece else { return false }
      return text.dropFirst(2).split(separator: " ").first == "calcot:fake"
    }
  }
}

extension AttributeSyntax {
  /// The attribute's name without its arguments.
  var word: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension DeclModifierSyntax {
  var isPrivate: Bool {
    [.keyword(.private), .keyword(.fileprivate)].contains(name.tokenKind)
  }
}

/// Finds the protocols, imports and type aliases of a file.
private final class DeclarationSearch: SyntaxVisitor {
  private(set) var found: [ProtocolDeclSyntax] = []
  private(set) var imports: [String] = []
  private(set) var aliases: [String: [TypeSyntax]] = [:]
  private(set) var functionNames: Set<String> = []

  override func visit(_ declaration: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(declaration)
    return .visitChildren
  }

  override func visit(_ declaration: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let isUnchecked = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.word == "preconcurrency"
    }
    let kind = declaration.importKindSpecifier.map { $0.text + " " } ?? ""
    let line =
      (isUnchecked ? "@preconcurrency " : "")
      + "import \(kind)\(TypeReading.text(of: declaration.path))"
    let condition = BuildCondition.text(around: declaration)
    imports.append(condition.map { "#if \($0)\n  \(line)\n#endif" } ?? line)
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
    if base.is(CompositionTypeSyntax.self) || base.is(IdentifierTypeSyntax.self) {
      aliases[declaration.name.text] = ProtocolTable.parts(of: base)
    }
    return .skipChildren
  }

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
