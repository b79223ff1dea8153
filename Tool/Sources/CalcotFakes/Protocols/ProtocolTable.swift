internal import SwiftSyntax

/// The protocols of a codebase, by name.
struct ProtocolTable: Sendable {
  private var byName: [String: [ProtocolDeclaration]] = [:]
  /// The types of type aliases, or the parts of their compositions.
  private var aliases: [String: [TypeSyntax]] = [:]
  /// The names of type aliases for function types.
  private(set) var functionNames: Set<String> = []

  init(_ sources: [ProtocolSource]) {
    for source in sources {
      for one in source.protocols { byName[one.fullName, default: []].append(one) }
      aliases.merge(source.aliases) { known, _ in known }
      functionNames.formUnion(source.functionNames)
    }
  }

  /// Returns the protocol and those that it inherits from, each once, and the names of those that
  /// need no declaration.
  func lineage(
    of declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> (protocols: [ProtocolDeclaration], markers: Set<String>) {
    var lineage = [declaration]
    var markers: Set<String> = []
    var expanded: Set<String> = []
    var next = 0
    while next < lineage.count {
      let one = lineage[next]
      next += 1
      var types = one.inherited
      while !types.isEmpty {
        let type = types.removeFirst()
        let name = Self.name(of: type)
        if let parent = try find(name, from: one, for: declaration) {
          let isKnown = lineage.contains {
            $0.syntax.id == parent.syntax.id && $0.file.path == parent.file.path
          }
          if !isKnown { lineage.append(parent) }
        } else if let parts = aliases[name] {
          if expanded.insert(name).inserted { types = parts + types }
        } else if let marker = Self.standardName(name), Self.isMarker(marker) {
          markers.insert(marker)
        } else if let standard = Self.standardName(name).flatMap(standard(named:)) {
          lineage += standard.filter { one in !lineage.contains { $0.syntax.id == one.syntax.id } }
        } else {
          throw declaration.refusal(
            at: declaration.syntax.name,
            "it inherits '\(name)', \(FakeRefusal.unknownProtocol)")
        }
      }
    }
    return (lineage, markers)
  }

  /// Returns the names of a protocol's primary associated types, in the order of a type's
  /// arguments.
  func primaryNames(of type: TypeSyntax, from one: ProtocolDeclaration) -> [String] {
    let name = Self.name(of: type)
    let declaration =
      candidates(name, from: one).first
      ?? Self.standardName(name).flatMap { StandardProtocols.declarations[$0] }
    return declaration?.primaryNames ?? []
  }

  /// Returns the protocol of this name: in the nearest type, and in the same module if one is
  /// there.
  private func find(
    _ name: String, from one: ProtocolDeclaration, for declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> ProtocolDeclaration? {
    var found = candidates(name, from: one)
    for isNear in [
      { $0.file.module == one.file.module }, { $0.condition == one.condition },
      { $0.condition == nil },
    ] as [(ProtocolDeclaration) -> Bool] where found.count > 1 {
      let near = found.filter(isNear)
      if !near.isEmpty { found = near }
    }
    if found.count > 1, found.allSatisfy({ $0.syntax.memberBlock.members.isEmpty }),
      found.allSatisfy({ $0.condition != nil })
    {
      // NB: none of these protocols requires a member, so that any of them will do.
      found = [found[0]]
      found[0].condition = nil
    }
    guard found.count < 2 else {
      throw declaration.refusal(
        at: declaration.syntax.name, "it inherits '\(name)', which is declared twice")
    }
    return found.first
  }

  private func candidates(
    _ name: String, from one: ProtocolDeclaration
  ) -> [ProtocolDeclaration] {
    for count in stride(from: one.scope.count, through: 0, by: -1) {
      let full = (one.scope.prefix(count) + [name]).joined(separator: ".")
      if let found = byName[full] { return found }
    }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let module = String(name[..<dot])
    return (byName[String(name[name.index(after: dot)...])] ?? []).filter {
      $0.file.module == module
    }
  }

  private func standard(named name: String) -> [ProtocolDeclaration]? {
    let names = StandardProtocols.compositions[name] ?? [name]
    let found = names.compactMap { StandardProtocols.declarations[$0] }
    return found.isEmpty ? nil : found
  }

  private static func isMarker(_ name: String) -> Bool {
    StandardProtocols.markers.contains(name) || StandardProtocols.errors.contains(name)
      || StandardProtocols.identities.contains(name)
  }

  /// Returns a name without the system's module before it; nil for a name nested in another type.
  private static func standardName(_ name: String) -> String? {
    for module in ["Swift.", "Foundation.", "Observation."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name.contains(".") ? nil : name
  }

  /// Returns the parts of a composition, or the type itself.
  static func parts(of type: TypeSyntax) -> [TypeSyntax] {
    type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
  }

  /// Returns the name of a type without its arguments.
  private static func name(of type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) {
      return name(of: member.baseType) + "." + member.name.text
    }
    if let plain = type.as(IdentifierTypeSyntax.self) { return plain.name.text }
    return type.trimmedDescription
  }
}
