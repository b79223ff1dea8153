import SwiftSyntax

/// The names that pieces of source declare.
final class DeclaredNames: SyntaxVisitor {
  /// Types, and the members of all of them.
  private(set) var members: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The members of protocols.
  private(set) var requirements: Set<String> = []
  /// The members of a type, by its name.
  private(set) var membersOfTypes: [String: Set<String>] = [:]
  /// The names of parameters, and of what is declared in code.
  private(set) var locals: Set<String> = []
  /// The name of the type that a property, parameter or local has, as far as it is written.
  private(set) var types: [String: String] = [:]
  /// The types of an initialiser's parameters by their labels, by the name of the type.
  private(set) var parameterTypes: [String: [String: String]] = [:]
  private var initializers: [String: Set<String>] = [:]
  private var properties: [String: Set<String>] = [:]
  private var owners: [(name: String, isProtocol: Bool)] = []

  init(in nodes: [some SyntaxProtocol]) {
    super.init(viewMode: .sourceAccurate)
    for node in nodes { walk(node) }
  }

  var all: Set<String> { members.union(locals) }

  /// The labels that a call of a type or case may give, by its name.
  var labels: [String: Set<String>] { properties.merging(initializers) { _, made in made } }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = token.tokenKind, let parent = token.parent else {
      return .skipChildren
    }
    if let named = parent.asProtocol((any NamedDeclSyntax).self), named.name == token {
      if !parent.is(GenericParameterSyntax.self) { addMember(text) }
    } else if parent.is(EnumCaseElementSyntax.self) {
      addMember(text)
    } else if parent.is(IdentifierPatternSyntax.self) {
      if Self.isMember(parent) { addMember(text) } else { locals.insert(text) }
    } else if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
    {
      locals.insert(text)
    }
    return .skipChildren
  }

  /// Returns a Boolean value that indicates whether a pattern is that of a property.
  private static func isMember(_ pattern: Syntax) -> Bool {
    guard let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self) else {
      return false
    }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
  }

  private func addMember(_ name: String) {
    members.insert(name)
    guard let owner = owners.last else { return }
    membersOfTypes[owner.name, default: []].insert(name)
    if owner.isProtocol { requirements.insert(name) }
  }

  private func note(_ type: String, of name: String) {
    // NB: the type of a name that stands for several is not known.
    types[name] = types[name].map { $0 == type ? type : "" } ?? type
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let named = node.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
    let extended = node.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let owner = named ?? extended ?? ""
    let isProtocol = node.parent?.is(ProtocolDeclSyntax.self) == true
    owners.append((owner, isProtocol))
    if isProtocol { protocols.insert(owner) }
    membersOfTypes[owner, default: []].formUnion([])
    return .visitChildren
  }

  override func visitPost(_ node: MemberBlockSyntax) { owners.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard DeclarationKey.key(of: node) == "init" else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let owner = owners.last?.name ?? ""
    initializers[owner, default: []].formUnion(labels)
    for parameter in node.signature.parameterClause.parameters {
      parameterTypes[owner, default: [:]][parameter.firstName.text] = parameter.type.nominalName
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type.nominalName, of: (node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    if let type = node.typeAnnotation?.type.nominalName {
      note(type, of: name)
    } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self) {
      note(call.calledExpression.trimmedDescription, of: name)
    }
    if Self.isMember(Syntax(node.pattern)) {
      properties[owners.last?.name ?? "", default: []].insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.parameterClause?.parameters.compactMap(\.firstName?.text) ?? []
    initializers[node.name.text, default: []].formUnion(labels)
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The name of the type behind optionals, `any`, `some` and attributes.
  var nominalName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nominalName }
    if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return forced.wrappedType.nominalName
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nominalName }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.nominalName
    }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return only.type.nominalName
    }
    return self.as(MemberTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}
