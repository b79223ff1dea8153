import SwiftSyntax

/// Takes arguments out of calls of the screen's own types that these no longer have.
final class CallReducer: SyntaxRewriter {
  private let names: KnownNames

  init(_ names: KnownNames) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    var call = super.visit(node).cast(FunctionCallExprSyntax.self)
    guard let type = Self.calledType(of: call) ?? impliedType(of: node) else {
      return ExprSyntax(call)
    }
    let dropped = names.droppedLabels(of: type)
    guard !dropped.isEmpty else { return ExprSyntax(call) }
    let kept = call.arguments.filter { argument in
      argument.label.map { !dropped.contains($0.text) } ?? true
    }
    guard kept.count < call.arguments.count else { return ExprSyntax(call) }
    call.arguments = kept.withoutLastComma
    if kept.isEmpty { call.rightParen?.leadingTrivia = [] }
    return ExprSyntax(call)
  }

  /// Returns the type that `.init(…)` makes as an argument of another call.
  private func impliedType(of call: FunctionCallExprSyntax) -> String? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
      let argument = call.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return Self.calledType(of: outer).flatMap { names.type(ofArgument: label, of: $0) }
  }

  /// Returns the name of the type or case that a call makes, as `Output` of `.init(Output(…))`.
  private static func calledType(of call: FunctionCallExprSyntax) -> String? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    guard access.declName.baseName.text == "init" else { return access.declName.baseName.text }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
