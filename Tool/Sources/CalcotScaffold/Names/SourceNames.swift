import SwiftParser
import SwiftSyntax

/// The names of types that sources declare, and those that they use.
struct SourceNames {
  /// The types declared at the top level.
  private(set) var declared: Set<String> = []
  /// The declared types that other files see.
  private(set) var visible: Set<String> = []
  /// The names of types that no source declares, such as those of imported modules.
  private(set) var used: Set<String> = []

  init(in texts: [String]) {
    let finder = UseFinder(viewMode: .sourceAccurate)
    for text in texts {
      let file = Parser.parse(source: text)
      for statement in file.statements {
        if let type = statement.item.asProtocol((any NamedDeclSyntax).self) {
          declared.insert(type.name.text)
          let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
          if modifiers.allSatisfy({ !["private", "fileprivate"].contains($0.name.text) }) {
            visible.insert(type.name.text)
          }
        }
      }
      finder.walk(file)
    }
    used = finder.used.subtracting(finder.declared)
  }
}

private final class UseFinder: SyntaxVisitor {
  private(set) var used: Set<String> = []
  /// The declared types, including nested ones.
  private(set) var declared: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }

  private func declare(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }
}
