import SwiftSyntax

/// The identity of a declaration among those of other screens: its name and labels, in neutral words.
enum DeclarationKey {
  /// Returns the keys that a declaration is known by; an enum's `case a, b` has two.
  static func keys(of node: DeclSyntax) -> [String] {
    if let type = node.asProtocol((any NamedDeclSyntax).self), node.is(FunctionDeclSyntax.self) {
      let function = node.cast(FunctionDeclSyntax.self)
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(type.name.text)(\(labels.joined()))"]
    }
    if let type = node.asProtocol((any NamedDeclSyntax).self) { return [type.name.text] }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    if let made = node.as(InitializerDeclSyntax.self) { return [key(of: made)] }
    if let cases = node.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { "case \($0.name.text)" }
    }
    if let part = node.as(ExtensionDeclSyntax.self) {
      let inherited = part.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return [
        "extension \(part.extendedType.trimmedDescription): \(inherited.joined(separator: ","))"
      ]
    }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return ["#\(macro.macroName.text)"] }
    return ["\(node.kind)"]
  }

  /// The initialisers of a type are one, but for the one from an archive.
  static func key(of made: InitializerDeclSyntax) -> String {
    let first = made.signature.parameterClause.parameters.first?.firstName.text
    return first == "coder" ? "init(coder:)" : "init"
  }

  static func key(of parameter: FunctionParameterSyntax) -> String {
    "\(parameter.firstName.text): \(parameter.type.trimmedDescription)"
  }

  static func joined(_ parent: String, _ key: String) -> String {
    parent.isEmpty ? key : "\(parent).\(key)"
  }
}

extension DeclSyntax {
  /// The members of a type or extension; nil for another declaration.
  var members: MemberBlockSyntax? { asProtocol((any DeclGroupSyntax).self)?.memberBlock }
}
