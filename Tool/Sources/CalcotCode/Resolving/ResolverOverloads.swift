/// Distinguishes functions of the same name.
extension Resolver {
  /// Returns the position of the parameter for each argument of a call; nil if the call cannot be
  /// one of this function: a label is another one, or a value without a default is not given.
  public func positions(of call: NodeID, in function: NodeID) -> [Int]? {
    let parameters = codebase.parameters(of: function)
    var positions: [Int] = []
    var next = 0
    for argument in arguments(of: call) {
      let rest = parameters.indices[next...]
      let found =
        isUnlabelledClosure(argument)
        ? rest.first { isFunction(parameters[$0]) } ?? rest.last { mayBeFunction(parameters[$0]) }
        : rest.first { isLabelled(argument, parameters[$0]) }
      guard let found, parameters[next..<found].allSatisfy(hasDefault) else { return nil }
      positions.append(found)
      next = found + 1
    }
    return parameters[next...].allSatisfy(hasDefault) ? positions : nil
  }

  /// Returns the functions among overloads that a call may refer to, by its labels, its trailing
  /// closures and the types of its arguments. More than one remain if nothing distinguishes them.
  public func overloads(_ candidates: [Member], for call: NodeID) -> [Member] {
    guard candidates.count > 1 else { return candidates }
    let ranks = candidates.map { rank($0, for: call) + typesThatFit($0, call) }
    guard let best = ranks.max() else { return [] }
    return candidates.indices.filter { ranks[$0] == best }.map { candidates[$0] }
  }

  func best(_ candidates: [Member], for call: NodeID) -> Member? {
    guard candidates.count > 1 else { return candidates.first }
    let ranks = candidates.map { rank($0, for: call) }
    return candidates.indices.max { ranks[$0] < ranks[$1] }.map { candidates[$0] }
  }

  private func rank(_ member: Member, for call: NodeID) -> Int {
    let parameters = codebase.parameters(of: member.node)
    let arguments = arguments(of: call)
    let labels = Set(parameters.map { codebase[$0].label })
    let common = arguments.count { argument in
      let label = codebase[argument].label
      return !label.isNone && labels.contains(label)
    }
    let alike =
      2 * (common * 4 - abs(parameters.count - arguments.count))
      + Self.weightOfCase * casesThatFit(parameters, arguments)
    guard let positions = positions(of: call, in: member.node) else { return alike }
    let closures = zip(positions, arguments).count { position, argument in
      isUnlabelledClosure(argument) && isFunction(parameters[position])
    }
    return alike + 100 * (1 + closures)
  }

  /// More than a parameter that is left out costs: who names a case knows the type.
  private static let weightOfCase = 4

  /// Returns the number of arguments such as `.edit` and `.rename(note)` that are members of their
  /// parameter's type. They distinguish overloads with the same labels.
  private func casesThatFit(_ parameters: [NodeID], _ arguments: [NodeID]) -> Int {
    zip(parameters, arguments).count { parameter, argument in
      guard let value = value(of: argument),
        let named = codebase[value].kind == .call ? callee(of: value) : value,
        codebase[named].kind == .member, base(of: named) == nil,
        let type = codebase.writtenType(of: parameter).flatMap({ codebase.type(of: $0) })
      else { return false }
      return !codebase.members(named: codebase[value].name, of: type).isEmpty
    }
  }

  /// Returns how well the types of a call's arguments fit the parameters; below 0 if one does not.
  private func typesThatFit(_ member: Member, _ call: NodeID) -> Int {
    guard let positions = positions(of: call, in: member.node) else { return 0 }
    let parameters = codebase.parameters(of: member.node)
    return zip(positions, arguments(of: call)).reduce(0) { sum, pair in
      guard let given = value(of: pair.1).flatMap({ self.type(of: $0) })?.type,
        let wanted = codebase.writtenType(of: parameters[pair.0]).flatMap({ codebase.type(of: $0) })
      else { return sum }
      if given == wanted.id { return sum + 2 }
      return sum + (codebase.isSubtype(codebase[given], of: wanted.name) ? 1 : -50)
    }
  }

  private func isUnlabelledClosure(_ argument: NodeID) -> Bool {
    let node = codebase[argument]
    return node.flags.contains(.trailing) && node.label.isNone
  }

  private func isLabelled(_ argument: NodeID, _ parameter: NodeID) -> Bool {
    let label = codebase[parameter].label
    return codebase[argument].label.isNone
      ? label.isNone || label == KnownNames.anonymous : label == codebase[argument].label
  }

  private func hasDefault(_ parameter: NodeID) -> Bool {
    codebase.child(of: parameter, .initialValue) != nil
  }

  private func isFunction(_ parameter: NodeID) -> Bool {
    codebase.writtenType(of: parameter).flatMap(functionType) != nil
  }

  /// Returns a Boolean value that indicates whether a parameter takes a closure for all that the
  /// code says: the type may be an alias of another module.
  private func mayBeFunction(_ parameter: NodeID) -> Bool {
    guard let use = codebase.writtenType(of: parameter) else { return true }
    return codebase.type(of: use) == nil
  }
}
