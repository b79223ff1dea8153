import SwiftSyntax

/// Finds the structs whose initializer checks what it is given, and whose decoder is synthesized.
final class DecodedStructs: SyntaxFinder {
  /// The structs with checks, and the names of the types that are decoded, or do so themselves.
  private var checked: [TokenSyntax] = []
  private var decoded: Set<String> = []
  private var own: Set<String> = []

  override var found: [Syntax] {
    checked.filter { decoded.contains($0.text) && !own.contains($0.text) }.map { Syntax($0) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause, node.memberBlock)
    if initializers(node.memberBlock).contains(where: isChecking) { checked.append(node.name) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  private func note(_ name: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax)
  {
    let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains("Codable") || inherited.contains("Decodable") { decoded.insert(name) }
    let decodes = initializers(block).contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "from"
    }
    if decodes || inherited.contains("RawRepresentable") { own.insert(name) }
  }

  private func initializers(_ block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  private static let checks: Set = ["precondition", "reportIssue", "min", "max", "guard", "throw"]

  private func isChecking(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.optionalMark != nil
      || initializer.body?.tokens(viewMode: .sourceAccurate).contains {
        Self.checks.contains($0.text)
      } ?? false
  }
}
