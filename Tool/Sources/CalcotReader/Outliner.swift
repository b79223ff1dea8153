internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

/// Walks a syntax tree once and records its outline.
///
/// It works on raw syntax, which needs no reference counting, and tracks its own position. The
/// meaning of a node's children follows from their kinds and their order, not from their numbers.
struct Outliner {
  var nodes: [Node] = []
  var names: NameCache
  /// The index of the node around the current one.
  var parent: UInt32 = 0
  /// A Boolean value that indicates whether it is inside a function's code, where a `var` is a
  /// local.
  var isInCode = false
  var isInProtocol = false
  private var depth = 0
  /// The offset where the nesting became too deep, if it did.
  private(set) var tooDeep: Int?

  /// The maximum depth: a chain of a thousand calls is a data table or an attack, without
  /// architecture.
  private static let maximumDepth = 1000

  init(names: NameCache, capacity: Int) {
    self.names = names
    nodes.reserveCapacity(capacity)
  }

  mutating func outline(_ file: RawSyntax) {
    let index = open(.file, at: 0)
    visitChildren(of: file, at: 0)
    close(index, at: file.byteLength)
  }

  /// Begins a node; its children follow until `close`.
  mutating func open(
    _ kind: Node.Kind, name: Name = .none, label: Name = .none, flags: Node.Flags = [],
    access: Node.Access = .unspecified, at offset: Int
  ) -> Int {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, access: access, flags: flags, name: name, label: label,
        offset: UInt32(offset), endOffset: UInt32(offset), parent: parent, end: 0))
    parent = UInt32(index)
    return index
  }

  mutating func close(_ index: Int, at endOffset: Int) {
    parent = nodes[index].parent
    nodes[index].end = UInt32(nodes.count)
    // NB: where tokens are missing, a child can seem to end behind its parent.
    let last = max(nodes[index].endOffset, UInt32(endOffset))
    nodes[index].endOffset = last
    // NB: a missing name is placed behind the space after the code before it.
    nodes[index].offset = min(nodes[index].offset, last)
    if nodes[Int(parent)].endOffset < last { nodes[Int(parent)].endOffset = last }
  }

  /// Adds a node without children.
  mutating func leaf(
    _ kind: Node.Kind, name: Name = .none, label: Name = .none, flags: Node.Flags = [],
    at offset: Int, to endOffset: Int
  ) {
    let index = open(kind, name: name, label: label, flags: flags, at: offset)
    close(index, at: endOffset)
  }

  mutating func visitChildren(of raw: RawSyntax, at offset: Int) {
    for (child, position) in raw.children(at: offset) { visit(child, at: position) }
  }

  mutating func visit(_ raw: RawSyntax, at offset: Int) {
    if raw.isToken { return }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      if tooDeep == nil { tooDeep = offset }
      return
    }
    if visitDeclaration(raw, at: offset) { return }
    if visitExpression(raw, at: offset) { return }
    if visitStatement(raw, at: offset) { return }
    if visitType(raw, at: offset) { return }
    visitChildren(of: raw, at: offset)
  }
}
