internal import CalcotCode

/// A condition on a parameter, under which code runs: `case .debug:`, `case let price as Price:`,
/// `if route == .debug`.
struct ValueChoice {
  /// The function with the parameter.
  var function: NodeID
  var position: Int
  var cases: [Name] = []
  var types: [CodeType] = []
  /// A Boolean value that indicates whether a further condition decides, too: `case .debug where isOn:`.
  var isPartial = false
  /// False for the code that runs for all other values, behind `default:` or `else`.
  var holds = true

  /// What a call says about a condition.
  enum Answer {
    case yes, no, unknown
    /// The caller of the calling function decides.
    case callers(ValueChoice)
  }
}

/// Finds the conditions on parameters around code, and which callers meet them.
struct ValueChoices: CodeSearch {
  let resolver: Resolver
  private let patterns: CasePatterns

  init(_ resolver: Resolver) {
    self.resolver = resolver
    patterns = CasePatterns(resolver.codebase)
  }

  // MARK: Conditions

  /// Returns the conditions on the parameters of a function under which the code at a place in it
  /// runs.
  func around(_ place: NodeID, in function: NodeID) -> [ValueChoice] {
    var found: [ValueChoice] = []
    var inner = place
    for outer in codebase.ancestors(of: place) {
      guard outer != function else { break }
      if codebase[outer].kind == .statement {
        let choice =
          codebase[outer].name == Self.switch
          ? self.case(inner, of: outer, in: function) : branch(inner, of: outer, in: function)
        if let choice { found.append(choice) }
      }
      inner = outer
    }
    return found
  }

  private func `case`(_ own: NodeID, of statement: NodeID, in function: NodeID) -> ValueChoice? {
    guard let subject = codebase.children(of: statement).first(where: { _ in true }),
      subject != own, var choice = choice(of: subject, in: function)
    else { return nil }
    choice.holds = codebase[own].name == ReadingNames.case
    let tested = codebase.children(of: statement).filter {
      choice.holds ? $0 == own : codebase[$0].name == ReadingNames.case
    }
    for clause in tested { add(clause, to: &choice) }
    choice.isPartial = tested.contains { patterns.isPartial($0) }
    return choice.cases.isEmpty && choice.types.isEmpty ? nil : choice
  }

  private func add(_ clause: NodeID, to choice: inout ValueChoice) {
    choice.cases += patterns.names(of: clause)
    for child in codebase.children(of: clause) {
      let kind = codebase[child].kind
      let use = kind.isTypeUse ? codebase.typeUse(at: child) : codebase.writtenType(of: child)
      guard kind.isTypeUse || kind == .cast, let use, let type = codebase.type(of: use) else {
        break
      }
      choice.types.append(type)
    }
  }

  /// Returns the only condition of an `if`.
  private func branch(
    _ own: NodeID, of statement: NodeID, in function: NodeID
  ) -> ValueChoice? {
    guard codebase[statement].name == Self.if,
      codebase[own].kind == .body || codebase[own].kind == .statement
    else { return nil }
    let conditions = Array(codebase.children(of: statement)).prefix { codebase[$0].kind != .body }
    guard conditions.count <= 2, let first = conditions.first, first != own else { return nil }
    var choice: ValueChoice?
    switch codebase[first].kind {
    case .local where conditions.count == 1:
      choice = codebase.child(of: first, .initialValue).flatMap(resolver.value(of:))
        .flatMap { cast($0, in: function) }
    case .cast where conditions.count == 1: choice = cast(first, in: function)
    case .operation where conditions.count == 1 && codebase[first].name == Self.equals:
      let parts = Array(codebase.children(of: first))
      guard parts.count == 2, codebase[parts[1]].kind == .member,
        resolver.base(of: parts[1]) == nil
      else { return nil }
      choice = self.choice(of: parts[0], in: function)
      choice?.cases = [codebase[parts[1]].name]
    case .member, .call:
      // NB: the value of `if case .debug = route` follows the pattern.
      guard conditions.count == 2, let subject = conditions.last else { return nil }
      choice = self.choice(of: subject, in: function)
      choice?.cases = patterns.names(of: statement)
    default: return nil
    }
    if codebase[own].kind == .statement { choice?.holds = false }
    return choice.flatMap { $0.cases.isEmpty && $0.types.isEmpty ? nil : $0 }
  }

