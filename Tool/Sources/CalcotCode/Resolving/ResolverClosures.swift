/// Resolves the parameters of closures.
extension Resolver {
  /// Returns the function type of a closure: that of the parameter or variable that takes it. Nil
  /// if the code does not declare that.
  public func expectedType(ofClosure closure: NodeID) -> TypeUse? {
    expectedType(ofClosure: closure, depth: 0)
  }

  func expectedType(ofClosure closure: NodeID, depth: Int) -> TypeUse? {
    guard let parent = codebase.parent(of: closure) else { return nil }
    switch codebase[parent].kind {
    case .argument:
      return parameter(for: parent, depth: depth).flatMap { parameter in
        codebase.writtenType(of: parameter).flatMap(functionType)
      }
    case .assignment:
      guard let target = codebase.children(of: parent).first(where: { _ in true }),
        target != closure
      else { return nil }
      return type(of: target, depth: depth + 1)?.use.flatMap(functionType)
    case .initialValue:
      guard let variable = codebase.parent(of: parent) else { return nil }
      return codebase.writtenType(of: variable).flatMap(functionType)
    default: return nil
    }
  }

  /// Returns the `parameter` for an `argument`, if the code declares the callee.
  ///
  /// For a struct without an initializer of its own, returns the stored `variable`.
  public func parameter(for argument: NodeID) -> NodeID? { parameter(for: argument, depth: 0) }

  func parameter(for argument: NodeID, depth: Int) -> NodeID? {
    guard let call = codebase.parent(of: argument), codebase[call].kind == .call else { return nil }
    let label = codebase[argument].label
    guard let target = target(of: call, depth: depth + 1) else {
      return memberwise(argument, label, of: call, depth: depth)
    }
    let parameters = codebase.parameters(of: target.node)
    if !label.isNone, let found = parameters.first(where: { codebase[$0].label == label }) {
      return found
    }
    let isTrailing = codebase[argument].flags.contains(.trailing)
    if isTrailing {
      return parameters.last { parameter in
        codebase.writtenType(of: parameter).flatMap(functionType) != nil
      }
    }
    guard let position = arguments(of: call).firstIndex(of: argument) else { return nil }
    return position < parameters.count ? parameters[position] : nil
  }

  private func memberwise(
    _ argument: NodeID, _ label: Name, of call: NodeID, depth: Int
  ) -> NodeID? {
    guard !label.isNone, let made = type(of: call, depth: depth + 1)?.type,
      codebase[made].kind == .struct
    else { return nil }
    return codebase.members(of: codebase[made]).first { $0.name == label && $0.isStored }?.node
  }

  /// Returns a type itself if it is a function type, or the function type behind an alias.
  public func functionType(_ use: TypeUse) -> TypeUse? {
    if use.isFunction { return use }
    guard use.kind == .type else { return nil }
    let table = codebase.linked.names.table
    var scope = codebase.scope(of: use.node)
    while true {
      if let alias = table.alias(use.name, in: scope) {
        return codebase.writtenType(of: alias).flatMap { $0.isFunction ? $0 : nil }
      }
      guard scope >= 0 else { return nil }
      scope = table.rows[Int(scope)].outer
    }
  }

  func closureParameter(_ parameter: NodeID, depth: Int) -> ResolvedType? {
    guard let closure = codebase.parent(of: parameter), codebase[closure].kind == .closure,
      let position = codebase.parameters(of: closure).firstIndex(of: parameter)
    else { return nil }
    return parameterType(position, ofClosure: closure, depth: depth)
  }

  /// Returns the type of `$0`, `$1` and so on.
  func shorthandParameter(_ name: Name, at place: NodeID, depth: Int) -> ResolvedType? {
    let text = name.text
    guard text.utf8.first == UInt8(ascii: "$"), let position = Int(text.dropFirst()),
      let closure = codebase.enclosingClosure(of: place)
    else { return nil }
    return parameterType(position, ofClosure: closure, depth: depth)
  }

  private func parameterType(
    _ position: Int, ofClosure closure: NodeID, depth: Int
  ) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    if let expected = expectedType(ofClosure: closure, depth: depth) {
      let parts = codebase.parts(of: expected)
      return position < parts.count ? resolve(parts[position]) : nil
    }
    if position == 0, let owner = owner(givenTo: closure) {
      return type(of: owner, depth: depth + 1)
    }
    // `rows.map { $0 }`.
    guard position == 0, let argument = codebase.parent(of: closure),
      codebase[argument].kind == .argument, let call = codebase.parent(of: argument),
      codebase[call].kind == .call, KnownNames.takesElement.contains(codebase[call].name),
      let base = base(of: call), let type = type(of: base, depth: depth + 1)
    else { return nil }
    if type.isOptional, let mapped = element(of: type) ?? Optional(type.unwrapped()) {
      return mapped
    }
    return element(of: type)
  }

  /// Returns a Boolean value that indicates whether an expression is the pair of an object and an
  /// element that a stream passes to a closure: `$0` of
  /// `taps.withUnretained(self).bind { $0.0.open($0.1) }`.
  func isPairWithOwner(_ expression: NodeID) -> Bool {
    guard codebase[expression].kind == .identifier,
      codebase[expression].name == KnownNames.firstShorthand,
      let closure = codebase.enclosingClosure(of: expression)
    else { return false }
    return owner(givenTo: closure) != nil
  }

  /// Returns the object that a stream passes to its closures, so that they need not capture it:
  /// `self` of `taps.subscribe(with: self) { owner, _ in … }` and
  /// `taps.withUnretained(self).bind { owner, _ in … }`.
  private func owner(givenTo closure: NodeID) -> NodeID? {
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call
    else { return nil }
    if let given = self.argument(KnownNames.with, of: call) { return object(in: given) }
    var current = base(of: call)
    while let step = current, codebase[step].kind == .call {
      if codebase[step].name == KnownNames.withUnretained {
        return arguments(of: step).first.flatMap(object(in:))
      }
      guard KnownNames.passing.contains(codebase[step].name) else { return nil }
      current = base(of: step)
    }
    return nil
  }

  private func object(in argument: NodeID) -> NodeID? {
    value(of: argument).flatMap { codebase[$0].kind == .identifier ? $0 : nil }
  }
}
