internal import CalcotCode

/// Follows arguments.
extension ValueFlow {
  mutating func endings(ofArgument argument: NodeID, _ retainPath: RetainPath) -> [Ending] {
    guard let call = codebase.parent(of: argument), codebase[call].kind == .call else { return [] }
    let name = codebase[call].name
    if isClosure, RetainingNames.passing.contains(name) { return [] }
    if let target = resolver.target(of: call) {
      let found = endings(of: argument, passedTo: target, by: call, retainPath)
      if !found.isEmpty || !RetainingNames.subscribing.contains(name) { return found }
    }
    if let found = endings(of: argument, givenToImplicitInitializer: call, retainPath) {
      return found
    }
    if isClosure, let handle = subscription(startedBy: call) {
      let ends = StreamEnd(codebase).ends(call)
      return endings(of: handle, retainPath.subscribed(isFinite: ends))
    }
    if let bag = bag(among: call, beside: argument), isClosure {
      return endings(keptIn: bag, retainPath.subscribed())
    }
    if let base = resolver.base(of: call) {
      if let found = endings(of: argument, collectedIn: base, by: name, retainPath) { return found }
      if isClosure {
        let found = endings(ofClosure: argument, keptByReceiverOf: call, retainPath)
        if !found.isEmpty { return found }
      }
    } else if RetainingNames.embedding.contains(name) || RetainingNames.showing.contains(name),
      isInheritedFromFramework(name, at: call)
    {
      let fact = Fact("'\(name)' keeps it", at: call)
      let retainPath = retainPath.adding(name.text, fact: fact, trust: 0.9)
      return [.kept(RetainingNames.showing.contains(name) ? retainPath.shown() : retainPath)]
    }
    if let variable = memberwiseVariable(for: argument, of: call) {
      return endings(
        of: call,
        retainPath.adding(variable, fact: Fact("'\(variable.name)' keeps it", at: variable.node)))
    }
    if isWrapped(argument, by: call) { return endings(of: call, retainPath.adding()) }
    if isClosure, isKept(argument, byLibraryType: call) {
      return endings(of: call, retainPath.adding(trust: 0.9).guessed())
    }
    return []
  }