  private func cast(_ expression: NodeID, in function: NodeID) -> ValueChoice? {
    guard codebase[expression].kind == .cast,
      let value = codebase.children(of: expression).first(where: { codebase[$0].kind.isExpression }
      ),
      let type = codebase.writtenType(of: expression).flatMap({ codebase.type(of: $0) }),
      var choice = choice(of: value, in: function)
    else { return nil }
    choice.types = [type]
    return choice
  }

  /// Returns the choice, still without its values, for a parameter of the function.
  private func choice(of expression: NodeID, in function: NodeID) -> ValueChoice? {
    let value =
      codebase[expression].kind == .initialValue ? resolver.value(of: expression) : expression
    guard let value, codebase[value].kind == .identifier,
      let local = resolver.localDeclaration(of: codebase[value].name, at: value),
      let position = codebase.parameters(of: function).firstIndex(of: local)
    else { return nil }
    return ValueChoice(function: function, position: position)
  }

  // MARK: Callers

  /// Returns whether a call gives a value that meets a condition.
  func answer(_ choice: ValueChoice, at call: NodeID) -> ValueChoice.Answer {
    guard codebase[call].kind == .call,
      let positions = resolver.positions(of: call, in: choice.function),
      let index = positions.firstIndex(of: choice.position),
      let value = resolver.value(of: resolver.arguments(of: call)[index])
    else { return .unknown }
    return answer(choice, for: value, depth: 0)
  }

  private func answer(_ choice: ValueChoice, for value: NodeID, depth: Int) -> ValueChoice.Answer {
    let node = codebase[value]
    if !choice.cases.isEmpty, node.kind == .member || node.kind == .call,
      isCase(node.name, of: choice)
    {
      let isNamed = choice.cases.contains(node.name)
      if isNamed, choice.isPartial { return .unknown }
      return isNamed == choice.holds ? .yes : .no
    }
    if node.kind == .identifier, depth < 3,
      let local = resolver.localDeclaration(of: node.name, at: value)
    {
      if codebase[local].kind == .parameter, let function = codebase.parent(of: local),
        codebase[function].kind.isMemberDeclaration,
        let position = codebase.parameters(of: function).firstIndex(of: local)
      {
        var other = choice
        other.function = function
        other.position = position
        return .callers(other)
      }
      if let given = codebase.child(of: local, .initialValue).flatMap(resolver.value(of:)) {
        return answer(choice, for: given, depth: depth + 1)
      }
    }
    return answerByType(choice, for: value)
  }

  private func answerByType(_ choice: ValueChoice, for value: NodeID) -> ValueChoice.Answer {
    guard !choice.types.isEmpty, let id = resolver.type(of: value)?.type else { return .unknown }
    let given = codebase[id]
    if choice.types.contains(where: { codebase.isSubtype(given, of: $0.name) }) {
      if choice.isPartial { return .unknown }
      return choice.holds ? .yes : .no
    }
    let mayBe = choice.types.contains { codebase.isSubtype($0, of: given.name) }
    guard !given.isProtocol, !given.isExternal, !mayBe else { return .unknown }
    return choice.holds ? .no : .yes
  }

  private func isCase(_ name: Name, of choice: ValueChoice) -> Bool {
    let parameters = codebase.parameters(of: choice.function)
    guard choice.position < parameters.count,
      let type = codebase.writtenType(of: parameters[choice.position])
        .flatMap({ codebase.type(of: $0) })
    else { return false }
    return codebase.members(named: name, of: type).contains { $0.kind == .enumCase }
  }

  private static let `switch`: Name = "switch"
  private static let `if`: Name = "if"
  private static let equals: Name = "=="
}
