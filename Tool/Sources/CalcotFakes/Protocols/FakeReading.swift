internal import SwiftSyntax

/// Makes the fake of a protocol from its declaration and those of its inherited protocols.
struct FakeReading: Sendable {
  let table: ProtocolTable
  /// The module that compiles the fakes. Its own protocols need no import.
  let module: String?

  func fake(of declaration: ProtocolDeclaration) throws(FakeRefusal) -> Fake {
    let (lineage, markers) = try table.lineage(of: declaration)
    try check(declaration)
    var fake = Fake(
      name: "Fake" + declaration.name, scope: declaration.scope,
      protocolName: declaration.name)
    fake.isolation = isolation(of: lineage, markers)
    fake.identity = identity(markers)
    let protocols = try meetable(lineage, by: fake, for: declaration)
    let conditions = protocols.compactMap(\.condition)
    if !conditions.isEmpty {
      fake.buildCondition = BuildCondition.both(
        conditions.enumerated().filter { !conditions[..<$0].contains($1) }.map(\.element))
    }
    for one in protocols {
      fake.availability.formUnion(availability(of: one))
      fake.imports.formUnion(one.file.imports)
      if let home = one.file.module, home != module {
        let isOpen = one.syntax.modifiers.contains {
          [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
        }
        fake.imports.insert(isOpen ? "import \(home)" : "@testable import \(home)")
      }
      try readTypes(of: one, for: declaration, into: &fake)
    }
    fake.generics.removeAll { parameter in fake.aliases.contains { $0.name == parameter.name } }
    fake.members = MemberNames.named(try members(of: protocols, fake, for: declaration))
    return fake
  }

  /// Returns the protocols except those of the standard library that every class implements.
  private func meetable(
    _ lineage: [ProtocolDeclaration], by fake: Fake, for declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> [ProtocolDeclaration] {
    let hasIdentity = lineage.contains { $0.isStandard && $0.name == "Identifiable" }
    guard hasIdentity || fake.isIsolated else { return lineage }
    let own = lineage.filter { !$0.isStandard }
    let hasOwnID = own.contains { one in
      one.syntax.memberBlock.members.contains { item in
        item.decl.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.trimmedDescription == "id"
        } == true
      }
    }
    let decidesID = own.contains { one in
      one.inherited.contains { $0.trimmedDescription.contains("Identifiable<") }
        || one.syntax.genericWhereClause?.trimmedDescription.contains("ID ==") == true
    }
    for one in lineage where one.isStandard && fake.isIsolated {
      if one.name == "Identifiable", !hasOwnID, !decidesID { continue }
      throw declaration.refusal(
        at: declaration.syntax.name, "it is isolated, and '\(one.name)' is not")
    }
    // NB: the standard library gives a class without an `id` of its own its identity as one.
    return lineage.filter { one in
      !(one.isStandard && one.name == "Identifiable") || (decidesID && !hasOwnID)
    }
  }

  private func identity(_ markers: Set<String>) -> Fake.Identity? {
    if markers.contains("NSObjectProtocol") { return .object }
    if markers.contains("Hashable") { return .hashable }
    return markers.contains("Equatable") ? .equatable : nil
  }

  private func check(_ declaration: ProtocolDeclaration) throws(FakeRefusal) {
    let name = declaration.syntax.name
    if let obstacle = declaration.obstacle { throw declaration.refusal(at: name, obstacle) }
    if FakeBlock.Need.allCases.contains(where: { $0.block.name == name.text }) {
      throw declaration.refusal(at: name, "fakes use a type of that name")
    }
    for modifier in declaration.syntax.modifiers where modifier.isPrivate {
      throw declaration.refusal(at: name, "it is \(modifier.name.text)")
    }
    for case .attribute(let attribute) in declaration.syntax.attributes {
      let word = attribute.word
      if word == "objc" { throw declaration.refusal(at: name, "it has '@objc'") }
    }
  }

  private func availability(of declaration: ProtocolDeclaration) -> [String] {
    declaration.syntax.attributes.compactMap { attribute in
      guard let one = attribute.as(AttributeSyntax.self),
        one.word == "available"
      else { return nil }
      return TypeReading.text(of: one)
    }
  }

  private func isolation(
    of protocols: [ProtocolDeclaration], _ markers: Set<String>
  ) -> Fake.Isolation {
    for one in protocols {
      for case .attribute(let attribute) in one.syntax.attributes {
        let name = attribute.word
        if name.hasSuffix("Actor") { return .globalActor("@" + name) }
      }
    }
    if markers.contains("Actor") { return .actor }
    let isSendable =
      markers.contains("Sendable") || !markers.isDisjoint(with: StandardProtocols.errors)
    return isSendable ? .locks : .none
  }

  private func members(
    of protocols: [ProtocolDeclaration], _ fake: Fake, for declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> [FakedMember] {
    var members: [FakedMember] = []
    var places: [String: Int] = [:]
    for one in protocols {
      let reading = MemberReading(
        declaration: one, fake: fake.name, isIsolated: fake.isIsolated,
        functionNames: table.functionNames)
      do throws(FakeRefusal) {
        for (item, condition) in try reading.items {
          for var member in try reading.members(of: item) {
            member.condition = condition
            if let place = places[member.identity] {
              members[place].merge(member)
              continue
            }
            try check(member, at: item, reading, fake)
            places[member.identity] = members.count
            members.append(member)
          }
        }
      } catch {
        guard !one.isStandard else {
          throw declaration.refusal(
            at: declaration.syntax.name, "it inherits '\(one.name)', and \(error.reason)")
        }
        var refusal = error
        refusal.name = declaration.name
        throw refusal
      }
    }
    return members
  }

  private func check(
    _ member: FakedMember, at item: MemberBlockItemSyntax, _ reading: MemberReading, _ fake: Fake
  ) throws(FakeRefusal) {
    if member.isStatic, !fake.generics.isEmpty {
      throw reading.refuse(
        item, "'\(member.name)' is static, which a generic class cannot record")
    }
    if let name = member.genericNames.first(where: { name in
      fake.generics.contains { $0.name == name }
    }) {
      throw reading.refuse(
        item, "'\(member.name)' has a generic parameter '\(name)' beside an associated type")
    }
    if let error = member.effects.error, member.genericNames.contains(error) {
      throw reading.refuse(item, "'\(member.name)' throws a generic type")
    }
  }

  /// Reads the associated types and conditions.
  private func readTypes(
    of one: ProtocolDeclaration, for declaration: ProtocolDeclaration, into fake: inout Fake
  ) throws(FakeRefusal) {
    let reading = TypeReading(fake: fake.name)
    for item in one.syntax.memberBlock.members {
      guard let type = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let name = type.name.text
      if type.trimmedDescription.contains("Self") || type.trimmedDescription.contains("~") {
        throw declaration.refusal(
          at: one.name == declaration.name ? Syntax(type) : Syntax(declaration.syntax.name),
          "its associated type '\(name)' depends on the type itself, or cannot be copied")
      }
      let bounds = (type.inheritanceClause?.inheritedTypes ?? [])
        .map { reading.signature($0.type) }
      if let known = fake.generics.firstIndex(where: { $0.name == name }) {
        fake.generics[known].bounds += bounds.filter { !fake.generics[known].bounds.contains($0) }
      } else {
        fake.generics.append(Fake.GenericParameter(name: name, bounds: bounds))
      }
      read(type.genericWhereClause, reading, into: &fake)
    }
    read(one.syntax.genericWhereClause, reading, into: &fake)
    for type in one.inherited {
      guard let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause else {
        continue
      }
      let names = table.primaryNames(of: type, from: one)
      for (name, argument) in zip(names, arguments.arguments) {
        guard case .type(let argument) = argument.argument else { continue }
        fake.aliases.append((name, reading.signature(argument)))
      }
    }
  }

  private func read(
    _ clause: GenericWhereClauseSyntax?, _ reading: TypeReading, into fake: inout Fake
  ) {
    for requirement in clause?.requirements ?? [] where requirement.ownConformance == nil {
      if case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        !reading.signature(left).contains(".")
      {
        fake.aliases.append((reading.signature(left), reading.signature(right)))
      } else {
        let text = SelfFree.text(of: requirement.requirement, reading)
        if !fake.conditions.contains(text) { fake.conditions.append(text) }
      }
    }
  }
}

extension ProtocolDeclaration {
  /// A Boolean value that indicates whether the protocol is one of ``StandardProtocols``.
  var isStandard: Bool { file.path == StandardProtocols.path }
}

/// Writes a condition on associated types.
private enum SelfFree {
  static func text(
    of requirement: GenericRequirementSyntax.Requirement, _ reading: TypeReading
  ) -> String {
    switch requirement {
    case .conformanceRequirement(let one):
      "\(reading.signature(one.leftType)): \(reading.signature(one.rightType))"
    case .sameTypeRequirement(let one):
      "\(TypeReading.text(of: one.leftType)) == \(TypeReading.text(of: one.rightType))"
        .replacing("Self.", with: "")
    case .layoutRequirement(let one):
      TypeReading.text(of: one)
    }
  }
}
