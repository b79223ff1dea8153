internal import SwiftSyntax

/// Reads the requirements of a protocol as members of a fake.
struct MemberReading {
  let declaration: ProtocolDeclaration
  let fake: String
  /// A Boolean value that indicates whether an actor isolates the fake, so that a nonisolated
  /// member could not record its calls.
  let isIsolated: Bool
  /// The names of type aliases for function types.
  let functionNames: Set<String>

  /// The requirements, each with the condition of its enclosing `#if`.
  var items: [(item: MemberBlockItemSyntax, condition: String?)] {
    get throws(FakeRefusal) { try items(in: declaration.syntax.memberBlock.members, []) }
  }

  private func items(
    in list: MemberBlockItemListSyntax, _ conditions: [String]
  ) throws(FakeRefusal) -> [(item: MemberBlockItemSyntax, condition: String?)] {
    var items: [(MemberBlockItemSyntax, String?)] = []
    for item in list {
      guard let choice = item.decl.as(IfConfigDeclSyntax.self) else {
        if !conditions.isEmpty, item.decl.is(AssociatedTypeDeclSyntax.self) {
          throw refuse(item, "its associated type is inside '#if'")
        }
        items.append((item, conditions.isEmpty ? nil : BuildCondition.both(conditions)))
        continue
      }
      for clause in choice.clauses {
        guard case .decls(let inner)? = clause.elements else { continue }
        items += try self.items(in: inner, conditions + [BuildCondition.text(of: clause)])
      }
    }
    return items
  }

  func refuse(_ node: some SyntaxProtocol, _ reason: String) -> FakeRefusal {
    declaration.refusal(at: node, reason)
  }

  func members(of item: MemberBlockItemSyntax) throws(FakeRefusal) -> [FakedMember] {
    let one = item.decl
    if let function = one.as(FunctionDeclSyntax.self) { return [try method(function)] }
    if let variable = one.as(VariableDeclSyntax.self) { return try properties(variable) }
    if let part = one.as(SubscriptDeclSyntax.self) { return [try subscripts(part)] }
    if let part = one.as(InitializerDeclSyntax.self) { return [try initializer(part)] }
    if one.is(AssociatedTypeDeclSyntax.self) || one.is(TypeAliasDeclSyntax.self) { return [] }
    throw refuse(one, "'\(one.trimmedDescription.prefix(40))' is not understood")
  }

  private func method(_ function: FunctionDeclSyntax) throws(FakeRefusal) -> FakedMember {
    guard case .identifier = function.name.tokenKind else {
      throw refuse(function.name, "its requirement '\(function.name.text)' is an operator")
    }
    var member = FakedMember(kind: .method, name: function.name.text)
    try readHead(function.attributes, function.modifiers, into: &member)
    let clause = function.genericParameterClause
    try read(
      function.signature.parameterClause.parameters, generics: clause,
      conditions: function.genericWhereClause, result: function.signature.returnClause?.type,
      into: &member)
    if let effects = function.signature.effectSpecifiers {
      member.effects = try self.effects(
        async: effects.asyncSpecifier, throwing: effects.throwsClause)
    }
    return member
  }

  private func initializer(_ one: InitializerDeclSyntax) throws(FakeRefusal) -> FakedMember {
    var member = FakedMember(kind: .initializer, name: "init")
    try readHead(one.attributes, one.modifiers, into: &member)
    try read(
      one.signature.parameterClause.parameters, generics: one.genericParameterClause,
      conditions: one.genericWhereClause, result: nil, into: &member)
    member.isFailable = one.optionalMark != nil
    if let effects = one.signature.effectSpecifiers {
      member.effects = try self.effects(
        async: effects.asyncSpecifier, throwing: effects.throwsClause)
    }
    return member
  }

