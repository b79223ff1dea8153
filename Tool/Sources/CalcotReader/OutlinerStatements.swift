internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

extension Outliner {
  mutating func visitStatement(_ raw: RawSyntax, at offset: Int) -> Bool {
    switch raw.kind {
    case .ifExpr, .guardStmt, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt,
      .catchClause, .returnStmt, .throwStmt:
      visitKeyword(raw, at: offset)
    case .switchCase: visitCase(raw, at: offset)
    case .codeBlock: visitBody(raw, at: offset)
    case .optionalBindingCondition: visitBindingCondition(raw, at: offset)
    case .identifierPattern: visitPattern(raw, at: offset)
    case .unexpectedNodes: visitWrapped(.statement, raw, name: .none, flags: .isBroken, at: offset)
    default: return false
    }
    return true
  }

  /// Sets the name of a statement to its first keyword; the code behind an `else` is a statement of
  /// its own.
  private mutating func visitKeyword(_ raw: RawSyntax, at offset: Int) {
    let index = open(.statement, at: raw.start(at: offset))
    var otherwise: Int?
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if nodes[index].name.isNone {
          nodes[index].name = names.name(token)
        } else if token.rawText == "else", raw.kind == .ifExpr {
          otherwise = open(
            .statement, name: names.name(token), at: token.start(at: position))
        } else if token.rawText == "await" {
          nodes[index].flags.insert(.isAwaited)
        }
      } else {
        visit(child, at: position)
      }
    }
    if let otherwise { close(otherwise, at: raw.end(at: offset)) }
    close(index, at: raw.end(at: offset))
  }

  private static let `case`: Name = "case"
  private static let `default`: Name = "default"

  private mutating func visitCase(_ raw: RawSyntax, at offset: Int) {
    let index = open(.statement, name: Self.case, at: raw.start(at: offset))
    let wasInCode = isInCode
    isInCode = true
    for (child, position) in raw.children(at: offset) {
      if child.kind == .switchDefaultLabel { nodes[index].name = Self.default }
      if child.kind == .switchCaseLabel, Self.hasCondition(child) {
        nodes[index].flags.insert(.isOptional)
      }
      visit(child, at: position)
    }
    isInCode = wasInCode
    close(index, at: raw.end(at: offset))
  }

  /// Returns whether a part of a `case` has a `where`.
  private static func hasCondition(_ raw: RawSyntax) -> Bool {
    guard let layout = raw.layoutView else { return false }
    for case let child? in layout.children {
      switch child.kind {
      case .whereClause: return true
      case .switchCaseItemList, .switchCaseItem: if hasCondition(child) { return true }
      default: continue
      }
    }
    return false
  }

  /// Visits `let name`, `let name = value`, `var name: T = value`.
  private mutating func visitBindingCondition(_ raw: RawSyntax, at offset: Int) {
    let index = open(.local, flags: [.isLet, .shorthand], at: raw.start(at: offset))
    for (child, position) in raw.children(at: offset) {
      if let token = child.tokenView {
        if token.rawText == "var" { nodes[index].flags.remove(.isLet) }
      } else if child.kind == .identifierPattern {
        nameNode(index, by: child)
        nodes[index].offset = UInt32(child.start(at: position))
      } else if child.kind == .initializerClause {
        nodes[index].flags.remove(.shorthand)
        visitWrapped(.initialValue, child, at: position)
      } else {
        visit(child, at: position)
      }
    }
    close(index, at: raw.end(at: offset))
  }

  /// Visits a name in a pattern: `case .success(let name)`, `for name in names`.
  private mutating func visitPattern(_ raw: RawSyntax, at offset: Int) {
    let index = open(.local, flags: .isLet, at: raw.start(at: offset))
    nameNode(index, by: raw)
    close(index, at: raw.end(at: offset))
  }
}
