/// Finds the values of an `if` or `switch` that is an expression.
extension Resolver {
  /// Returns the values of the branches of `let screen = switch route { … }`, or of a body with
  /// only such a statement, in the order of the source. Empty for other code.
  public func branches(of holder: NodeID) -> [NodeID] {
    let children = Array(codebase.children(of: holder))
    guard let statement = children.last, codebase[statement].kind == .statement else { return [] }
    let isAlone = children.dropLast().allSatisfy { codebase[$0].kind == .attribute }
    return isAlone ? values(ofStatement: statement) : []
  }

  private func values(ofStatement statement: NodeID) -> [NodeID] {
    let parts = Array(codebase.children(of: statement))
    switch codebase[statement].name {
    case KnownNames.switch:
      return parts.filter { codebase[$0].kind == .statement }
        .flatMap { codebase.children(of: $0).suffix(1).flatMap(values(ofLast:)) }
    case KnownNames.if, KnownNames.else:
      return parts.filter { codebase[$0].kind == .body || codebase[$0].kind == .statement }
        .flatMap { part in
          codebase[part].kind == .body
            ? codebase.children(of: part).suffix(1).flatMap(values(ofLast:))
            : values(ofStatement: part)
        }
    default: return []
    }
  }

  private func values(ofLast node: NodeID) -> [NodeID] {
    codebase[node].kind.isExpression ? [node] : values(ofStatement: node)
  }
}
