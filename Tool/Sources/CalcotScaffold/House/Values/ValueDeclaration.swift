import SwiftSyntax

/// A type of a house, of which a value may be made.
struct ValueDeclaration {
  struct Parameter {
    let label: String?
    let type: TypeSyntax
  }

  let name: String
  /// The name of the type that it stands in; nil for none.
  let outer: String?
  let file: HouseFile
  private let group: any DeclGroupSyntax

  var isOfTest: Bool { file.isTest }
  var isPublic: Bool { group.modifiers.isPublic }

  func isIn(_ module: String) -> Bool { file.module == module }

  /// Returns a Boolean value that indicates whether a text may declare a type of a name.
  static func mayDeclare(_ name: String, in text: String) -> Bool {
    ["enum", "struct", "class"].contains { text.contains("\($0) \(name)") }
  }

  static func all(
    named name: String, in tree: SourceFileSyntax, of file: HouseFile
  ) -> [ValueDeclaration] {
    found(in: tree, of: file).filter { $0.name == name }
  }

  static func all(
    conformingTo name: String, in tree: SourceFileSyntax, of file: HouseFile
  ) -> [ValueDeclaration] {
    found(in: tree, of: file).filter { declaration in
      declaration.group.inheritanceClause?.inheritedTypes.contains {
        $0.type.nominalName == name
      } == true
    }
  }

  private static func found(
    in tree: SourceFileSyntax, of file: HouseFile
  ) -> [ValueDeclaration] {
    let search = TypeSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    return search.groups.map { ValueDeclaration(name: $0, outer: $1, file: file, group: $2) }
  }

  private static let emptyWords = ["none", "empty", "idle", "initial", "unknown", "loading"]

  /// The name of an enum's case without values, one that says that nothing is there yet before others;
  /// nil if there is none.
  var emptyCase: String? {
    guard group.is(EnumDeclSyntax.self) else { return nil }
    let names = group.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).filter { $0.parameterClause == nil }.map(\.name.text)
    return Self.emptyWords.first(where: names.contains) ?? names.first
  }

  /// Returns the parameters that initialisers need, the fewest first.
  func initializers(onlyPublic: Bool) -> [[Parameter]] {
    // NB: whoever makes one that belongs to an actor may not belong to it.
    guard !group.is(EnumDeclSyntax.self), !group.is(ProtocolDeclSyntax.self),
      !group.attributes.description.contains("Actor"),
      group.genericParameters == nil, !group.modifiers.isPrivate
    else { return [] }
    let made = group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let fit = made.filter { made in
      made.optionalMark == nil && made.genericParameterClause == nil
        && made.signature.effectSpecifiers == nil && !made.modifiers.isPrivate
        && !made.attributes.description.contains("Actor")
        && (!onlyPublic || made.modifiers.isPublic)
    }
    if !made.isEmpty {
      return fit.map { $0.signature.parameterClause.parameters.compactMap(Self.needed) }
        .sorted { $0.count < $1.count }
    }
    // NB: the initialiser that the compiler makes is internal.
    guard !onlyPublic, let properties = unsetProperties else { return [] }
    if group.is(StructDeclSyntax.self) { return [properties] }
    return properties.isEmpty && group.inheritsNothing ? [[]] : []
  }

  private static func needed(_ parameter: FunctionParameterSyntax) -> Parameter? {
    guard parameter.defaultValue == nil else { return nil }
    let label = parameter.firstName.text
    return Parameter(label: label == "_" ? nil : label, type: parameter.type)
  }

  /// The stored properties without a first value; nil if one of them is private, or without a type.
  private var unsetProperties: [Parameter]? {
    var left: [Parameter] = []
    for member in group.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.isStatic
      else { continue }
      for binding in variable.bindings
      where binding.initializer == nil && !FirstValues.isComputed(binding) {
        let type = binding.typeAnnotation?.type
        let isVariable = variable.bindingSpecifier.text == "var"
        if isVariable, type?.is(OptionalTypeSyntax.self) == true { continue }
        guard let type, !variable.modifiers.isPrivate, variable.attributes.isEmpty else {
          return nil
        }
        left.append(Parameter(label: binding.pattern.trimmedDescription, type: type))
      }
    }
    return left
  }
}

/// A search for the types of a file, those in other types too.
private final class TypeSearch: SyntaxVisitor {
  private(set) var groups: [(name: String, outer: String?, group: any DeclGroupSyntax)] = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    var next = node.parent
    while let parent = next, !parent.isProtocol((any DeclGroupSyntax).self) {
      next = parent.parent
    }
    let outer = next?.asProtocol((any NamedDeclSyntax).self)?.name.text
    let extended = next?.as(ExtensionDeclSyntax.self)?.extendedType.nominalName
    groups.append((node.name.text, outer ?? extended, node))
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

  /// A Boolean value that indicates whether something can only be used near its place.
  fileprivate var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension DeclGroupSyntax {
  fileprivate var genericParameters: GenericParameterClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }

  /// A Boolean value that indicates whether it has no superclass, as far as names say it.
  fileprivate var inheritsNothing: Bool { inheritanceClause == nil }
}
