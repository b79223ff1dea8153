internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

extension Outliner {
  mutating func visitDeclaration(_ raw: RawSyntax, at offset: Int) -> Bool {
    switch raw.kind {
    case .importDecl: visitImport(raw, at: offset)
    case .classDecl: visitNamed(.classDeclaration, raw, at: offset)
    case .structDecl: visitNamed(.structDeclaration, raw, at: offset)
    case .enumDecl: visitNamed(.enumDeclaration, raw, at: offset)
    case .actorDecl: visitNamed(.actorDeclaration, raw, at: offset)
    case .protocolDecl: visitNamed(.protocolDeclaration, raw, at: offset)
    case .extensionDecl: visitExtension(raw, at: offset)
    case .functionDecl: visitNamed(.function, raw, at: offset)
    case .initializerDecl: visitNamed(.initializer, raw, at: offset)
    case .deinitializerDecl: visitNamed(.deinitializer, raw, at: offset)
    case .subscriptDecl: visitNamed(.subscriptDeclaration, raw, at: offset)
    case .typeAliasDecl: visitNamed(.typeAlias, raw, at: offset)
    case .associatedTypeDecl: visitNamed(.associatedType, raw, at: offset)
    case .enumCaseDecl: visitEnumCases(raw, at: offset)
    case .variableDecl: visitVariables(raw, at: offset)
    case .ifConfigClause: visitConditionalClause(raw, at: offset)
    case .operatorDecl, .precedenceGroupDecl, .macroDecl: break
    default: return visitPartOfDeclaration(raw, at: offset)
    }
    return true
  }

  private mutating func visitPartOfDeclaration(_ raw: RawSyntax, at offset: Int) -> Bool {
    switch raw.kind {
    case .attribute: visitAttribute(raw, at: offset)
    case .inheritedType: visitWrapped(.inherited, raw, at: offset)
    case .genericParameter: visitGenericParameter(raw, at: offset)
    case .genericRequirement: visitWrapped(.genericParameter, raw, at: offset)
    case .functionParameter, .enumCaseParameter, .closureParameter, .closureShorthandParameter:
      visitParameter(raw, at: offset)
    case .returnClause: visitWrapped(.returnType, raw, at: offset)
    case .declModifierList, .primaryAssociatedTypeClause: break
    default: return false
    }
    return true
  }

  /// Adds a node around everything inside.
  mutating func visitWrapped(
    _ kind: Node.Kind, _ raw: RawSyntax, name: Name = .none, flags: Node.Flags = [], at offset: Int
  ) {
    let index = open(kind, name: name, flags: flags, at: raw.start(at: offset))
    visitChildren(of: raw, at: offset)
    close(index, at: raw.end(at: offset))
  }

  // MARK: Imports

  private mutating func visitImport(_ raw: RawSyntax, at offset: Int) {
    var modifiers = Modifiers()
    var scope = Name.none
    var sawKeyword = false
    for (child, position) in raw.children(at: offset) {
      switch child.kind {
      case .attributeList: readImportAttributes(child, into: &modifiers)
      case .declModifierList: readModifiers(child, into: &modifiers)
      case .token:
        if let token = child.tokenView {
          if sawKeyword { scope = names.name(token) }
          sawKeyword = true
        }
      case .importPathComponentList:
        let name = child.joinedText.withUnsafeBufferPointer { names.name($0) }
        let index = open(
          .importDeclaration, name: name, label: scope, flags: modifiers.flags,
          access: modifiers.access, at: child.start(at: position))
        close(index, at: raw.end(at: offset))
      default: break
      }
    }
  }

  private func readImportAttributes(_ list: RawSyntax, into modifiers: inout Modifiers) {
    let attributes = String(decoding: list.joinedText, as: UTF8.self)
    if attributes.contains("@testable") { modifiers.flags.insert(.isTestable) }
    if attributes.contains("@_exported") { modifiers.flags.insert(.isExported) }
  }

  // MARK: Types, functions and other declarations with a name

