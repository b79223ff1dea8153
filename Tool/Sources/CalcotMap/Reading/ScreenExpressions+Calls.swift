internal import CalcotCode

/// The screens that calls return or receive.
extension ScreenExpressions {
  func call(_ expression: NodeID, into found: inout [Int], depth: SearchDepth) {
    let before = found.count
    for unit in storyboardScreens(madeBy: expression) where !found.contains(unit) {
      found.append(unit)
    }
    if found.count > before { return }
    if let callee = resolver.callee(of: expression), codebase[callee].kind == .closure {
      collect(callee, into: &found, depth: depth + 1)
      return
    }
    let base = resolver.base(of: expression)
    if let base, ReadingNames.sequences.contains(codebase[expression].name) {
      return sequence(expression, of: base, into: &found, depth: depth)
    }
    if let base, let type = resolver.type(of: base), type.isMetatype, let id = type.type,
      let core = table.cores[id]
    {
      // As in `DetailViewController.create(…)`.
      if !found.contains(core) { found.append(core) }
      return
    }
    results(of: expression, into: &found, depth: depth)
    if found.count > before { return }
    if let type = resolver.type(of: expression) { add(type.isMetatype ? nil : type, to: &found) }
    if found.count > before { return }
    wrapped(in: expression, into: &found, depth: depth)
    if found.count == before, let base { receiver(base, into: &found, depth: depth) }
  }

  /// As in `flows.map { $0.root }`, and `tabs.map { $0.makeController() }`.
  private func sequence(
    _ expression: NodeID, of base: NodeID, into found: inout [Int], depth: SearchDepth
  ) {
    let before = found.count
    collect(base, into: &found, depth: depth + 1)
    let closure = resolver.arguments(of: expression).compactMap(resolver.value(of:)).first {
      codebase[$0].kind == .closure
    }
    if found.count == before, let closure { collect(closure, into: &found, depth: depth + 1) }
  }

  /// Adds the results of the called function.
  private func results(of expression: NodeID, into found: inout [Int], depth: SearchDepth) {
    guard let target = resolver.target(of: expression) ?? makers.only(calledBy: expression),
      target.isFunction
    else { return }
    for body in codebase.bodies(of: target) where !codebase.contains(body, expression) {
      for result in resolver.returnedExpressions(in: body) {
        collect(result, into: &found, depth: depth + 2)
      }
    }
  }

  /// Adds the screens in a call's arguments.
  private func wrapped(in expression: NodeID, into found: inout [Int], depth: SearchDepth) {
    for argument in resolver.arguments(of: expression) {
      guard let value = resolver.value(of: argument) else { continue }
      let kind = codebase[value].kind
      let isWrapping =
        kind == .call || kind == .identifier || kind == .member || kind == .collection
        || kind == .closure && codebase[argument].flags.contains(.trailing)
      if isWrapping, mayBeScreen(value) { collect(value, into: &found, depth: depth + 2) }
    }
  }

  /// As in `DetailView().toViewController()`, `LoginBuilder.build()`, `LoginModule.make()`.
  private func receiver(_ base: NodeID, into found: inout [Int], depth: SearchDepth) {
    let named = resolver.type(of: base).flatMap { type in type.type.map { (type, $0) } }
    if let (type, id) = named, type.isMetatype, let unit = table.related(to: codebase[id]) {
      found.append(unit)
      return
    }
    let kind = codebase[base].kind
    if kind == .identifier, resolver.localDeclaration(of: codebase[base].name, at: base) == nil {
      if let (_, id) = named, codebase.role(of: codebase[id]) == .builder,
        let unit = table.related(to: codebase[id])
      {
        found.append(unit)
      }
    } else if kind == .call || kind == .identifier {
      collect(base, into: &found, depth: depth + 1)
    }
  }
}

extension Codebase {
  /// Returns the bodies of a function, or those of its implementations if a protocol requires it.
  func bodies(of member: Member) -> [NodeID] {
    if let body = child(of: member.node, .body) { return [body] }
    guard let owner = member.owner, self[owner].isProtocol else { return [] }
    return conformers(of: self[owner]).filter { !role(of: $0).isSupport }
      .flatMap { members(of: $0).filter { $0.name == member.name && $0.isFunction } }
      .compactMap { child(of: $0.node, .body) }
  }
}
