internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

/// The modifiers before a declaration.
struct Modifiers {
  var flags: Node.Flags = []
  var access = Node.Access.unspecified
}

extension Outliner {
  func readModifiers(_ list: RawSyntax, into modifiers: inout Modifiers) {
    guard let layout = list.layoutView else { return }
    for case let modifier? in layout.children {
      guard let parts = modifier.layoutView else { continue }
      var keyword: SyntaxText?
      var isAboutSetter = false
      for case let part? in parts.children {
        if let token = part.tokenView {
          if keyword == nil { keyword = token.rawText }
        } else if part.kind == .declModifierDetail {
          isAboutSetter = part.joinedText.elementsEqual("(set)".utf8)
        }
      }
      if let keyword { apply(keyword, isAboutSetter: isAboutSetter, to: &modifiers) }
    }
  }

  private func apply(_ keyword: SyntaxText, isAboutSetter: Bool, to modifiers: inout Modifiers) {
    if isAboutSetter {
      if keyword == "private" || keyword == "fileprivate" {
        modifiers.flags.insert(.isSetterPrivate)
      }
      return
    }
    switch keyword {
    case "private": modifiers.access = .private
    case "fileprivate": modifiers.access = .fileprivate
    case "internal": modifiers.access = .internal
    case "package": modifiers.access = .package
    case "public": modifiers.access = .public
    case "open": modifiers.access = .open
    case "static": modifiers.flags.insert(.isStatic)
    case "class": modifiers.flags.insert([.isStatic, .isClassMember])
    case "weak": modifiers.flags.insert(.isWeak)
    case "unowned": modifiers.flags.insert(.isUnowned)
    case "lazy": modifiers.flags.insert(.isLazy)
    case "override": modifiers.flags.insert(.isOverride)
    case "final": modifiers.flags.insert(.isFinal)
    case "convenience", "required", "nonisolated", "indirect":
      modifiers.flags.insert(.isConvenience)
    case "mutating": modifiers.flags.insert(.isMutating)
    default: break
    }
  }

  func readEffects(_ raw: RawSyntax, into flags: inout Node.Flags) {
    guard let layout = raw.layoutView else { return }
    for case let child? in layout.children {
      if child.kind == .throwsClause {
        flags.insert(.isThrowing)
      } else if let token = child.tokenView, token.rawText == "async" {
        flags.insert(.isAsync)
      }
    }
  }

  // MARK: Variables

  mutating func visitVariables(_ raw: RawSyntax, at offset: Int) {
    var modifiers = Modifiers()
    var attributes: (RawSyntax, Int)?
    for (child, position) in raw.children(at: offset) {
      switch child.kind {
      case .attributeList: attributes = (child, position)
      case .declModifierList: readModifiers(child, into: &modifiers)
      case .token:
        if let token = child.tokenView, token.rawText == "let" { modifiers.flags.insert(.isLet) }
      case .patternBindingList:
        visitBindings(child, at: position, modifiers: modifiers, attributes: attributes)
      default: break
      }
    }
  }

  private mutating func visitBindings(
    _ list: RawSyntax, at offset: Int, modifiers: Modifiers, attributes: (RawSyntax, Int)?
  ) {
    for (binding, position) in list.children(at: offset) {
      let index = open(
        isInCode ? .local : .variable, flags: modifiers.flags, access: modifiers.access,
        at: binding.start(at: position))
      if let (list, offset) = attributes { visit(list, at: offset) }
      visitBinding(binding, of: index, at: position)
      close(index, at: binding.end(at: position))
    }
  }

  private mutating func visitBinding(_ binding: RawSyntax, of index: Int, at offset: Int) {
    for (child, position) in binding.children(at: offset) {
      switch child.kind {
      case .identifierPattern: nameNode(index, by: child)
      case .initializerClause: visitWrapped(.initialValue, child, at: position)
      case .accessorBlock: visitAccessors(child, of: index, at: position)
      default: visit(child, at: position)
      }
    }
  }

  /// Sets the name of a node to the first token inside.
  mutating func nameNode(_ index: Int, by raw: RawSyntax) {
    guard let layout = raw.layoutView else { return }
    for case let child? in layout.children {
      if let token = child.tokenView {
        nodes[index].name = names.name(token)
        return
      }
    }
  }

  // MARK: Accessors

  /// Visits `{ get set }`, `{ get { … } }`, `{ didSet { … } }`, or a getter without `get`.
  mutating func visitAccessors(_ raw: RawSyntax, of index: Int, at offset: Int) {
    for (child, position) in raw.children(at: offset) {
      if child.kind == .accessorDeclList {
        visitAccessorList(child, of: index, at: position)
      } else if child.kind == .codeBlockItemList {
        nodes[index].flags.insert(.isComputed)
        let wasInCode = isInCode
        isInCode = true
        visitWrapped(.accessor, child, name: Self.get, at: position)
        isInCode = wasInCode
      }
    }
  }

  private static let get: Name = "get"

  private mutating func visitAccessorList(_ list: RawSyntax, of index: Int, at offset: Int) {
    for (accessor, position) in list.children(at: offset) {
      visitAccessor(accessor, of: index, at: position)
    }
  }

  private mutating func visitAccessor(_ raw: RawSyntax, of index: Int, at offset: Int) {
    let accessor = open(.accessor, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        nodes[accessor].name = names.name(token)
        nodes[accessor].offset = UInt32(token.start(at: position))
        markAccessor(token.rawText, of: index)
      } else if child.kind == .codeBlock {
        let wasInCode = isInCode
        isInCode = true
        visitChildren(of: child, at: position)
        isInCode = wasInCode
      }
    }
    close(accessor, at: raw.end(at: offset))
  }

  private mutating func markAccessor(_ keyword: SyntaxText, of index: Int) {
    switch keyword {
    case "get", "_read", "unsafeAddress": nodes[index].flags.insert(.isComputed)
    case "set", "_modify": nodes[index].flags.insert([.isComputed, .hasSetter])
    case "willSet", "didSet": nodes[index].flags.insert(.hasObservers)
    default: break
    }
  }

  // MARK: Parameters

  mutating func visitParameter(_ raw: RawSyntax, at offset: Int) {
    let index = open(.parameter, at: raw.start(at: offset))
    var namesSeen = 0
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if token.rawKind != .colon, token.rawKind != .comma, token.rawKind != .ellipsis {
          namesSeen += 1
          let name = names.name(token)
          if namesSeen == 1 { nodes[index].label = name }
          nodes[index].name = name
          nodes[index].offset = UInt32(token.start(at: position))
        }
      } else if child.kind == .initializerClause {
        visitWrapped(.initialValue, child, at: position)
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }
}
