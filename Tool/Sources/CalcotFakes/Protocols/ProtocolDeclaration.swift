internal import SwiftSyntax

/// A protocol in a file.
struct ProtocolDeclaration: Sendable {
  var name: String
  /// The types that enclose the protocol, the outermost first.
  var scope: [String] = []
  /// The condition of the enclosing `#if`.
  var condition: String?
  var syntax: ProtocolDeclSyntax
  var file: ProtocolFile
  /// The reason why the protocol's place in the code rules out a fake, if it does.
  var obstacle: String?
  /// A Boolean value that indicates whether the comment `// calcot:fake` precedes the protocol.
  var isMarked: Bool

  /// The name with those of the enclosing types, such as `Shelf.Delegate`.
  var fullName: String { (scope + [name]).joined(separator: ".") }

  func refusal(at node: some SyntaxProtocol, _ reason: String) -> FakeRefusal {
    let places = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    return FakeRefusal(
      path: file.path, line: file.skeleton.line(place.line, at: place.offset), column: place.column,
      name: name, reason: reason)
  }

  /// The types that the protocol inherits from, also by `where Self: Base`.
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
  /// The type that a requirement makes the protocol itself conform to; nil for another requirement.
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
  /// The module of the file, if its path tells it.
  var module: String?
  var imports: [String]
  var tree: SourceFileSyntax
  /// The skeleton that the tree was parsed from.
  var skeleton: SourceSkeleton
}
