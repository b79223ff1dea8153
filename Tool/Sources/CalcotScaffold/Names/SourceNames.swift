import SwiftParser
import SwiftSyntax

/// The names of types in sources: those that are declared, and those that are used.
struct SourceNames {
  /// The types that are declared at the top level.
  private(set) var declared: Set<String> = []
  /// The names of types in declarations and expressions, wherever they are declared.
  private(set) var used: Set<String> = []

  init(in texts: [String]) {
    for text in texts {
      let file = Parser.parse(source: text)
      for statement in file.statements {
        if let type = statement.item.asProtocol((any NamedDeclSyntax).self) {
          declared.insert(type.name.text)
        }
      }
      let finder = UseFinder(viewMode: .sourceAccurate)
      finder.walk(file)
      used.formUnion(finder.names)
    }
  }
}

private final class UseFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .skipChildren
  }
}
