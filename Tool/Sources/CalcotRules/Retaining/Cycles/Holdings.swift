internal import CalcotCode

/// Finds the values that an expression's object retains because code passes them to it where it
/// makes the object: to its initializer, to a factory, or by assignments to its properties.
struct Holdings: CodeSearch {
  struct Held: Hashable {
    var value: NodeID
    /// The name of the type that retains the value; nil for a framework's type.
    var name: Name?
    /// The property that retains the value; nil for a framework's property.
    var property: Member?
    /// The arguments of a factory, by the parameters in its body.
    var arguments: [NodeID: NodeID] = [:]
  }

  /// The declaration that an expression refers to, and the members behind it.
  struct Identity: Equatable {
    var declaration: NodeID
    var members: [Name]
  }

  let resolver: Resolver
  private let known = SearchAnswers<[Held]>()
  private static let longestTrail = 32

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  /// Returns the identity of a variable, of a property of `self`, or of a member of one of them.
  func identity(of expression: NodeID) -> Identity? {
    let node = codebase[expression]
    switch node.kind {
    case .identifier:
      guard node.name != .self else { return nil }
      if let local = resolver.localDeclaration(of: node.name, at: expression) {
        return Identity(declaration: local, members: [])
      }
      return own(node.name, at: expression)
    case .member:
      guard let base = resolver.base(of: expression) else { return nil }
      if codebase[base].kind == .identifier, codebase[base].name == .self {
        return own(node.name, at: expression)
      }
      guard var identity = identity(of: base) else { return nil }
      identity.members.append(node.name)
      return identity
    default: return nil
    }
  }

  /// Returns the identity of a property of `self`, which the type may inherit from a framework.
  private func own(_ name: Name, at place: NodeID) -> Identity? {
    if let member = resolver.implicitMember(name, at: place) {
      return Identity(declaration: member.node, members: [])
    }
    return codebase.enclosingType(of: place).map {
      Identity(declaration: $0.declaration, members: [name])
    }
  }

  /// Returns the parameter that an expression names.
  func parameter(at expression: NodeID) -> NodeID? {
    guard codebase[expression].kind == .identifier,
      let local = resolver.localDeclaration(of: codebase[expression].name, at: expression),
      codebase[local].kind == .parameter
    else { return nil }
    return local
  }

  func held(by expression: NodeID) -> [Held] { held(by: expression, depth: 0) }

  private func held(by expression: NodeID, depth: Int) -> [Held] {
    guard depth < Self.longestTrail else { return [] }
    return known.answer(at: expression, depth: depth) {
      found(by: expression, depth: depth + 1)
    }
  }

  private func found(by expression: NodeID, depth: Int) -> [Held] {
    let node = codebase[expression]
    switch node.kind {
    case .identifier:
      guard let local = resolver.localDeclaration(of: node.name, at: expression),
        codebase[local].kind == .local,
        codebase[local].flags.isDisjoint(with: [.isWeak, .isUnowned])
      else { return [] }
      let made = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:))
      return (made.map { held(by: $0, depth: depth) } ?? []) + assigned(to: local)
    case .call: return found(byCall: expression, depth: depth)
    case .collection, .cast:
      // NB: each once, as the elements of a list may all be the same list.
      var seen: Set<Held> = []
      return codebase.children(of: expression).filter { codebase[$0].kind.isExpression }
        .flatMap { held(by: $0, depth: depth) }.filter { seen.insert($0).inserted }
    default: return []
    }
  }

  private func found(byCall call: NodeID, depth: Int) -> [Held] {
    let name = codebase[call].name
    if let target = resolver.target(of: call) {
      if target.isInitializer { return given(toMake: call) }
      guard target.isFunction, let body = codebase.child(of: target.node, .body) else { return [] }
      return made(by: target, body, at: call, depth: depth)
    }
    if let type = codebase.type(named: name, at: call), !type.isExternal {
      return given(toMake: call)
    }
    let isWrapper = RetainingNames.wrapping.contains(name)
    let values = resolver.arguments(of: call).filter {
      isWrapper || RetainingNames.wrappingLabels.contains(codebase[$0].label)
    }.compactMap(resolver.value(of:))
    if !values.isEmpty { return values.map { Held(value: $0, name: name) } }
    // As in `DetailView(viewModel: viewModel).padding()`.
    return resolver.base(of: call).map { held(by: $0, depth: depth) } ?? []
  }

  /// Returns the arguments of an initializer that its object retains.
  private func given(toMake call: NodeID) -> [Held] {
    let name = codebase[call].name
    return resolver.arguments(of: call).compactMap { argument in
      guard let value = resolver.value(of: argument), codebase[value].kind != .closure,
        let parameter = resolver.parameter(for: argument)
      else { return nil }
      if codebase[parameter].kind == .variable {
        guard let variable = codebase.member(declaredAt: parameter), codebase.retains(variable)
        else { return nil }
        return Held(value: value, name: name, property: variable)
      }
      var flow = ValueFlow(codebase, isClosure: false)
      for case .kept(let path) in flow.endings(ofDeclaration: parameter, RetainPath()) {
        return Held(value: value, name: name, property: path.properties.first)
      }
      return nil
    }
  }

  /// Returns the values that the results of a function retain.
  private func made(
    by target: Member, _ body: NodeID, at call: NodeID, depth: Int
  ) -> [Held] {
    var arguments: [NodeID: NodeID] = [:]
    for argument in resolver.arguments(of: call) {
      if let parameter = resolver.parameter(for: argument) {
        arguments[parameter] = resolver.value(of: argument)
      }
    }
    // NB: each once, as several paths of a function may return the same value.
    var values: Set<NodeID> = []
    let results = resolver.returnedExpressions(in: body).flatMap { held(by: $0, depth: depth) }
    return results.compactMap {
      values.insert($0.value).inserted
        ? Held(value: $0.value, name: $0.name, property: $0.property, arguments: arguments) : nil
    }
  }

  /// Returns the values assigned to properties of a local variable: `screen.router = router`.
  private func assigned(to local: NodeID) -> [Held] {
    let name = codebase[local].name
    guard let type = resolver.type(ofDeclaration: local)?.type,
      let scope = codebase.parent(of: local)
    else { return [] }
    return codebase.mentions(of: name).compactMap { mention in
      guard mention > local, codebase.contains(scope, mention),
        let member = codebase.parent(of: mention), codebase[member].kind == .member,
        let assignment = codebase.parent(of: member), codebase[assignment].kind == .assignment,
        codebase[assignment].name == RetainingNames.assign
      else { return nil }
      let parts = Array(codebase.children(of: assignment))
      guard parts.count == 2, parts[0] == member,
        let property = codebase.members(named: codebase[member].name, of: codebase[type]).first(
          where: codebase.retains)
      else { return nil }
      return Held(value: parts[1], name: codebase[type].name, property: property)
    }
  }
}
