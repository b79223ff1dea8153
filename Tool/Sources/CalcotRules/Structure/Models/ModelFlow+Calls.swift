internal import CalcotCode

/// Follows a Model or a collection of Models into calls.
extension ModelFlow {
  mutating func followArgument(_ argument: NodeID, _ value: ModelValue) {
    guard let call = codebase.parent(of: argument), codebase[call].kind == .call,
      let callee = resolver.callee(of: call)
    else { return }
    if codebase[callee].kind == .identifier, ModelCalls.copying.contains(codebase[call].name) {
      return follow(call, value)
    }
    if Self.isTypeName(codebase[call].name) {
      return followBuilder(call, argument, value)
    }
    if ModelCalls.items.contains(codebase[argument].label), case .model = value {
      for closure in closures(of: call) { bind(value, toParameterOf: closure) }
      return
    }
    followFunction(call, argument, value)
  }

  private static func isTypeName(_ name: Name) -> Bool {
    (65...90).contains(name.text.utf8.first ?? 0)
  }

  /// Follows the elements of a list into the closure that makes its rows: `ForEach(groups) { … }`.
  private mutating func followBuilder(_ call: NodeID, _ argument: NodeID, _ value: ModelValue) {
    let label = codebase[argument].label
    guard label.isNone || ModelCalls.data.contains(label) else { return }
    let element: ModelValue
    switch value {
    case .elements(let inner): element = inner
    case .numbered: element = value
    default: return
    }
    for closure in closures(of: call) where isOpen(closure) {
      bind(element, toParameterOf: closure)
    }
  }

  /// Returns a Boolean value that indicates whether a closure may get an element: no declaration
  /// says that its parameter is something else.
  private func isOpen(_ closure: NodeID) -> Bool {
    guard let expected = resolver.expectedType(ofClosure: closure) else { return true }
    // NB: the call does not refer to an overload whose closure has no parameters.
    guard let first = codebase.parts(of: expected).first else { return true }
    return values.isGeneric(first) || codebase.type(of: first) == nil
      || values.value(of: first) != nil
  }

  /// Follows a Model into one of the View's own functions, or records that another function turns
  /// the Model into a text.
  private mutating func followFunction(_ call: NodeID, _ argument: NodeID, _ value: ModelValue) {
    guard let target = resolver.target(of: call), target.isFunction,
      let parameter = resolver.parameter(for: argument)
    else { return }
    if target.owner == view.id { return followDeclaration(parameter, value) }
    // NB: a Model after other arguments is more likely a setting than the formatted value.
    guard case .model(let id) = value, resolver.arguments(of: call).first == argument,
      let use = codebase.writtenType(of: parameter), codebase.type(of: use)?.id == id,
      let result = codebase.returnType(of: target), ModelNames.texts.contains(result.name),
      target.owner.map({ isForeign(codebase[$0]) }) ?? true
    else { return }
    let callee = resolver.callee(of: call) ?? call
    add(callee, id, target.name, .formats)
  }

  /// Returns a Boolean value that indicates whether a type is neither a ViewModel, nor a View, nor
  /// a Model.
  private func isForeign(_ owner: CodeType) -> Bool {
    let role = codebase.role(of: owner)
    return !role.isViewModelLike && !role.isUI && role != .model
  }

  // MARK: Closures

  /// Passes a value to the closures of the call whose callee is a member, and records the members
  /// that the call's key paths read.
  mutating func callClosures(of callee: NodeID, with value: ModelValue) {
    guard let call = call(of: callee) else { return }
    for argument in resolver.arguments(of: call) {
      guard let inner = resolver.value(of: argument),
        !ModelCalls.endings.contains(codebase[argument].label)
      else { continue }
      switch codebase[inner].kind {
      case .closure: bind(value, toParameterOf: inner)
      case .keyPath: readKeyPath(inner, value)
      default: break
      }
    }
  }

  /// Returns the part of a state that a stream delivers after `map(\.group)` or
  /// `compactMap { $0.group }`.
  func part(of content: ModelValue, by call: NodeID) -> ModelValue? {
    guard case .state(let id) = content,
      let transform = resolver.arguments(of: call).first.flatMap(resolver.value(of:))
    else { return nil }
    let name: Name
    switch codebase[transform].kind {
    case .keyPath: name = codebase[transform].name
    case .closure:
      guard let read = memberOfParameter(in: transform) else { return nil }
      name = read
    default: return nil
    }
    return codebase.members(named: name, of: codebase[id]).first { $0.isVariable && !$0.isStatic }
      .flatMap(values.value(of:))
  }

  /// Returns the member of its parameter that a closure of one expression returns.
  private func memberOfParameter(in closure: NodeID) -> Name? {
    let expressions = codebase.children(of: closure).filter { codebase[$0].kind.isExpression }
    guard expressions.count == 1, let only = expressions.first, codebase[only].kind == .member,
      let base = resolver.base(of: only), codebase[base].kind == .identifier
    else { return nil }
    let parameter = codebase.parameters(of: closure).first.map { codebase[$0].name }
    return codebase[base].name == parameter ?? ModelNames.firstParameter
      ? codebase[only].name : nil
  }

  private mutating func readKeyPath(_ path: NodeID, _ value: ModelValue) {
    guard case .model(let id) = value else { return }
    read(codebase[path].name, of: codebase[id], at: path, value)
  }

  private func closures(of call: NodeID) -> [NodeID] {
    resolver.arguments(of: call).compactMap { argument in
      let node = codebase[argument]
      guard
        node.flags.contains(.trailing) && node.label.isNone
          || ModelCalls.rows.contains(node.label),
        let inner = resolver.value(of: argument), codebase[inner].kind == .closure
      else { return nil }
      return inner
    }
  }

  private mutating func bind(_ value: ModelValue, toParameterOf closure: NodeID) {
    let parameters = codebase.parameters(of: closure)
    if case .numbered(let element) = value, parameters.count == 2 {
      return followDeclaration(parameters[1], element)
    }
    if let first = parameters.first { return followDeclaration(first, value) }
    for place in codebase.descendants(of: closure) {
      let node = codebase[place]
      guard node.kind == .identifier, node.name == ModelNames.firstParameter,
        codebase.enclosingClosure(of: place) == closure
      else { continue }
      follow(place, value)
    }
  }
}
