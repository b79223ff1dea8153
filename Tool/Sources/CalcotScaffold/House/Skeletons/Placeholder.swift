import SwiftSyntax

/// A value in place of code that belongs to one screen.
struct Placeholder {
  let type: TypeSyntax
  /// The name of the declaration whose result it is.
  let name: String
  /// A Boolean value that indicates whether it is the only statement.
  let isAlone: Bool

  /// Returns the statement that stands where the old one was.
  func statement(
    instead old: CodeBlockItemSyntax, _ selection: StatementSelection
  ) -> CodeBlockItemSyntax {
    let value = value(selection)
    let expression: ExprSyntax
    if ["some View", "AnyView"].contains(type.trimmedDescription), let shown = shown(in: old) {
      expression = Self.text(instead: shown, selection)
    } else {
      expression = ExprSyntax(parsing: value)
    }
    let isImplicit = isAlone && !old.item.is(ReturnStmtSyntax.self)
    let keepsReturn = !isImplicit && !value.hasPrefix("fatalError")
    let item: CodeBlockItemSyntax.Item =
      keepsReturn
      ? .stmt(
        StmtSyntax(
          ReturnStmtSyntax(
            returnKeyword: .keyword(.return, trailingTrivia: .space), expression: expression)))
      : .expr(expression)
    return CodeBlockItemSyntax(
      leadingTrivia: old.leadingTrivia, item: item, trailingTrivia: old.trailingTrivia)
  }

  /// Returns a text with the modifiers that views of this house have.
  private static func text(
    instead shown: ExprSyntax, _ selection: StatementSelection
  ) -> ExprSyntax {
    var view = ExprSyntax(parsing: "Text(\"\(ScreenStem.neutral.upper)\")")
    for call in shown.modifiers.reversed() where selection.isTypical(modifier: call) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { continue }
      view = ExprSyntax(call.with(\.calledExpression, ExprSyntax(access.with(\.base, view))))
    }
    return view.trimmed
  }

  private func shown(in old: CodeBlockItemSyntax) -> ExprSyntax? {
    old.item.as(ExprSyntax.self) ?? old.item.as(ReturnStmtSyntax.self)?.expression
      ?? ExprSyntax(parsing: "EmptyView()")
  }

  /// What the statement says of a value that nothing tells how to make.
  static let remark = "is still to be written"

  /// Returns a value of the type, or the end of the process.
  private func value(_ selection: StatementSelection) -> String {
    selection.names.values?.value(of: type) ?? "fatalError(\"\(name) \(Self.remark)\")"
  }
}
