import SwiftSyntax

/// The names that a piece of source uses, without the labels of arguments.
final class UsedNames: SyntaxVisitor {
  /// A name that is read from something: `name` of `base.name`.
  struct Access: Hashable {
    /// The last name of the base, as `viewModel` of `self.viewModel`; nil for any other.
    let base: String?
    let name: String
  }

  private(set) var bare: Set<String> = []
  private(set) var accesses: Set<Access> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  var all: Set<String> { bare.union(accesses.map(\.name)) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    accesses.insert(Access(base: Self.lastName(of: node.base), name: node.declName.baseName.text))
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    accesses.insert(Access(base: nil, name: node.declName.baseName.text))
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    accesses.insert(Access(base: node.baseType.nominalName, name: node.name.text))
    walk(node.baseType)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    bare.insert(node.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    bare.insert(node.name.text)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  // NB: `if let name` and `[weak name]` read what they declare.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { bare.insert(node.pattern.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { bare.insert(node.name.text) }
    return .visitChildren
  }

  private static func lastName(of base: ExprSyntax?) -> String? {
    if let reference = base?.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let access = base?.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    if let optional = base?.as(OptionalChainingExprSyntax.self) {
      return lastName(of: optional.expression)
    }
    if let forced = base?.as(ForceUnwrapExprSyntax.self) { return lastName(of: forced.expression) }
    return nil
  }
}
