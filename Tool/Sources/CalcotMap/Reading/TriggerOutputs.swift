internal import CalcotCode

/// The screens that receive code as an output.
extension Triggers {
  /// Returns the screens that receive an expression as an output: `Login(onDone: { … })`,
  /// `login.actions.sink { … }`, `module.output.onDone = { … }`.
  func asked(by expression: NodeID, depth: SearchDepth) -> [Int] {
    guard depth.follows(expression, below: 5), let parent = codebase.parent(of: expression) else {
      return []
    }
    switch codebase[parent].kind {
    case .argument:
      guard let call = codebase.parent(of: parent), codebase[call].kind == .call,
        !ReadingNames.sequences.contains(codebase[call].name)
      else { return [] }
      if let base = resolver.base(of: call) {
        let units = chain(base)
        if !units.isEmpty { return units }
      }
      if let units = made(by: call), !units.isEmpty { return units }
      return asked(by: call, depth: depth + 1)
    case .assignment:
      guard let target = codebase.children(of: parent).first(where: { _ in true }),
        target != expression, let base = resolver.base(of: target)
      else { return [] }
      return chain(base)
    case .initialValue:
      guard let local = codebase.parent(of: parent), codebase[local].kind == .local else {
        return []
      }
      for mention in codebase.mentions(of: codebase[local].name)
      where mention.file == local.file && mention > local
        && resolver.localDeclaration(of: codebase[local].name, at: mention) == local
      {
        let units = asked(by: mention, depth: depth + 1)
        if !units.isEmpty { return units }
      }
      return []
    case .call, .collection, .operation: return asked(by: parent, depth: depth + 1)
    default: return []
    }
  }

  /// Returns the screens that a call creates, as a whole or in part.
  private func made(by call: NodeID) -> [Int]? {
    if let type = resolver.type(of: call), let id = type.type {
      if let unit = table.related(to: codebase[id]) { return [unit] }
    }
    guard let target = resolver.target(of: call), target.isFunction else { return nil }
    return resolver.concreteTypes(of: call).compactMap { $0.type.flatMap { table.cores[$0] } }
  }

  /// Returns the screen of `login` in `login.viewModel.actions`.
  private func chain(_ base: NodeID) -> [Int] {
    var current: NodeID? = base
    while let expression = current {
      let node = codebase[expression]
      if node.kind == .identifier, node.name == .self || node.name == .super { return [] }
      if let id = resolver.type(of: expression)?.type, let unit = table.related(to: codebase[id]) {
        return [unit]
      }
      if node.kind == .identifier || node.kind == .member,
        !(resolver.base(of: expression).map { codebase[$0].kind == .call } ?? false)
      {
        let units = expressions.screens(of: expression)
        if !units.isEmpty { return units }
      }
      current = resolver.base(of: expression)
    }
    return []
  }
}
