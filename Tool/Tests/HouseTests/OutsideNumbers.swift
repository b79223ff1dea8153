import SwiftSyntax

/// Finds the places that read a number from a text: those whose result may be nil.
final class OutsideNumbers: SyntaxFinder {
  private static let types: Set = [
    "Int", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64", "Double",
  ]
  private static let optional: Set = ["flatMap", "compactMap"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.types.contains(type), labels == ["", "radix"] || labels == [""] && isOptional(node)
    {
      places.append(Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init", let type = node.base?.lastName,
      Self.types.contains(type),
      let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      Self.optional.contains(call.calledExpression.lastName ?? "")
    {
      places.append(Syntax(node))
    }
    return .visitChildren
  }

  /// Returns a Boolean value that indicates whether the code around takes it for an optional.
  private func isOptional(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
      return true
    }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    }
    if let elements = parent.as(ExprListSyntax.self) {
      let next = elements.drop { $0.id != call.id }.dropFirst().first
      return ["??", "==", "!="].contains(next?.trimmedDescription)
        && elements.contains { ["??", "nil"].contains($0.trimmedDescription) }
    }
    // As in `compactMap { Int($0) }`.
    guard let closure = parent.parent?.parent?.as(ClosureExprSyntax.self) else { return false }
    return Self.optional.contains(closure.call?.calledExpression.lastName ?? "")
  }
}
