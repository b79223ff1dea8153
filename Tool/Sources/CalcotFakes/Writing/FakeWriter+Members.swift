extension FakeWriter {
  mutating func writeMethod(_ member: FakedMember, _ stem: String) {
    addRecord("\(stem)Calls", of: member)
    addAnswers(member, stem, hasHandler: true)
    lines.add()
    let result = member.result.isVoid ? "" : " -> \(member.resultSignature)"
    lines.addHead(
      start(of: member, "func \(member.name)\(member.generics)"),
      parameters: member.parameters.map(\.signature),
      end: member.effects.text + result + member.conditions)
    addAutoclosures(member)
    addRecording("\(stem)Calls", of: member, indent: "    ")
    addAnswering(member, stem, hasHandler: true, indent: "    ")
    lines.add("  }")
  }

  mutating func writeInitializer(_ member: FakedMember, _ stem: String) {
    let overriding = fake.identity == .object && member.parameters.isEmpty ? "override " : ""
    addRecord("\(stem)Calls", of: member)
    lines.add()
    lines.addHead(
      start(of: member, "\(overriding)init\(member.isFailable ? "?" : "")\(member.generics)"),
      parameters: member.parameters.map(\.signature),
      end: member.effects.text + member.conditions)
    addAutoclosures(member)
    addRecording("\(stem)Calls", of: member, indent: "    ")
    lines.add("  }")
  }

  mutating func writeAccessors(_ member: FakedMember, _ stem: String) {
    let hasHandler = member.kind == .subscripts || !member.effects.text.isEmpty
    addRecord("\(stem)Gets", of: member)
    if member.isSettable { addRecord("\(stem)Sets", of: member, extra: member.result) }
    addAnswers(member, stem, hasHandler: hasHandler)
    lines.add()
    if member.kind == .subscripts {
      lines.addHead(
        start(of: member, "subscript\(member.generics)"),
        parameters: member.parameters.map(\.signature),
        end: " -> \(member.resultSignature)\(member.conditions)")
    } else {
      lines.add("  \(start(of: member, "var \(member.name)")): \(member.resultSignature) {")
    }
    let isShort = !member.isSettable && member.effects.text.isEmpty
    let indent = isShort ? "    " : "      "
    if !isShort { lines.add("    get\(member.effects.text) {") }
    addRecording("\(stem)Gets", of: member, indent: indent)
    addAnswering(member, stem, hasHandler: hasHandler, indent: indent)
    if !isShort { lines.add("    }") }
    if member.isSettable {
      lines.add("    set {")
      addRecording("\(stem)Sets", of: member, indent: indent, newValue: true)
      lines.add("      \(stem)Returns = newValue")
      lines.add("    }")
    }
    lines.add("  }")
  }

  private func start(of member: FakedMember, _ words: String) -> String {
    "\(member.attributes)\(member.isolation)\(member.isStatic ? "static " : "")\(words)"
  }

  /// Adds the calls of the autoclosure parameters, each once.
  private mutating func addAutoclosures(_ member: FakedMember) {
    for one in member.parameters where one.isAutoclosure {
      lines.add("    let \(one.name) = \(one.name)()")
    }
  }

  /// Adds the statements that throw, call the handler or return.
  private mutating func addAnswering(
    _ member: FakedMember, _ stem: String, hasHandler: Bool, indent: String
  ) {
    let arguments = member.parameters.map(\.argument).joined(separator: ", ")
    addHook(member, indent: indent)
    if member.effects.error != nil {
      lines.add("\(indent)if let \(stem)Throws { throw \(stem)Throws }")
    }
    guard !member.result.isVoid else {
      if hasHandler { lines.add("\(indent)\(member.effects.call)\(stem)Handler?(\(arguments))") }
      return
    }
    let call = "\(member.effects.call)\(stem)Handler(\(arguments))"
    if member.isCast {
      let given = member.local("given")
      let answer = member.local("answer")
      lines.add("\(indent)var \(given) = \(stem)Returns")
      lines.add("\(indent)if let \(stem)Handler { \(given) = \(call) }")
      addGuard(
        "\(answer) = \(given) as? \(member.resultSignature)", member, stem, indent: indent)
      lines.add("\(indent)return \(answer)")
      return
    }
    if hasHandler { lines.add("\(indent)if let \(stem)Handler { return \(call) }") }
    if member.result.absence == .none { addGuard("\(stem)Returns", member, stem, indent: indent) }
    lines.add("\(indent)return \(stem)Returns")
  }

  /// Adds the call that may wait, or throw an error that the member can throw.
  private mutating func addHook(_ member: FakedMember, indent: String) {
    guard hasHook, member.isHooked else { return }
    let call = "await \(Self.hook)?(\"\(member.fullName)\")"
    guard let error = member.effects.error else { return lines.add("\(indent)try? \(call)") }
    guard !member.effects.throwsAnyError else { return lines.add("\(indent)try \(call)") }
    lines.add("\(indent)do { try \(call) } catch {")
    lines.add("\(indent)  if let error = error as? \(error) { throw error }")
    lines.add("\(indent)}")
  }

  private mutating func addGuard(
    _ condition: String, _ member: FakedMember, _ stem: String, indent: String
  ) {
    let call = "\(fake.name).\(member.fullName)"
    lines.add("\(indent)guard let \(condition) else {")
    if member.effects.throwsAnyError {
      needs.insert(.unansweredCall)
      lines.addCall(
        "throw UnansweredCall", argument: "\"\(call)\", set: \"\(stem)Returns\"",
        indent: indent + "  ")
    } else {
      lines.addCall(
        "preconditionFailure", argument: "\"\(call) has no answer: set \(stem)Returns\"",
        indent: indent + "  ")
    }
    lines.add("\(indent)}")
  }
}
