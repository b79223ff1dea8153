extension FakeWriter {
  func hasLocks(_ member: FakedMember) -> Bool {
    fake.isolation == .locks && !member.isStatic && member.isolation.isEmpty
  }

  /// Adds a property of the fake.
  mutating func addStored(
    _ name: String, _ type: String, _ value: String?, of member: FakedMember,
    isPrivatelySet: Bool = false
  ) {
    var words = member.isolation
    var value = value
    if hasLocks(member) {
      needs.insert(.locked)
      words += "@Locked "
      value = value ?? "nil"
    }
    if isPrivatelySet { words += "private(set) " }
    if member.isStatic {
      if case .globalActor = fake.isolation {
        words += "static "
      } else {
        words += member.isolation.isEmpty ? "nonisolated(unsafe) static " : "static "
      }
    }
    if type == "Int", value == "0" {
      lines.add("  \(words)var \(name) = 0")
    } else {
      lines.addVariable("\(words)var \(name)", type: type, value: value)
    }
  }

  /// Adds the property that records calls: their number, their only argument, or tuples.
  mutating func addRecord(_ name: String, of member: FakedMember, extra: TypeText? = nil) {
    var recorded = member.recorded
    if let extra { recorded.append((name: "newValue", type: extra)) }
    switch recorded.count {
    case 0: addStored(name, "Int", "0", of: member, isPrivatelySet: true)
    case 1: addStored(name, "[\(recorded[0].type.text)]", "[]", of: member, isPrivatelySet: true)
    default:
      let fields = recorded.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
      addStored(name, "[(\(fields))]", "[]", of: member, isPrivatelySet: true)
    }
  }

  /// Adds the statement that records a call.
  mutating func addRecording(
    _ name: String, of member: FakedMember, indent: String, newValue: Bool = false
  ) {
    let values = member.recorded.map(\.name) + (newValue ? ["newValue"] : [])
    let argument = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    switch (values.isEmpty, hasLocks(member)) {
    case (true, false): lines.add("\(indent)\(name) += 1")
    case (true, true): lines.add("\(indent)_\(name).withLock { $0 += 1 }")
    case (false, false): lines.add("\(indent)\(name).append(\(argument))")
    case (false, true): lines.add("\(indent)_\(name).withLock { $0.append(\(argument)) }")
    }
  }

  /// Adds the properties for the answers.
  mutating func addAnswers(_ member: FakedMember, _ stem: String, hasHandler: Bool) {
    if let error = member.effects.error {
      let type = error.hasPrefix("any ") ? "(\(error))?" : error + "?"
      addStored("\(stem)Throws", type, nil, of: member)
    }
    if !member.result.isVoid {
      let value: String? =
        if case .empty(let literal) = member.result.absence { literal } else { nil }
      let type = value == nil ? member.result.optional : member.result.text
      addStored("\(stem)Returns", type, value, of: member)
    }
    if hasHandler {
      addStored("\(stem)Handler", "(\(handlerType(of: member)))?", nil, of: member)
    }
  }

  private func handlerType(of member: FakedMember) -> String {
    var attribute = member.isolation
    switch fake.isolation {
    case .locks, .actor: if attribute.isEmpty { attribute = "@Sendable " }
    case .globalActor(let actor): attribute = actor + " "
    case .none: break
    }
    let parameters = member.parameters.map(\.handed).joined(separator: ", ")
    let result = member.result.isVoid ? "Void" : member.result.text
    return "\(attribute)(\(parameters))\(member.effects.text) -> \(result)"
  }
}
