import SwiftSyntax

/// Finds the places in the source of a Coordinator at which code adds a route.
final class CoordinatorFinder: SyntaxVisitor {
  private(set) var cases: [EnumCaseDeclSyntax] = []
  private(set) var links: FunctionCallExprSyntax?
  private(set) var entries: ArrayExprSyntax?
  private(set) var places: SwitchExprSyntax?
  private(set) var registry: FunctionCallExprSyntax?
  private(set) var imports: [ImportDeclSyntax] = []
  private let route: String

  init(route: String) {
    self.route = route
    super.init(viewMode: .sourceAccurate)
  }

  var routes: [String] { cases.flatMap { $0.elements.map(\.name.text) } }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == route {
      cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Links<\(route)>": links = node
    case "TabNavigation<\(route)>":
      entries = node.arguments.first?.expression.as(ArrayExprSyntax.self)
    case "RouteRegistry": registry = node
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == "places" {
      entries = node.initializer?.value.as(ArrayExprSyntax.self)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let choice = node.choice(over: route) else { return .visitChildren }
    if node.name.text == "calcot" { places = choice }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Returns the switch at the end of a function whose first parameter has the type `type`.
  func choice(over type: String) -> SwitchExprSyntax? {
    guard signature.parameterClause.parameters.first?.type.trimmedDescription == type,
      let statement = body?.statements.last?.item
    else { return nil }
    return statement.as(SwitchExprSyntax.self)
      ?? statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
  }
}

extension SourceEdit {
  /// Adds a case to a switch over an enum. `result` comes after the pattern's colon, with the space
  /// or line before it.
  mutating func addCase(_ pattern: String, _ result: String, to choice: SwitchExprSyntax) {
    let text = "\n    case \(pattern):\(result)"
    // NB: a default case is the last one and matches every case after it.
    if let last = choice.cases.last(where: { !$0.trimmedDescription.hasPrefix("default") }) {
      insert(text, after: last)
    } else {
      insert(text, after: choice.leftBrace)
    }
  }
}
