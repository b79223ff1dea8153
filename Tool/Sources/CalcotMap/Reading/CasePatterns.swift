internal import CalcotCode

/// Reads the cases of a `case` in a switch.
struct CasePatterns {
  let codebase: Codebase

  init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  /// Returns the names of a pattern: `login` and `detail` of `case .login, .detail(let id):`, also
  /// in a tuple.
  func names(of statement: NodeID) -> [Name] {
    var names: [Name] = []
    for child in codebase.children(of: statement) {
      guard add(child, to: &names) else { break }
    }
    return names
  }

  private func add(_ node: NodeID, to names: inout [Name]) -> Bool {
    switch codebase[node].kind {
    case .member where isBare(node): names.append(codebase[node].name)
    case .call:
      guard let callee = codebase.children(of: node).first(where: { _ in true }),
        codebase[callee].kind == .member, isBare(callee)
      else { return false }
      names.append(codebase[node].name)
    case .collection, .argument:
      for child in codebase.children(of: node) { _ = add(child, to: &names) }
    default: return false
    }
    return true
  }

  private func isBare(_ member: NodeID) -> Bool {
    !codebase.children(of: member).contains { codebase[$0].kind.isExpression }
  }
}
