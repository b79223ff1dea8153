internal import SwiftSyntax

/// Makes the fake of a protocol from it and what it inherits.
struct FakeReading {
  let table: ProtocolTable
  /// The module that the fakes are compiled in; its own protocols need no import.
  let module: String?

  func fake(of declaration: ProtocolDeclaration) throws(FakeRefusal) -> Fake {
    let (protocols, markers) = try table.lineage(of: declaration)
    try check(declaration)
    var fake = Fake(name: "Fake" + declaration.name, protocolName: declaration.name)
    fake.isolation = isolation(of: protocols, markers)
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

  private func check(_ declaration: ProtocolDeclaration) throws(FakeRefusal) {
    let name = declaration.syntax.name
    if let obstacle = declaration.obstacle { throw declaration.refusal(at: name, obstacle) }
    for modifier in declaration.syntax.modifiers
    where [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind) {
      throw declaration.refusal(at: name, "it is \(modifier.name.text)")
    }
    for case .attribute(let attribute) in declaration.syntax.attributes {
      let word = attribute.attributeName.trimmedDescription
      if word == "objc" { throw declaration.refusal(at: name, "it has '@objc'") }
    }
  }

  private func availability(of declaration: ProtocolDeclaration) -> [String] {
    declaration.syntax.attributes.compactMap { attribute in
      guard let one = attribute.as(AttributeSyntax.self),
        one.attributeName.trimmedDescription == "available"
      else { return nil }
      return TypeReading.text(of: one)
    }
  }

  private func isolation(
    of protocols: [ProtocolDeclaration], _ markers: Set<String>
  ) -> Fake.Isolation {
    for one in protocols {
      for case .attribute(let attribute) in one.syntax.attributes {
        let name = attribute.attributeName.trimmedDescription
        if name.hasSuffix("Actor") { return .globalActor("@" + name) }
      }
    }
    if markers.contains("Actor") { return .actor }
    return markers.contains("Sendable") ? .locks : .none
  }

  private func members(
    of protocols: [ProtocolDeclaration], _ fake: Fake, for declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> [FakedMember] {
    var members: [FakedMember] = []
    var known: Set<String> = []
    let isIsolated = fake.isolation != .none && fake.isolation != .locks
    for one in protocols {
      let reading = MemberReading(
        declaration: one, fake: fake.name, isIsolated: isIsolated)
      for item in one.syntax.memberBlock.members {
        do throws(FakeRefusal) {
          for member in try reading.members(of: item)
          where known.insert(member.identity).inserted {
            if member.isStatic, !fake.generics.isEmpty {
              throw reading.refuse(
                item, "'\(member.name)' is static, which a generic class cannot record")
            }
            if let name = member.genericNames.first(where: { name in
              fake.generics.contains { $0.name == name }
            }) {
              throw reading.refuse(
                item, "'\(member.name)' has a generic parameter '\(name)' beside an associated type"
              )
            }
            if let error = member.effects.error, member.genericNames.contains(error) {
              throw reading.refuse(item, "'\(member.name)' throws a generic type")
            }
            members.append(member)
          }
        } catch {
          var refusal = error
          refusal.name = declaration.name
          throw refusal
        }
      }
    }
    return members
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
      for (name, argument) in zip(table.primaryNames(of: type), arguments.arguments) {
        guard case .type(let argument) = argument.argument else { continue }
        fake.aliases.append((name, reading.signature(argument)))
      }
    }
  }

  private func read(
    _ clause: GenericWhereClauseSyntax?, _ reading: TypeReading, into fake: inout Fake
  ) {
    for requirement in clause?.requirements ?? [] {
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

extension ProtocolTable {
  fileprivate func primaryNames(of type: TypeSyntax) -> [String] {
    declaration(named: Self.name(of: type))?.primaryNames ?? []
  }
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
