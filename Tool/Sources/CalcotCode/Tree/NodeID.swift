/// The identifier of a node: the file's number in the codebase, and the node's number in its file.
///
/// Identifiers are only valid in their ``Codebase``. They have the order of the source.
public struct NodeID: Hashable, Sendable, Comparable {
  public let file: Int32
  public let index: UInt32

  @inlinable
  public init(file: Int32, index: UInt32) {
    self.file = file
    self.index = index
  }

  @inlinable
  public init(file: Int, index: Int) {
    self.file = Int32(truncatingIfNeeded: file)
    self.index = UInt32(truncatingIfNeeded: index)
  }

  public static func < (one: NodeID, other: NodeID) -> Bool {
    (one.file, one.index) < (other.file, other.index)
  }
}

/// The nodes of a file from one index up to another, such as all descendants of a node.
public struct NodeRange: RandomAccessCollection, Sendable {
  public let file: Int32
  public let startIndex: Int
  public let endIndex: Int

  public subscript(position: Int) -> NodeID {
    NodeID(file: file, index: UInt32(truncatingIfNeeded: position))
  }
}

/// The direct children of a node, in the order of the source.
public struct NodeChildren: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let nodes: [Node]
  @usableFromInline let file: Int32
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable
  init(nodes: [Node], file: Int32, position: Int, end: Int) {
    self.nodes = nodes
    self.file = file
    self.position = position
    self.end = end
  }

  @inlinable
  public mutating func next() -> NodeID? {
    guard position < end else { return nil }
    let id = NodeID(file: file, index: UInt32(truncatingIfNeeded: position))
    // NB: a tree from a damaged cache must not loop for ever.
    position = Swift.max(position + 1, Int(nodes[position].end))
    return id
  }
}
