import SwiftSyntax

/// The places in the source of an app's Coordinator at which a tab is added.
final class TabFinder: SyntaxVisitor {
  private(set) var lastCase: EnumCaseDeclSyntax?
  private(set) var links: LabeledExprListSyntax?
  private(set) var tabs: ArrayElementListSyntax?
  private(set) var calcots: SwitchExprSyntax?
  private(set) var flows: SwitchExprSyntax?

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "AppTab" {
      lastCase = node.memberBlock.members.last { $0.decl.is(EnumCaseDeclSyntax.self) }?
        .decl.as(EnumCaseDeclSyntax.self)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Links<AppTab>": links = node.arguments
    case "TabNavigation<AppTab>":
      tabs = node.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature.parameterClause.parameters.first?.type.trimmedDescription == "AppTab",
      let statement = node.body?.statements.last?.item,
      let choice = statement.as(SwitchExprSyntax.self)
        ?? statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    else { return .visitChildren }
    switch node.name.text {
    case "calcot": calcots = choice
    case "flow": flows = choice
    default: break
    }
    return .visitChildren
  }
}