  private mutating func visitNamed(_ kind: Node.Kind, _ raw: RawSyntax, at offset: Int) {
    let index = open(kind, at: raw.start(at: offset))
    let wasInCode = isInCode
    let wasInProtocol = isInProtocol
    isInCode = false
    isInProtocol = kind == .protocolDeclaration
    var modifiers = Modifiers()
    var tokens = 0
    for (child, position) in raw.children(at: offset) {
      switch child.kind {
      case .token:
        guard let token = child.tokenView else { break }
        tokens += 1
        // NB: the keyword is the name of an initializer, and of others until theirs comes.
        if tokens <= 2, tokens == 1 || !kind.isNamedByKeyword {
          nodes[index].name = names.name(token)
          nodes[index].offset = UInt32(token.start(at: position))
        } else if token.rawText == "?" || token.rawText == "!" {
          nodes[index].flags.insert(.isOptional)
        }
      case .declModifierList:
        readModifiers(child, into: &modifiers)
      case .functionSignature: visitSignature(child, of: index, at: position)
      case .codeBlock: visitBody(child, at: position)
      case .accessorBlock: visitAccessors(child, of: index, at: position)
      default: visit(child, at: position)
      }
    }
    nodes[index].flags.formUnion(modifiers.flags)
    nodes[index].access = modifiers.access
    isInCode = wasInCode
    isInProtocol = wasInProtocol
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitSignature(_ raw: RawSyntax, of index: Int, at offset: Int) {
    for (child, position) in raw.children(at: offset) {
      if child.kind == .functionEffectSpecifiers {
        readEffects(child, into: &nodes[index].flags)
      } else {
        visit(child, at: position)
      }
    }
  }

  mutating func visitBody(_ raw: RawSyntax, at offset: Int) {
    let wasInCode = isInCode
    isInCode = true
    visitWrapped(.body, raw, at: offset)
    isInCode = wasInCode
  }

  private mutating func visitExtension(_ raw: RawSyntax, at offset: Int) {
    let index = open(.extensionDeclaration, at: raw.start(at: offset))
    let wasInCode = isInCode
    isInCode = false
    var modifiers = Modifiers()
    var isNamed = false
    for (child, position) in raw.children(at: offset) {
      switch child.kind {
      case .declModifierList: readModifiers(child, into: &modifiers)
      case .attributeList, .token, .unexpectedNodes: visit(child, at: position)
      default:
        let first = nodes.count
        visit(child, at: position)
        if !isNamed, first < nodes.count, nodes[first].kind == .type {
          isNamed = true
          nodes[index].name = nodes[first].name
          nodes[index].offset = nodes[first].offset
        }
      }
    }
    nodes[index].flags.formUnion(modifiers.flags)
    nodes[index].access = modifiers.access
    isInCode = wasInCode
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitEnumCases(_ raw: RawSyntax, at offset: Int) {
    for (child, position) in raw.children(at: offset) {
      guard child.kind == .enumCaseElementList else { continue }
      for (element, offset) in child.children(at: position) {
        visitNamedElement(.enumCase, element, at: offset)
      }
    }
  }

  /// Adds a node whose first token is its name.
  private mutating func visitNamedElement(_ kind: Node.Kind, _ raw: RawSyntax, at offset: Int) {
    let index = open(kind, at: raw.start(at: offset))
    var isNamed = false
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if !isNamed { nodes[index].name = names.name(token) }
        isNamed = true
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitGenericParameter(_ raw: RawSyntax, at offset: Int) {
    visitNamedElement(.genericParameter, raw, at: offset)
  }

  // MARK: Attributes and `#if`

  private mutating func visitAttribute(_ raw: RawSyntax, at offset: Int) {
    let index = open(.attribute, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if child.kind == .identifierType || child.kind == .memberType {
        let first = nodes.count
        visitType(child, at: position)
        if first < nodes.count { nodes[index].name = nodes[first].name }
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitConditionalClause(_ raw: RawSyntax, at offset: Int) {
    let index = open(.conditionalCompilation, at: raw.start(at: offset))
    var tokens = 0
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        tokens += 1
        if tokens == 1 {
          let text = token.rawText
          let keyword = UnsafeBufferPointer(
            start: text.baseAddress.map { $0 + 1 }, count: max(0, text.count - 1))
          nodes[index].name = names.name(keyword)
        }
      } else if child.kind.isStatementList {
        visit(child, at: position)
      } else {
        nodes[index].label = child.joinedText.withUnsafeBufferPointer { names.name($0) }
      }
    }
    close(index, at: raw.end(at: offset))
  }
}

extension Node.Kind {
  fileprivate var isNamedByKeyword: Bool {
    self == .initializer || self == .deinitializer || self == .subscriptDeclaration
  }
}

extension SyntaxKind {
  fileprivate var isStatementList: Bool {
    switch self {
    case .codeBlockItemList, .memberBlockItemList, .switchCaseList, .attributeList: true
    // NB: the content of a `#if` in the middle of a chain of calls is an expression.
    case .memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .postfixIfConfigExpr: true
    default: false
    }
  }
}
