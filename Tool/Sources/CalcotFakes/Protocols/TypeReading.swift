internal import SwiftSyntax

/// Reads types as a fake writes them: the fake replaces `Self`, and the constraint replaces a
/// generic parameter of a method, which no property can have as its type.
struct TypeReading {
  var fake: String
  /// The constraints of a method's generic parameters, by name: `any P`, or `Any`.
  var erased: [String: String] = [:]

  /// Returns the type in the signature of the fake's member.
  func signature(_ type: TypeSyntax) -> String {
    let text = Self.text(of: type)
    // NB: few types contain an "S", and searching the tokens takes longer.
    guard text.utf8.contains(UInt8(ascii: "S")),
      type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.Self) })
    else { return text }
    return Self.text(of: SelfReplacing(fake: fake).rewrite(type))
  }

  /// Returns the type of a property that stores a value of this type.
  func stored(_ type: TypeSyntax) -> TypeText {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return plain(type) }
    let base = plain(attributed.baseType)
    var prefix = ""
    for attribute in attributed.attributes
    where attribute.as(AttributeSyntax.self)?.word != "escaping" {
      prefix += Self.text(of: attribute) + " "
    }
    guard !prefix.isEmpty, !base.text.hasPrefix("Any") else { return base }
    return TypeText(text: prefix + base.text, needsParentheses: true)
  }

  private func plain(_ type: TypeSyntax) -> TypeText {
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return TypeText(text: stored(forced.wrappedType).optional, absence: .null)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self),
      some.someOrAnySpecifier.tokenKind == .keyword(.some)
    {
      return TypeText(text: "any " + signature(some.constraint), needsParentheses: true)
    }
    if !erased.isEmpty, mentions(type) { return substituted(type) }
    let text = signature(type)
    switch type.kind {
    case .optionalType: return TypeText(text: text, absence: .null)
    case .arrayType: return TypeText(text: text, absence: .empty("[]"))
    case .dictionaryType: return TypeText(text: text, absence: .empty("[:]"))
    case .functionType, .someOrAnyType, .compositionType:
      return TypeText(text: text, needsParentheses: true)
    default:
      if text.hasPrefix("Set<") { return TypeText(text: text, absence: .empty("[]")) }
      if text.hasPrefix("Optional<") { return TypeText(text: text, absence: .null) }
      return TypeText(text: text)
    }
  }

  /// Returns a Boolean value that indicates whether a type contains a generic parameter of the
  /// method.
  func mentions(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { erased[$0.text] != nil }
  }

  private func substituted(_ type: TypeSyntax) -> TypeText {
    if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
      let bound = erased[name.name.text]
    {
      return TypeText(text: bound, needsParentheses: bound != "Any")
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return TypeText(text: stored(optional.wrappedType).optional, absence: .null)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return TypeText(text: "[\(stored(array.element).text)]", absence: .empty("[]"))
    }
    if let metatype = type.as(MetatypeTypeSyntax.self),
      let name = metatype.baseType.as(IdentifierTypeSyntax.self),
      let bound = erased[name.name.text], metatype.metatypeSpecifier.text == "Type"
    {
      let isComposed = bound.contains(" & ")
      let text = isComposed ? "any (\(bound.dropFirst("any ".count)))" : bound
      return TypeText(text: text + ".Type", needsParentheses: bound != "Any")
    }
    return .any
  }

  /// Returns the source of a node on one line, without comments.
  static func text(of node: some SyntaxProtocol) -> String {
    var text = ""
    var isSpaced = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      let word = token.text
      isSpaced = isSpaced || token.leadingTriviaLength.utf8Length > 0
      if isSpaced, !text.isEmpty, ![")", "]", ","].contains(word), text.utf8.last != 0x28,
        text.utf8.last != 0x5B
      {
        text += " "
      }
      text += word
      isSpaced = token.trailingTriviaLength.utf8Length > 0
    }
    return text
  }
}

/// Replaces `Self` by the name of the fake, and `Self.Item` by `Item`.
private final class SelfReplacing: SyntaxRewriter {
  private let fake: String

  init(fake: String) {
    self.fake = fake
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ type: MemberTypeSyntax) -> TypeSyntax {
    guard type.baseType.trimmedDescription == "Self" else { return super.visit(type) }
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: type.leadingTrivia, name: type.name,
        genericArgumentClause: type.genericArgumentClause))
  }

  override func visit(_ type: IdentifierTypeSyntax) -> TypeSyntax {
    guard type.name.text == "Self" else { return super.visit(type) }
    return TypeSyntax(type.with(\.name, type.name.with(\.tokenKind, .identifier(fake))))
  }
}
