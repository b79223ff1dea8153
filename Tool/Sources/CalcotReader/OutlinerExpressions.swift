internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

extension Outliner {
  mutating func visitExpression(_ raw: RawSyntax, at offset: Int) -> Bool {
    switch raw.kind {
    case .declReferenceExpr: visitReference(raw, at: offset)
    case .superExpr:
      leaf(.identifier, name: .super, at: raw.start(at: offset), to: raw.end(at: offset))
    case .memberAccessExpr: visitMemberAccess(raw, at: offset)
    case .functionCallExpr: visitCall(.call, raw, at: offset)
    case .subscriptCallExpr: visitCall(.subscriptCall, raw, at: offset)
    case .genericSpecializationExpr: visitSpecialization(raw, at: offset)
    case .closureExpr: visitClosure(raw, at: offset)
    case .sequenceExpr: visitSequence(raw, at: offset)
    case .labeledExpr: visitArgument(raw, at: offset)
    case .multipleTrailingClosureElement: visitArgument(raw, at: offset, flags: .trailing)
    case .tupleExpr: visitTuple(raw, at: offset)
    case .arrayExpr, .dictionaryExpr: visitWrapped(.collection, raw, at: offset)
    default: return visitRarerExpression(raw, at: offset)
    }
    return true
  }

  private mutating func visitRarerExpression(_ raw: RawSyntax, at offset: Int) -> Bool {
    switch raw.kind {
    case .awaitExpr: visitAwait(raw, at: offset)
    case .keyPathExpr: visitKeyPath(raw, at: offset)
    case .stringLiteralExpr, .simpleStringLiteralExpr: visitString(raw, at: offset)
    case .nilLiteralExpr, .booleanLiteralExpr:
      let index = open(.literal, at: raw.start(at: offset))
      nameNode(index, by: raw)
      close(index, at: raw.end(at: offset))
    case .macroExpansionExpr, .macroExpansionDecl: visitMacro(raw, at: offset)
    case .closureCapture: visitCapture(raw, at: offset)
    case .integerLiteralExpr, .floatLiteralExpr, .regexLiteralExpr: break
    default: return false
    }
    return true
  }

  /// Visits `await x`, which is x.
  private mutating func visitAwait(_ raw: RawSyntax, at offset: Int) {
    let index = nodes.count
    visitChildren(of: raw, at: offset)
    if index < nodes.count { nodes[index].flags.insert(.isAwaited) }
  }

  // MARK: Names

  private mutating func visitReference(_ raw: RawSyntax, at offset: Int) {
    let index = open(.identifier, at: offset)
    takeName(of: raw, at: offset, for: index)
    close(index, at: raw.end(at: offset))
  }

  /// Sets the name and the place of a node to those of a reference.
  private mutating func takeName(of reference: RawSyntax, at offset: Int, for index: Int) {
    for (child, position) in reference.children(at: offset) {
      if let token = child.tokenView {
        nodes[index].name = names.name(token)
        nodes[index].offset = UInt32(token.start(at: position))
        return
      }
    }
  }

