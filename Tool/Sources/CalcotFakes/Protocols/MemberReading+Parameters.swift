internal import SwiftSyntax

extension MemberReading {
  /// Reads generic parameters, parameters and the result.
  func read(
    _ parameters: FunctionParameterListSyntax, generics: GenericParameterClauseSyntax?,
    conditions: GenericWhereClauseSyntax?, result: TypeSyntax?, into member: inout FakedMember,
    isSubscript: Bool = false
  ) throws(FakeRefusal) {
    var reading = TypeReading(fake: fake)
    for parameter in generics?.parameters ?? [] {
      if parameter.specifier != nil {
        throw refuse(parameter, "'\(member.name)' has the pack '\(parameter.name.text)'")
      }
      if let bound = parameter.inheritedType, bound.is(SuppressedTypeSyntax.self) {
        throw refuse(parameter, "'\(member.name)' takes values that cannot be copied")
      }
      reading.erased[parameter.name.text] =
        parameter.inheritedType.map { "any " + reading.signature($0) } ?? "Any"
    }
    member.genericNames = generics?.parameters.map(\.name.text) ?? []
    member.generics = generics.map { TypeReading.text(of: $0) } ?? ""
    member.conditions = conditions.map { " " + TypeReading.text(of: $0) } ?? ""
    for (index, parameter) in parameters.enumerated() {
      member.parameters.append(
        try read(parameter, at: index, reading, of: member.name, isSubscript: isSubscript))
      let label = parameter.firstName.text
      member.labels.append(isSubscript && parameter.secondName == nil ? "_" : label)
    }
    guard let result else { return }
    if let attributed = result.as(AttributedTypeSyntax.self), !attributed.specifiers.isEmpty {
      throw refuse(result, "'\(member.name)' returns '\(result.trimmedDescription)'")
    }
    if result.is(SuppressedTypeSyntax.self) {
      throw refuse(result, "'\(member.name)' returns a value that cannot be copied")
    }
    member.resultSignature = reading.signature(result)
    member.isCast = reading.mentions(result)
    member.result = member.isCast ? .any : reading.stored(result)
  }

  private func read(
    _ parameter: FunctionParameterSyntax, at index: Int, _ reading: TypeReading,
    of member: String, isSubscript: Bool
  ) throws(FakeRefusal) -> FakedMember.Parameter {
    if let attribute = parameter.attributes.first {
      throw refuse(attribute, "'\(member)' has a parameter with '\(attribute.trimmedDescription)'")
    }
    let given = (parameter.secondName ?? parameter.firstName).text
    var name = given == "_" ? "value\(index + 1)" : given
    if MemberNames.isUsed(name, in: member, isSubscript: isSubscript) { name += "Value" }
    let label = parameter.firstName.text
    // NB: a single name of a subscript's parameter is no label.
    let isShort = parameter.secondName == nil && (label == name || isSubscript)
    let type = reading.signature(parameter.type)
    let dots = parameter.ellipsis == nil ? "" : "..."
    var read = FakedMember.Parameter(
      signature: "\(isShort ? name : "\(label) \(name)"): \(type)\(dots)",
      name: Self.expression(name), stored: nil, declared: type + dots, handed: type)
    if parameter.ellipsis != nil {
      let list = "[\(reading.stored(parameter.type).text)]"
      read.stored = TypeText(text: list)
      read.handed = list
      return read
    }
    try keep(parameter, reading, of: member, in: &read)
    return read
  }

  /// Reads the types by which a fake records a parameter and passes it to a handler.
  private func keep(
    _ parameter: FunctionParameterSyntax, _ reading: TypeReading, of member: String,
    in read: inout FakedMember.Parameter
  ) throws(FakeRefusal) {
    let attributed = parameter.type.as(AttributedTypeSyntax.self)
    let attributes = attributed?.attributes.map {
      $0.as(AttributeSyntax.self)?.word ?? ""
    }
    for specifier in attributed?.specifiers ?? [] {
      let word = specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.text
      guard word == "inout" else {
        throw refuse(
          specifier, "'\(member)' has a parameter that is '\(specifier.trimmedDescription)'")
      }
      read.isInout = true
    }
    if parameter.type.is(SuppressedTypeSyntax.self) {
      throw refuse(parameter, "'\(member)' takes a value that cannot be copied")
    }
    let base = attributed?.baseType ?? parameter.type
    let stored = read.isInout ? reading.stored(base) : reading.stored(parameter.type)
    if attributes?.contains("autoclosure") == true {
      guard let function = base.as(FunctionTypeSyntax.self), function.effectSpecifiers == nil else {
        throw refuse(parameter, "'\(member)' has an '@autoclosure' with effects")
      }
      read.isAutoclosure = true
      read.stored = reading.stored(function.returnClause.type)
      read.handed = read.stored?.text ?? ""
      return
    }
    if read.isInout, reading.mentions(base) {
      throw refuse(parameter, "'\(member)' has an 'inout' parameter of a generic type")
    }
    let named = base.as(IdentifierTypeSyntax.self)?.name.text
    let isFunction =
      base.is(FunctionTypeSyntax.self)
      || named.map(functionNames.contains) == true
    if isFunction, attributes?.contains("escaping") != true {
      if reading.mentions(base) {
        guard let erased = erased(parameter.type, reading) else {
          throw refuse(parameter, "'\(member)' has a closure that takes a generic type")
        }
        read.handed = erased
      }
      return
    }
    read.stored = stored
    read.handed = read.isInout ? "inout \(stored.text)" : stored.text
    if isFunction, !reading.mentions(base) { read.handed = reading.signature(parameter.type) }
  }

  /// Returns the type of a closure with an erased result; nil if other parts are generic, too.
  private func erased(_ type: TypeSyntax, _ reading: TypeReading) -> String? {
    let attributed = type.as(AttributedTypeSyntax.self)
    guard let function = (attributed?.baseType ?? type).as(FunctionTypeSyntax.self),
      !function.parameters.contains(where: { reading.mentions($0.type) }),
      function.effectSpecifiers?.throwsClause?.type.map(reading.mentions) != true
    else { return nil }
    let result = reading.stored(function.returnClause.type).text
    let erased = TypeSyntax(
      function.with(
        \.returnClause.type, TypeSyntax(IdentifierTypeSyntax(name: .identifier(result)))))
    return reading.signature(attributed.map { TypeSyntax($0.with(\.baseType, erased)) } ?? erased)
  }

  /// Returns a parameter's name as an expression, with backticks around a keyword.
  private static func expression(_ name: String) -> String {
    guard !name.hasPrefix("`"), Keyword.reserved.contains(name) else { return name }
    return "`\(name)`"
  }
}

/// The keywords that cannot be expressions.
enum Keyword {
  static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
