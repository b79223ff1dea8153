internal import SwiftSyntax

/// A protocol that was read from a file.
struct ProtocolDeclaration: Sendable {
  var name: String
  /// The types around it, the outermost first.
  var scope: [String] = []
  /// The condition of the `#if` around it.
  var condition: String?
  var syntax: ProtocolDeclSyntax
  var file: ProtocolFile
  /// The reason why the place of the declaration keeps it from being faked.
  var obstacle: String?
  /// A Boolean value that indicates whether `// calcot:fake` stands before it.
  var isMarked: Bool

  /// The name with the types around it, such as `Shelf.Delegate`.
  var fullName: String { (scope + [name]).joined(separator: ".") }

  func refusal(at node: some SyntaxProtocol, _ reason: String) -> FakeRefusal {
    let places = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    return FakeRefusal(
      path: file.path, line: file.skeleton.line(place.line, at: place.offset), column: place.column,
      name: name, reason: reason)
  }

  /// The types that it inherits, also by `where Self: Base`.
  var inherited: [TypeSyntax] {
    let types = (syntax.inheritanceClause?.inheritedTypes ?? []).map(\.type)
    let conformances = (syntax.genericWhereClause?.requirements ?? []).compactMap(\.ownConformance)
    return (types + conformances).flatMap(ProtocolTable.parts)
  }

  var primaryNames: [String] {
    syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
  }
}

extension GenericRequirementSyntax {
  /// The type that the protocol itself conforms to; nil if it is another requirement.
  var ownConformance: TypeSyntax? {
    guard case .conformanceRequirement(let one) = requirement,
      one.leftType.trimmedDescription == "Self"
    else { return nil }
    return one.rightType
  }
}

/// The file of a protocol.
struct ProtocolFile: Sendable {
  /// The path for messages.
  var path: String
  /// The module of the file, if its path says it.
  var module: String?
  var imports: [String]
  var tree: SourceFileSyntax
  /// What the tree was parsed from.
  var skeleton: SourceSkeleton
}
