internal import CalcotCode

/// The events that lead to code: those that a type sends to itself, and the steps of a flow.
extension Triggers {
  /// As in `machine.addRoute(event: .login) { … }`.
  func eventsHandled(by call: NodeID) -> [Name] {
    resolver.arguments(of: call).flatMap { argument in
      codebase[argument].label.text.lowercased().contains("event")
        ? resolver.value(of: argument).map(eventNames) ?? [] : []
    }
  }

  func caseName(_ statement: NodeID) -> String? { patterns(of: statement).first?.text }

  func patterns(of statement: NodeID) -> [Name] {
    CasePatterns(codebase).names(of: statement)
  }

  private func eventNames(_ expression: NodeID) -> [Name] {
    let node = codebase[expression]
    let isName = node.kind == .member && resolver.base(of: expression) == nil
    return isName || node.kind == .call ? [node.name] : []
  }

  func call(takingClosure closure: NodeID) -> NodeID? {
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call
    else { return nil }
    return call
  }

  /// Returns the steps that a function of a flow takes: `navigate(to step: CatalogStep)`.
  func step(of member: Member) -> CodeType? {
    guard let parameter = codebase.parameters(of: member.node).first,
      let type = codebase.writtenType(of: parameter).flatMap({ codebase.type(of: $0) }),
      type.kind == .enum, codebase.isSubtype(type, of: Self.step)
    else { return nil }
    return type
  }

  private static let step: Name = "Step"

  /// Returns a Boolean value that indicates whether an expression is a case of an enum: it names the
  /// enum, or no other enum has such a case.
  private func isCase(_ mention: NodeID, of steps: CodeType) -> Bool {
    let named =
      codebase[mention].kind == .call ? resolver.callee(of: mention) ?? mention : mention
    guard codebase[named].kind == .member else { return false }
    return resolver.base(of: named).map { codebase[$0].name == steps.name }
      ?? isOnlyOne(codebase[named].name, of: steps)
  }

  private func isOnlyOne(_ name: Name, of steps: CodeType) -> Bool {
    codebase.types.allSatisfy { type in
      type.kind != .enum || type.id == steps.id || codebase.members(named: name, of: type).isEmpty
    }
  }

  /// Returns the places where a type sends an event to itself (its own state machine), or where any
  /// type emits a step of a flow.
  func events(
    _ names: [Name], outside place: NodeID, in type: CodeType, or steps: CodeType?
  ) -> [NodeID] {
    names.flatMap { name in
      codebase.mentions(of: name).filter { mention in
        guard
          codebase.enclosingType(of: mention)?.id == type.id
            || steps.map({ codebase.isProduct(mention) && isCase(mention, of: $0) }) ?? false,
          !codebase.contains(place, mention), !isCallee(mention),
          let parent = codebase.parent(of: mention), codebase[parent].kind == .argument
        else { return false }
        // NB: an argument of a call counts; a pattern or the handler of the event does not.
        guard let call = codebase.parent(of: parent), codebase[call].kind == .call,
          Self.takesEvent(codebase[call].name)
        else { return false }
        return !resolver.arguments(of: call).contains { argument in
          resolver.value(of: argument).map { codebase[$0].kind == .closure } ?? false
        }
      }
    }
  }

  private static func takesEvent(_ name: Name) -> Bool {
    let text = name.text.lowercased()
    return text.contains("event") || text.contains("transition")
      || takers.contains { text.hasPrefix($0) }
  }

  private static let takers = [
    "try", "send", "handle", "trigger", "process", "fire", "dispatch", "emit", "accept",
  ]
}
