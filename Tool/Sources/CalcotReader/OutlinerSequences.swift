internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

/// The outline of operators. The parser leaves `a = b as? C ?? d` as a flat list, because only a
/// compiler knows all precedences; for an outline it is enough that assignment binds weakest, then
/// `? :`, then other operators, and casts strongest.
extension Outliner {
  private typealias Element = (raw: RawSyntax, offset: Int)

  mutating func visitSequence(_ raw: RawSyntax, at offset: Int) {
    for (child, position) in raw.children(at: offset) {
      guard child.kind == .exprList, let list = child.layoutView else { continue }
      var elements: [Element] = []
      elements.reserveCapacity(list.children.count)
      for (element, offset) in child.children(at: position) { elements.append((element, offset)) }
      visitElements(elements[...])
    }
  }

  private mutating func visitElements(_ elements: ArraySlice<Element>) {
    guard let first = elements.first, let last = elements.last else { return }
    if elements.count == 1 {
      visit(first.raw, at: first.offset)
      return
    }
    let start = first.raw.start(at: first.offset)
    let end = last.raw.end(at: last.offset)
    if let index = elements.firstIndex(where: { isAssignment($0.raw) }) {
      let node = open(.assignment, name: operatorName(elements[index].raw), at: start)
      visitElements(elements[..<index])
      visitElements(elements[(index + 1)...])
      close(node, at: end)
    } else if let index = elements.firstIndex(where: { $0.raw.kind == .unresolvedTernaryExpr }) {
      let node = open(.operation, name: Self.ternary, at: start)
      visitElements(elements[..<index])
      visitChildren(of: elements[index].raw, at: elements[index].offset)
      visitElements(elements[(index + 1)...])
      close(node, at: end)
    } else if let index = elements.firstIndex(where: { $0.raw.kind == .binaryOperatorExpr }) {
      let node = open(.operation, name: operatorName(elements[index].raw), at: start)
      for operand in elements.split(whereSeparator: { $0.raw.kind == .binaryOperatorExpr }) {
        visitElements(operand)
      }
      close(node, at: end)
    } else {
      visitCasts(elements, from: start)
    }
  }

  private static let ternary: Name = "?:"

  private mutating func visitCasts(_ elements: ArraySlice<Element>, from start: Int) {
    let isCast: (Element) -> Bool = {
      $0.raw.kind == .unresolvedAsExpr || $0.raw.kind == .unresolvedIsExpr
    }
    guard let index = elements.lastIndex(where: isCast), index > elements.startIndex else {
      for element in elements { visit(element.raw, at: element.offset) }
      return
    }
    let last = elements[elements.endIndex - 1]
    let node = open(.cast, name: operatorName(elements[index].raw), at: start)
    visitElements(elements[..<index])
    for element in elements[(index + 1)...] { visit(element.raw, at: element.offset) }
    close(node, at: last.raw.end(at: last.offset))
  }

  private func isAssignment(_ raw: RawSyntax) -> Bool {
    if raw.kind == .assignmentExpr { return true }
    guard raw.kind == .binaryOperatorExpr else { return false }
    return isCompoundAssignment(raw)
  }

  /// Returns a Boolean value that indicates whether an operator is `+=` or the like, and no
  /// comparison that ends in `=`.
  private func isCompoundAssignment(_ raw: RawSyntax) -> Bool {
    guard let layout = raw.layoutView else { return false }
    for case let child? in layout.children {
      guard let text = child.tokenView?.rawText, let bytes = text.baseAddress, text.count > 1
      else { continue }
      guard bytes[text.count - 1] == UInt8(ascii: "=") else { return false }
      return text != "==" && text != "!=" && text != "<=" && text != ">=" && text != "==="
        && text != "!==" && text != "~="
    }
    return false
  }

  private mutating func operatorName(_ raw: RawSyntax) -> Name {
    raw.joinedText.withUnsafeBufferPointer { names.name($0) }
  }
}
