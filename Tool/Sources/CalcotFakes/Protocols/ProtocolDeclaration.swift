internal import SwiftSyntax

/// A protocol that was read from a file.
struct ProtocolDeclaration {
  var name: String
  var syntax: ProtocolDeclSyntax
  var file: ProtocolFile
  /// The reason why the place of the declaration keeps it from being faked.
  var obstacle: String?
  /// A Boolean value that indicates whether `// calcot:fake` stands before it.
  var isMarked: Bool

  func refusal(at node: some SyntaxProtocol, _ reason: String) -> FakeRefusal {
    let place = file.places.location(for: node.positionAfterSkippingLeadingTrivia)
    return FakeRefusal(
      path: file.path, line: place.line, column: place.column, name: name, reason: reason)
  }

  /// The names of the protocols that it inherits, with their arguments.
  var inherited: [TypeSyntax] {
    (syntax.inheritanceClause?.inheritedTypes ?? []).flatMap { type in
      type.type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type.type]
    }
  }

  var primaryNames: [String] {
    syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
  }
}

/// The file of a protocol.
struct ProtocolFile {
  /// The path for messages.
  var path: String
  /// The module of the file, if its path says it.
  var module: String?
  var imports: [String]
  /// The names of types that stand for functions.
  var functionNames: Set<String>
  var places: SourceLocationConverter
}
