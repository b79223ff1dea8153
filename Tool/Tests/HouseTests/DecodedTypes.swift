import SwiftSyntax

/// Finds the types whose initializer checks what it is given, and whose decoder is synthesized.
final class DecodedTypes: SyntaxFinder {
  /// The types with checks, and the names of the types that are decoded, or do so themselves.
  private var checked: [TokenSyntax] = []
  private var decoded: Set<String> = []
  private var own: Set<String> = []

  override var found: [Syntax] {
    checked.filter { decoded.contains($0.text) && !own.contains($0.text) }.map { Syntax($0) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastToken(viewMode: .sourceAccurate) else {
      return .visitChildren
    }
    return note(name, node.inheritanceClause, node.memberBlock)
  }

  private func note(
    _ token: TokenSyntax, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let name = token.text
    let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains("Codable") || inherited.contains("Decodable") { decoded.insert(name) }
    if initializers(block).contains(where: isChecking) { checked.append(token) }
    let decodes = initializers(block).contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "from"
    }
    if decodes || inherited.contains("RawRepresentable") { own.insert(name) }
    return .visitChildren
  }

  private func initializers(_ block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  private static let checks: Set = [
    "precondition", "preconditionFailure", "reportIssue", "min", "max", "clamped", "guard", "throw",
  ]

  private func isChecking(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.optionalMark != nil
      || initializer.body?.tokens(viewMode: .sourceAccurate).contains {
        Self.checks.contains($0.text)
      } ?? false
  }
}
