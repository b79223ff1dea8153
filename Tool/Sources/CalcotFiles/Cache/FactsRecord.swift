import CalcotCode

/// A node in 24 bytes: without its parent, which follows from the ends of the nodes, and with names
/// as 24-bit indices into the shard's table.
struct NodeRecord {
  static let size = 24
  static let nameLimit: UInt32 = 1 << 24

  /// The kind, the access, and the upper eight bits of both names.
  private var start: UInt32
  /// The lower sixteen bits of both names.
  private var names: UInt32
  private var flags: UInt32
  private var offset: UInt32
  private var endOffset: UInt32
  private(set) var end: UInt32

  init(_ node: Node, name: UInt32, label: UInt32) {
    start =
      UInt32(node.kind.rawValue) | UInt32(node.access.rawValue) << 8 | (name >> 16) << 16
      | (label >> 16) << 24
    names = name & 0xFFFF | (label & 0xFFFF) << 16
    flags = node.flags.rawValue
    offset = node.offset
    endOffset = node.endOffset
    end = node.end
  }

  /// Returns the record at an offset. The caller has checked that all of it lies within the bytes.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    func word(_ index: Int) -> UInt32 {
      UInt32(
        littleEndian: bytes.loadUnaligned(
          fromByteOffset: position + 4 * index, as: UInt32.self))
    }
    start = word(0)
    names = word(1)
    flags = word(2)
    offset = word(3)
    endOffset = word(4)
    end = word(5)
  }

  var name: Int { Int((start >> 16 & 0xFF) << 16 | names & 0xFFFF) }
  var label: Int { Int((start >> 24) << 16 | names >> 16) }

  /// Returns the node; nil if its kind or a name does not exist.
  @inline(__always)
  func node(names table: UnsafeBufferPointer<Name>, parent: UInt32) -> Node? {
    guard let kind = Node.Kind(rawValue: UInt8(start & 0xFF)),
      let access = Node.Access(rawValue: UInt8(start >> 8 & 0xFF)),
      name < table.count, label < table.count
    else { return nil }
    return Node(
      kind: kind, access: access, flags: Node.Flags(rawValue: flags), name: table[name],
      label: table[label], offset: offset, endOffset: endOffset, parent: parent, end: end)
  }

  /// Returns the record with names of another table.
  func renamed(name: UInt32, label: UInt32) -> NodeRecord {
    var record = self
    record.start = start & 0xFFFF | (name >> 16) << 16 | (label >> 16) << 24
    record.names = name & 0xFFFF | (label & 0xFFFF) << 16
    return record
  }

  /// Writes all nodes of a file, faster than one by one.
  @inline(__always)
  func write(to room: UnsafeMutableRawBufferPointer, at position: Int) {
    func store(_ word: UInt32, _ index: Int) {
      room.storeBytes(of: word.littleEndian, toByteOffset: position + 4 * index, as: UInt32.self)
    }
    store(start, 0)
    store(names, 1)
    store(flags, 2)
    store(offset, 3)
    store(endOffset, 4)
    store(end, 5)
  }

  func write(to writer: inout ByteWriter) {
    for word in [start, names, flags, offset, endOffset, end] { writer.append(word) }
  }
}
