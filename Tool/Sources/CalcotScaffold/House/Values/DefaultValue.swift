import SwiftSyntax

/// A value that a property or parameter of a house has by default.
struct DefaultValue {
  let text: String
  let file: HouseFile

  /// Returns the default values of a type that can be written anywhere.
  static func all(
    of type: String, in tree: SourceFileSyntax, of file: HouseFile
  ) -> [DefaultValue] {
    let search = DefaultSearch(type)
    search.walk(tree)
    return search.values.map { DefaultValue(text: $0, file: file) }
  }
}

private final class DefaultSearch: SyntaxVisitor {
  private let type: String
  private(set) var values: [String] = []

  init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.defaultValue?.value, of: node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.initializer?.value, of: node.typeAnnotation?.type)
    return .visitChildren
  }

  private func add(_ value: ExprSyntax?, of type: TypeSyntax?) {
    guard let value, type?.trimmedDescription == self.type, isPlain(value) else { return }
    values.append(value.trimmedDescription)
  }

  /// Returns a Boolean value that indicates whether an expression needs nothing around it.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil && isOfType(call.calledExpression)
        && call.arguments.allSatisfy { isLiteral($0.expression) }
    }
    return isLiteral(value) || value.is(MemberAccessExprSyntax.self) && isOfType(value)
  }

  /// Returns a Boolean value that indicates whether a name is that of the type or a member of it.
  private func isOfType(_ value: ExprSyntax) -> Bool {
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.base.map { $0.trimmedDescription == type } ?? true
    }
    return value.trimmedDescription == type
  }

  private func isLiteral(_ value: ExprSyntax) -> Bool {
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
      || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