  private func subscripts(_ one: SubscriptDeclSyntax) throws(FakeRefusal) -> FakedMember {
    var member = FakedMember(kind: .subscripts, name: "subscript")
    try readHead(one.attributes, one.modifiers, into: &member)
    try read(
      one.parameterClause.parameters, generics: one.genericParameterClause,
      conditions: one.genericWhereClause, result: one.returnClause.type, into: &member,
      isSubscript: true)
    try readAccessors(one.accessorBlock, of: one, into: &member)
    return member
  }

  private func properties(_ variable: VariableDeclSyntax) throws(FakeRefusal) -> [FakedMember] {
    var members: [FakedMember] = []
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { throw refuse(binding, "'\(binding.trimmedDescription)' is not understood") }
      var member = FakedMember(kind: .property, name: name)
      try readHead(variable.attributes, variable.modifiers, into: &member)
      let reading = TypeReading(fake: fake)
      member.result = reading.stored(type)
      member.resultSignature = reading.signature(type)
      try readAccessors(binding.accessorBlock, of: binding, into: &member)
      // NB: a failing test describes its values, which must not end the process.
      if ["description", "debugDescription"].contains(name), member.result.text == "String" {
        member.result.absence = .empty("\"\(fake)\"")
      }
      members.append(member)
    }
    return members
  }

  private func readAccessors(
    _ block: AccessorBlockSyntax?, of node: some SyntaxProtocol, into member: inout FakedMember
  ) throws(FakeRefusal) {
    guard case .accessors(let accessors)? = block?.accessors else {
      throw refuse(node, "'\(member.name)' has neither 'get' nor 'set'")
    }
    for accessor in accessors {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get):
        if let effects = accessor.effectSpecifiers {
          member.effects = try self.effects(
            async: effects.asyncSpecifier, throwing: effects.throwsClause)
        }
      case .keyword(.set): member.isSettable = true
      default:
        throw refuse(
          accessor, "'\(member.name)' has the accessor '\(accessor.accessorSpecifier.text)'")
      }
    }
  }

  private func effects(
    async: TokenSyntax?, throwing: ThrowsClauseSyntax?
  ) throws(FakeRefusal) -> FakedMember.Effects {
    var effects = FakedMember.Effects(isAsync: async != nil)
    guard let throwing else { return effects }
    guard throwing.throwsSpecifier.tokenKind == .keyword(.throws) else {
      throw refuse(throwing, "a requirement is '\(throwing.throwsSpecifier.text)'")
    }
    let type = throwing.type.map { TypeReading(fake: fake).signature($0) }
    if type == "Never" { return effects }
    effects.throwing = type.map { "throws(\($0))" } ?? "throws"
    effects.error = type ?? "any Error"
    return effects
  }

  /// Returns a Boolean value that indicates whether an attribute only deprecates its declaration.
  private static func isDeprecation(_ attribute: AttributeSyntax) -> Bool {
    let words = attribute.arguments?.trimmedDescription ?? ""
    return words.hasPrefix("*, deprecated") && !words.contains("unavailable")
  }

  private func readHead(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    into member: inout FakedMember
  ) throws(FakeRefusal) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.word
      if ["discardableResult", "_disfavoredOverload"].contains(name) {
        member.attributes += "@\(name) "
      } else if name.hasSuffix("Actor") {
        member.isolation = "@\(name) "
      } else if name == "available", Self.isDeprecation(attribute) {
        continue
      } else if name == "available" {
        throw refuse(attribute, "its requirement '\(member.name)' is not always available")
      } else if !["inlinable", "inline", "Sendable", "preconcurrency"].contains(name) {
        throw refuse(attribute, "its requirement '\(member.name)' has '@\(name)'")
      }
    }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.isStatic = true
      case .keyword(.mutating), .keyword(.nonmutating): continue
      case .keyword(.nonisolated) where !isIsolated && modifier.detail == nil: continue
      default:
        throw refuse(
          modifier, "its requirement '\(member.name)' is '\(modifier.trimmedDescription)'")
      }
    }
  }
}
