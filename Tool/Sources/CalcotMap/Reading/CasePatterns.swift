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

  /// Returns a Boolean value that indicates whether a pattern may leave out values of its cases: with
  /// a `where`, or with more in the brackets of a case than names.
  func isPartial(_ statement: NodeID) -> Bool {
    if codebase[statement].flags.contains(.isOptional) { return true }
    for child in codebase.children(of: statement) {
      var names: [Name] = []
      guard add(child, to: &names) else { return false }
      if isPartial(pattern: child) { return true }
    }
    return false
  }

  private func isPartial(pattern node: NodeID) -> Bool {
    switch codebase[node].kind {
    case .call:
      codebase.children(of: node).dropFirst().contains { !binds($0) }
    case .collection, .argument:
      codebase.children(of: node).contains { isPartial(pattern: $0) }
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether each value matches: `id`, `let id`, `_`.
  private func binds(_ node: NodeID) -> Bool {
    switch codebase[node].kind {
    case .local: true
    case .argument, .collection: codebase.children(of: node).allSatisfy(binds)
    default: false
    }
  }

  private func isBare(_ member: NodeID) -> Bool {
    !codebase.children(of: member).contains { codebase[$0].kind.isExpression }
  }
}