  private mutating func visitMemberAccess(_ raw: RawSyntax, at offset: Int) {
    let index = open(.member, at: offset)
    var sawPeriod = false
    for (child, position) in raw.children(at: offset) {
      if child.isToken {
        sawPeriod = true
      } else if sawPeriod, child.kind == .declReferenceExpr {
        takeName(of: child, at: position, for: index)
      } else if !sawPeriod {
        if child.kind == .optionalChainingExpr { nodes[index].flags.insert(.isChained) }
        if child.kind == .forceUnwrapExpr { nodes[index].flags.insert(.isForced) }
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitSpecialization(_ raw: RawSyntax, at offset: Int) {
    var index: Int?
    for (child, position) in raw.children(at: offset) {
      if index == nil {
        index = nodes.count
        visit(child, at: position)
      } else if let index, index < nodes.count {
        // NB: the arguments become children of the name before them, which is closed already.
        let outer = parent
        parent = UInt32(index)
        visit(child, at: position)
        parent = outer
        nodes[index].end = UInt32(nodes.count)
        nodes[index].endOffset = UInt32(raw.end(at: offset))
      }
    }
  }

  // MARK: Calls

  private mutating func visitCall(_ kind: Node.Kind, _ raw: RawSyntax, at offset: Int) {
    let index = open(kind, at: raw.start(at: offset))
    var sawCallee = false
    for (child, position) in raw.children(at: offset) {
      if child.isToken { continue }
      if !sawCallee {
        sawCallee = true
        visit(child, at: position)
        nameCall(index)
      } else if child.kind == .closureExpr {
        let argument = open(.argument, flags: .trailing, at: child.start(at: position))
        visit(child, at: position)
        close(argument, at: child.end(at: position))
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  /// Sets the name of a call to that of its callee.
  private mutating func nameCall(_ index: Int) {
    guard index + 1 < nodes.count else { return }
    let callee = nodes[index + 1]
    guard callee.kind == .identifier || callee.kind == .member else { return }
    nodes[index].name = callee.name
    nodes[index].offset = callee.offset
  }

  private mutating func visitArgument(
    _ raw: RawSyntax, at offset: Int, flags: Node.Flags = []
  ) {
    let index = open(.argument, flags: flags, at: raw.start(at: offset))
    var isLabelled = false
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if !isLabelled, token.rawKind == .identifier || token.rawKind == .keyword {
          nodes[index].label = names.name(token)
        }
        isLabelled = true
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  private mutating func visitMacro(_ raw: RawSyntax, at offset: Int) {
    let index = open(.macro, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if token.rawKind == .identifier, nodes[index].name.isNone {
          nodes[index].name = names.name(token)
        }
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  // MARK: Closures

  private mutating func visitClosure(_ raw: RawSyntax, at offset: Int) {
    let wasInCode = isInCode
    isInCode = true
    visitWrapped(.closure, raw, at: offset)
    isInCode = wasInCode
  }

  private mutating func visitCapture(_ raw: RawSyntax, at offset: Int) {
    let index = open(.capture, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if child.kind == .closureCaptureSpecifier {
        let isWeak = child.joinedText.starts(with: "weak".utf8)
        nodes[index].flags.insert(isWeak ? .isWeak : .isUnowned)
      } else if let token = child.tokenView {
        if nodes[index].name.isNone, token.rawKind != .comma {
          nodes[index].name = names.name(token)
          nodes[index].offset = UInt32(token.start(at: position))
        }
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  // MARK: Literals

  /// Visits a tuple: `(x)` is x; `(x, y)` is a collection.
  private mutating func visitTuple(_ raw: RawSyntax, at offset: Int) {
    for (child, position) in raw.children(at: offset) {
      if child.kind == .labeledExprList, let elements = child.layoutView?.children {
        if elements.count == 1, let only = elements[0] {
          visitChildren(of: only, at: position)
        } else {
          visitWrapped(.collection, child, at: position)
        }
      }
    }
  }

  private mutating func visitString(_ raw: RawSyntax, at offset: Int) {
    let index = open(.string, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if let segments = child.layoutView {
        if segments.children.count == 1, let only = segments.children[0],
          let text = only.layoutView?.children.lazy.compactMap({ $0?.tokenView }).first,
          text.rawText.count <= Self.longestString
        {
          nodes[index].name = names.name(text)
        }
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  /// The maximum length of a string that is kept: identifiers of segues and storyboards are short,
  /// prose is not.
  private static let longestString = 64

  private mutating func visitKeyPath(_ raw: RawSyntax, at offset: Int) {
    let index = open(.keyPath, at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if child.kind == .keyPathComponentList {
        child.walkTokens { token in
          if token.rawKind == .identifier { nodes[index].name = names.name(token) }
        }
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }
}
