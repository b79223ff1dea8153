internal import SwiftSyntax

/// The protocols of a codebase, by name.
struct ProtocolTable {
  private var byName: [String: [ProtocolDeclaration]] = [:]

  /// The protocols that a fake conforms to without a member.
  private static let markers: Set<String> = [
    "AnyObject", "class", "Sendable", "Actor", "SendableMetatype", "Observable",
    "ObservableObject", "Copyable", "Escapable",
  ]

  init(_ declarations: [ProtocolDeclaration]) {
    for one in declarations { byName[one.name, default: []].append(one) }
  }

  /// Returns the protocol and those that it inherits, each once, and the names of the markers.
  func lineage(
    of declaration: ProtocolDeclaration
  ) throws(FakeRefusal) -> (protocols: [ProtocolDeclaration], markers: Set<String>) {
    var lineage = [declaration]
    var markers: Set<String> = []
    var next = 0
    while next < lineage.count {
      let one = lineage[next]
      next += 1
      for type in one.inherited {
        let name = Self.name(of: type)
        if Self.markers.contains(name) {
          markers.insert(name)
          continue
        }
        let candidates = byName[name] ?? []
        let near = candidates.filter { $0.file.module == one.file.module }
        guard let parent = near.first ?? candidates.first else {
          throw declaration.refusal(
            at: declaration.syntax.name,
            "it inherits '\(name)', which is declared in none of the paths")
        }
        if (near.isEmpty ? candidates : near).count > 1 {
          throw declaration.refusal(
            at: declaration.syntax.name, "it inherits '\(name)', which is declared twice")
        }
        let isKnown = lineage.contains {
          $0.syntax.id == parent.syntax.id && $0.file.path == parent.file.path
        }
        if !isKnown { lineage.append(parent) }
      }
    }
    return (lineage, markers)
  }

  func declaration(named name: String) -> ProtocolDeclaration? { byName[name]?.first }

  static func name(of type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let plain = type.as(IdentifierTypeSyntax.self) { return plain.name.text }
    return type.trimmedDescription
  }
}
