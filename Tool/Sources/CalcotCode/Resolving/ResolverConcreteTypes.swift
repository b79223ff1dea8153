/// Finds the concrete types of an expression whose type is a protocol or a base class.
extension Resolver {
  /// Returns the types that an expression may have at run time: its own if it is concrete,
  /// otherwise those that the called function's `return`s make, through locals, builders behind
  /// protocols, and the content of a navigation controller or hosting controller.
  ///
  /// ```swift
  /// let screen: UIViewController = builder.login()   // LoginViewController
  /// ```
  /// The types are in the order of the source, each once; empty if nothing is known.
  public func concreteTypes(of expression: NodeID) -> [ResolvedType] {
    var found: [ResolvedType] = []
    collect(expression, into: &found, depth: SearchDepth())
    return found
  }

  /// Returns the types of the `return`s of a function, or of a variable's getter.
  public func results(of member: Member) -> [ResolvedType] {
    var found: [ResolvedType] = []
    collectResults(of: member, into: &found, depth: SearchDepth())
    return found
  }

  private func collect(_ expression: NodeID, into found: inout [ResolvedType], depth: SearchDepth) {
    guard found.count < 16, depth.follows(expression, below: 8) else { return }
    let node = codebase[expression]
    switch node.kind {
    case .call:
      if collectWrapped(expression, into: &found, depth: depth) { return }
      if let target = target(of: expression), target.isFunction {
        let before = found.count
        collectResults(of: target, into: &found, depth: depth + 1)
        if found.count > before { return }
      }
    case .identifier where node.name != .self:
      if let local = localDeclaration(of: node.name, at: expression),
        collectValues(of: local, at: expression, into: &found, depth: depth)
      {
        return
      }
    case .operation:
      for child in codebase.children(of: expression).dropFirst(
        node.name == KnownNames.ternary ? 1 : 0)
      {
        collect(child, into: &found, depth: depth + 1)
      }
      return
    case .cast:
      if let inner = codebase.children(of: expression).first(where: { _ in true }),
        codebase[inner].kind.isExpression
      {
        let before = found.count
        collect(inner, into: &found, depth: depth + 1)
        // NB: a cast tells more than a framework's type: `storyboard.make() as! DetailController`.
        if found[before...].contains(where: isOfCode) { return }
        let cast = type(of: expression)?.unwrapped()
        if let cast, isOfCode(cast) { found.removeSubrange(before...) }
        if found.count > before { return }
      }
    default: break
    }
    if let type = type(of: expression), !type.isMetatype { add(type.unwrapped(), to: &found) }
  }

  private func isOfCode(_ type: ResolvedType) -> Bool {
    type.type.map { !codebase[$0].isExternal } ?? false
  }

  private func add(_ type: ResolvedType, to found: inout [ResolvedType]) {
    guard !found.contains(where: { $0.name == type.name && $0.type == type.type }) else { return }
    found.append(type)
  }

  /// Collects the screen in `UINavigationController(rootViewController: x)` or
  /// `UIHostingController(rootView: x)`.
  private func collectWrapped(
    _ call: NodeID, into found: inout [ResolvedType], depth: SearchDepth
  ) -> Bool {
    for label in [KnownNames.rootViewController, KnownNames.rootView] {
      guard let argument = argument(label, of: call), let inner = value(of: argument) else {
        continue
      }
      collect(inner, into: &found, depth: depth + 1)
      return !found.isEmpty
    }
    return false
  }

  private func collectValues(
    of local: NodeID, at use: NodeID, into found: inout [ResolvedType], depth: SearchDepth
  ) -> Bool {
    guard codebase[local].kind == .local,
      let initial = codebase.child(of: local, .initialValue)
    else { return false }
    let before = found.count
    for value in value(of: initial).map({ [$0] }) ?? branches(of: initial) where value != use {
      collect(value, into: &found, depth: depth + 1)
    }
    return found.count > before
  }

  private func collectResults(
    of member: Member, into found: inout [ResolvedType], depth: SearchDepth
  ) {
    guard depth.follows(member.node, below: 8) else { return }
    if let owner = member.owner, codebase[owner].isProtocol,
      codebase.child(of: member.node, .body) == nil
    {
      for conformer in codebase.conformers(of: codebase[owner])
      where !codebase.role(of: conformer).isSupport {
        for one in codebase.members(of: conformer)
        where one.name == member.name && one.kind == member.kind {
          collectResults(of: one, into: &found, depth: depth + 1)
        }
      }
      return
    }
    guard
      let body = codebase.child(of: member.node, .body)
        ?? codebase.child(of: member.node, .accessor)
    else { return }
    let returned = returnedExpressions(in: body)
    for expression in returned { collect(expression, into: &found, depth: depth + 1) }
  }

  /// Returns the expressions that a body returns, except those in its closures.
  public func returnedExpressions(in body: NodeID) -> [NodeID] {
    var all: [NodeID] = []
    var index = Int(body.index) + 1
    let end = Int(codebase[body].end)
    while index < end {
      let id = NodeID(file: Int(body.file), index: index)
      let node = codebase[id]
      if node.kind == .closure || node.kind == .function {
        index = Swift.max(index + 1, Int(node.end))
        continue
      }
      if node.kind == .statement, node.name == KnownNames.return,
        let value = codebase.children(of: id).first(where: { _ in true })
      {
        all.append(value)
      }
      index += 1
    }
    if all.isEmpty {
      let statements = Array(codebase.children(of: body))
      if statements.count == 1, codebase[statements[0]].kind.isExpression { all = statements }
      if all.isEmpty, isResult(body) { all = branches(of: body) }
    }
    return all
  }

  /// Returns a Boolean value that indicates whether a body must return a value: that of a getter,
  /// or of a function with a result.
  private func isResult(_ body: NodeID) -> Bool {
    codebase[body].kind == .accessor
      || codebase.parent(of: body).map { codebase.child(of: $0, .returnType) != nil } ?? false
  }
}