  /// Follows an argument into a function or initializer of the code.
  private mutating func endings(
    of argument: NodeID, passedTo target: Member, by call: NodeID, _ retainPath: RetainPath
  ) -> [Ending] {
    if target.kind == .enumCase { return endings(of: call, retainPath) }
    guard let parameter = resolver.parameter(for: argument),
      codebase[parameter].kind == .parameter, mayFit(argument, parameter)
    else { return [] }
    var found: [Ending] = []
    for ending in endings(ofDeclaration: implemented(parameter, of: target), retainPath.adding()) {
      switch ending {
      case .returned(_, let retainPath): found += endings(of: call, retainPath)
      case .kept(let retainPath):
        if target.isInitializer {
          found += endings(of: call, retainPath)
        } else if !target.isStatic {
          found += endings(keptByReceiverOf: call, retainPath)
        }
      }
      if found.contains(where: \.isKept) { break }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the argument's type matches the parameter. The
  /// labels alone do not tell which overload is called.
  private func mayFit(_ argument: NodeID, _ parameter: NodeID) -> Bool {
    guard let value = resolver.value(of: argument), codebase[value].kind != .closure,
      let given = resolver.type(of: value)?.type, let use = codebase.writtenType(of: parameter),
      let wanted = resolver.resolve(use)?.type, given != wanted
    else { return true }
    let above = codebase[wanted]
    guard above.kind == .class, codebase[given].kind == .class || codebase[given].kind == .struct
    else { return true }
    return codebase.projectSupertypes(of: codebase[given]).contains { $0.id == wanted }
  }

  /// Returns the same parameter in the implementation of a protocol's requirement.
  private func implemented(_ parameter: NodeID, of target: Member) -> NodeID {
    guard let owner = target.owner, codebase[owner].isProtocol,
      codebase.child(of: target.node, .body) == nil,
      let position = codebase.parameters(of: target.node).firstIndex(of: parameter)
    else { return parameter }
    let labels = codebase.parameters(of: target.node).map { codebase[$0].label }
    for conformer in codebase.conformers(of: codebase[owner]).prefix(16) {
      for member in codebase.members(of: conformer)
      where member.name == target.name && member.isFunction && codebase.isProduct(member.node) {
        let parameters = codebase.parameters(of: member.node)
        if parameters.map({ codebase[$0].label }) == labels { return parameters[position] }
      }
    }
    return parameter
  }

  /// Follows an argument of `kept = .init(…)`, whose type the code tells elsewhere.
  private mutating func endings(
    of argument: NodeID, givenToImplicitInitializer call: NodeID, _ retainPath: RetainPath
  ) -> [Ending]? {
    guard let callee = resolver.callee(of: call), codebase[callee].kind == .member,
      codebase[callee].name == .`init`, resolver.base(of: callee) == nil,
      let type = typeExpected(of: call)
    else { return nil }
    let labels = resolver.arguments(of: call).map { codebase[$0].label }.filter { !$0.isNone }
    for initializer in codebase.members(named: .`init`, of: codebase[type]) {
      let parameters = codebase.parameters(of: initializer.node)
      let known = parameters.map { codebase[$0].label }
      guard labels.allSatisfy(known.contains) else { continue }
      let label = codebase[argument].label
      let parameter =
        parameters.first { !label.isNone && codebase[$0].label == label }
        ?? parameters.last { codebase.writtenType(of: $0)?.isFunction ?? false }
      guard let parameter else { continue }
      return endings(ofDeclaration: parameter, retainPath.adding()).flatMap { ending -> [Ending] in
        guard case .kept(let retainPath) = ending else { return [] }
        return endings(of: call, retainPath)
      }
    }
    return endings(of: argument, givenToMemberwiseInitializer: call, of: type, retainPath)
  }

  /// Follows an argument of `.init(…)`, the initializer of a struct that declares none.
  private mutating func endings(
    of argument: NodeID, givenToMemberwiseInitializer call: NodeID, of type: TypeID,
    _ retainPath: RetainPath
  ) -> [Ending]? {
    let (made, label) = (codebase[type], codebase[argument].label)
    guard made.kind == .struct,
      let variable = codebase.members(of: made).first(where: { $0.name == label && $0.isStored })
    else { return nil }
    if variable.isWeak { return [] }
    let fact = Fact("'\(variable.name)' keeps it", at: variable.node)
    return endings(of: call, retainPath.adding(variable, fact: fact))
  }

  /// Returns the type of the variable or parameter that takes an expression's value.
  private func typeExpected(of expression: NodeID) -> TypeID? {
    guard let parent = codebase.parent(of: expression) else { return nil }
    switch codebase[parent].kind {
    case .assignment:
      return codebase.children(of: parent).first { _ in true }
        .flatMap { resolver.type(of: $0)?.type }
    case .initialValue:
      return codebase.parent(of: parent).flatMap { codebase.writtenType(of: $0) }
        .flatMap { resolver.resolve($0)?.type }
    case .argument:
      if let parameter = resolver.parameter(for: parent) {
        return codebase.writtenType(of: parameter).flatMap { resolver.resolve($0)?.type }
      }
      guard let call = codebase.parent(of: parent), codebase[call].kind == .call,
        RetainingNames.collecting.contains(codebase[call].name), let base = resolver.base(of: call)
      else { return nil }
      return resolver.element(collectedIn: base)?.type
    default: return nil
    }
  }

  private mutating func endings(keptByReceiverOf call: NodeID, _ retainPath: RetainPath) -> [Ending]
  {
    guard let base = resolver.base(of: call) else { return [.kept(retainPath)] }
    let node = codebase[base]
    if node.kind == .identifier, node.name == .self || node.name == .super {
      return [.kept(retainPath)]
    }
    return endings(ofObject: base, retainPath)
  }

  /// Follows an argument of `rows.append(row)`, `view.addSubview(banner)`,
  /// `navigationController.pushViewController(x, …)`.
  private mutating func endings(
    of argument: NodeID, collectedIn base: NodeID, by name: Name, _ retainPath: RetainPath
  ) -> [Ending]? {
    if RetainingNames.collecting.contains(name) {
      guard resolver.type(of: base)?.name != "NSHashTable" else { return [] }
      return endings(ofAssignmentTo: base, retainPath)
    }
    if RetainingNames.embedding.contains(name) {
      let node = codebase[base]
      if node.kind == .identifier, node.name == .self {
        return [.kept(retainPath.adding(name.text, fact: Fact("'\(name)' keeps it", at: base)))]
      }
      return endings(ofObject: base, retainPath.adding(trust: 0.95))
    }
    if RetainingNames.showing.contains(name) {
      let fact = Fact("it is kept while it is shown", at: base)
      return endings(ofObject: base, retainPath.adding(fact: fact, trust: 0.9).shown())
    }
    return nil
  }

  private func isInheritedFromFramework(_ name: Name, at call: NodeID) -> Bool {
    guard let type = codebase.enclosingType(of: call), type.kind == .class,
      resolver.localDeclaration(of: name, at: call) == nil
    else { return false }
    return codebase.isSubtype(type, of: "UIView")
      || codebase.isSubtype(type, of: "UIViewController")
  }

  /// Returns the property that a struct's memberwise initializer sets to an argument.
  private func memberwiseVariable(for argument: NodeID, of call: NodeID) -> Member? {
    guard let made = resolver.type(of: call)?.type, codebase[made].kind == .struct,
      resolver.target(of: call) == nil
    else { return nil }
    if let variable = resolver.parameter(for: argument) {
      let member = codebase.member(declaredAt: variable)
      return member.flatMap { $0.isStored && !$0.isWeak ? $0 : nil }
    }
    guard codebase[argument].flags.contains(.trailing) else { return nil }
    return codebase.members(of: codebase[made]).last { member in
      member.isStored && resolver.type(of: member)?.isFunction ?? false
    }
  }

  /// Returns a Boolean value that indicates whether `.create(…)` is no case, but a static function
  /// of the expected type in the code.
  private func isStatic(_ callee: NodeID, of call: NodeID) -> Bool {
    guard let type = typeExpected(of: call) else { return false }
    return codebase.members(named: codebase[callee].name, of: codebase[type]).contains {
      $0.isFunction && $0.isStatic
    }
  }

  /// Returns a Boolean value that indicates whether a framework's type or an enum's case wraps the
  /// argument.
  private func isWrapped(_ argument: NodeID, by call: NodeID) -> Bool {
    guard let callee = resolver.callee(of: call) else { return false }
    let node = codebase[callee]
    if node.kind == .member, resolver.base(of: callee) == nil { return !isStatic(callee, of: call) }
    guard node.kind == .identifier else { return false }
    let label = codebase[argument].label
    if RetainingNames.wrapping.contains(node.name) { return label != "target" && label != "action" }
    if isClosure, codebase.type(named: node.name, at: callee)?.isExternal ?? true,
      RetainingNames.closureKeeping.contains(where: { node.name.text.hasSuffix($0) })
    {
      return true
    }
    guard let made = resolver.type(of: call)?.type, codebase[made].isReference else { return false }
    return RetainingNames.wrappingLabels.contains(label)
  }
}
