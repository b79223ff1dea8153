internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

extension Outliner {
  /// Adds a type; `flags` are those of the code around it, such as the `?`.
  @discardableResult
  mutating func visitType(_ raw: RawSyntax, at offset: Int, flags: Node.Flags = []) -> Bool {
    switch raw.kind {
    case .identifierType, .memberType: visitNamedType(raw, at: offset, flags: flags)
    case .optionalType: visitInnerType(of: raw, at: offset, flags: flags.union(.isOptional))
    case .implicitlyUnwrappedOptionalType:
      visitInnerType(of: raw, at: offset, flags: flags.union([.isOptional, .isForced]))
    case .someOrAnyType, .attributedType: visitSpecifiedType(raw, at: offset, flags: flags)
    case .metatypeType: visitInnerType(of: raw, at: offset, flags: flags.union(.isMetatype))
    case .arrayType: visitSugaredType(raw, name: Self.array, at: offset, flags: flags)
    case .dictionaryType: visitSugaredType(raw, name: Self.dictionary, at: offset, flags: flags)
    case .functionType: visitFunctionType(raw, at: offset, flags: flags)
    case .tupleType: visitTupleType(raw, at: offset, flags: flags)
    case .compositionType:
      let index = open(.compositeType, flags: flags, at: raw.start(at: offset))
      visitChildren(of: raw, at: offset)
      close(index, at: raw.end(at: offset))
    case .classRestrictionType:
      leaf(
        .type, name: Self.anyObject, flags: flags, at: raw.start(at: offset),
        to: raw.end(at: offset))
    default: return false
    }
    return true
  }

  private static let array: Name = "Array"
  private static let dictionary: Name = "Dictionary"
  private static let anyObject: Name = "AnyObject"

  private mutating func visitNamedType(_ raw: RawSyntax, at offset: Int, flags: Node.Flags) {
    var index: Int?
    var base: (RawSyntax, Int)?
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if index == nil, token.rawText != "." {
          let start = token.start(at: position)
          index = open(.type, name: names.name(token), flags: flags, at: start)
          nodes[index ?? 0].endOffset = UInt32(start + token.rawText.count)
          if let (base, offset) = base { visitType(base, at: offset, flags: .qualifier) }
        }
      } else if child.kind == .genericArgumentClause {
        visitChildren(of: child, at: position)
      } else if index == nil, child.kind != .moduleSelector, child.kind != .unexpectedNodes {
        base = (child, position)
      }
    }
    if let index { close(index, at: raw.end(at: offset)) }
  }

  private mutating func visitInnerType(of raw: RawSyntax, at offset: Int, flags: Node.Flags) {
    for (child, position) in raw.children(at: offset) {
      visitType(child, at: position, flags: flags)
    }
  }

  /// Visits `some P`, `any P`, `@escaping () -> Void`, `inout T`, `@MainActor () -> Void`.
  private mutating func visitSpecifiedType(_ raw: RawSyntax, at offset: Int, flags: Node.Flags) {
    var flags = flags
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if token.rawText == "any" { flags.insert(.isAny) }
        if token.rawText == "some" { flags.insert(.isSome) }
      } else {
        switch child.kind {
        case .attributeList where contains("escaping", in: child): flags.insert(.isEscaping)
        case .typeSpecifierList where contains("inout", in: child): flags.insert(.isInout)
        default: visitType(child, at: position, flags: flags)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a token with this text is inside.
  private func contains(_ text: SyntaxText, in raw: RawSyntax) -> Bool {
    var isFound = false
    raw.walkTokens { if $0.rawText == text { isFound = true } }
    return isFound
  }

  private mutating func visitSugaredType(
    _ raw: RawSyntax, name: Name, at offset: Int, flags: Node.Flags
  ) {
    let index = open(.type, name: name, flags: flags, at: raw.start(at: offset))
    visitInnerType(of: raw, at: offset, flags: [])
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitFunctionType(_ raw: RawSyntax, at offset: Int, flags: Node.Flags) {
    let index = open(.functionType, flags: flags, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      switch child.kind {
      case .returnClause: visitInnerType(of: child, at: position, flags: .result)
      case .token, .typeEffectSpecifiers, .unexpectedNodes: break
      default: visitTupleElements(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitTupleType(_ raw: RawSyntax, at offset: Int, flags: Node.Flags) {
    for (child, position) in raw.children(at: offset) {
      if child.kind == .tupleTypeElementList {
        let elements = child.layoutView?.children.count ?? 0
        if elements == 1 {
          visitTupleElements(child, at: position, flags: flags)
        } else {
          let index = open(.compositeType, flags: flags, at: raw.start(at: offset))
          visitTupleElements(child, at: position)
          close(index, at: raw.end(at: offset))
        }
      }
    }
  }

  private mutating func visitTupleElements(
    _ list: RawSyntax, at offset: Int, flags: Node.Flags = []
  ) {
    for (element, position) in list.children(at: offset) {
      visitInnerType(of: element, at: position, flags: flags)
    }
  }
}
