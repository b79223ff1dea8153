import CalcotCode

/// A decoder of facts from untrusted bytes.
enum FactsDecoding {
  /// Returns facts that are consistent: nodes lie within each other, names exist, lines are in
  /// order.
  static func facts(_ bytes: UnsafeRawBufferPointer, names: [Name]) throws(CorruptCache)
    -> FileFacts
  {
    var reader = ByteReader(bytes)
    let nodeCount = Int(try reader.number())
    let lineCount = Int(try reader.number())
    let directiveCount = Int(try reader.number())
    let problemCount = Int(try reader.number())
    let least = nodeCount * NodeRecord.size + lineCount + 3 * directiveCount + 2 * problemCount
    guard nodeCount > 0, lineCount > 0, least <= reader.remaining else { throw CorruptCache() }

    let nodes = try nodes(try reader.take(nodeCount * NodeRecord.size), nodeCount, names)
    let lineStarts = try lineStarts(&reader, lineCount)
    var directives: [FileFacts.Directive] = []
    for _ in 0..<directiveCount {
      let offset = try reader.short()
      let followsCode = try reader.short() != 0
      directives.append(.init(text: try reader.text(), offset: offset, followsCode: followsCode))
    }
    var problems: [FileFacts.Problem] = []
    for _ in 0..<problemCount {
      let offset = try reader.short()
      problems.append(.init(message: try reader.text(), offset: offset))
    }
    guard reader.remaining == 0 else { throw CorruptCache() }
    return FileFacts(
      nodes: nodes, lineStarts: lineStarts, directives: directives, problems: problems)
  }

  private static func nodes(
    _ bytes: UnsafeRawBufferPointer, _ count: Int, _ names: [Name]
  ) throws(CorruptCache) -> [Node] {
    let nodes = names.withUnsafeBufferPointer { names in
      [Node](unsafeUninitializedCapacity: count) { nodes, filled in
        guard let start = nodes.baseAddress else { return }
        var around = 0
        while filled < count {
          let record = NodeRecord(bytes, at: filled * NodeRecord.size)
          let end = Int(record.end)
          if filled == 0 {
            guard end == count else { return }
          } else {
            // NB: the first node ends behind all others, so the loop ends there at the latest.
            while Int(nodes[around].end) <= filled { around = Int(nodes[around].parent) }
            guard end > filled, end <= Int(nodes[around].end) else { return }
          }
          guard let node = record.node(names: names, parent: UInt32(around)) else { return }
          (start + filled).initialize(to: node)
          if end > filled + 1 { around = filled }
          filled += 1
        }
      }
    }
    guard nodes.count == count else { throw CorruptCache() }
    return nodes
  }

  private static func lineStarts(
    _ reader: inout ByteReader, _ count: Int
  ) throws(CorruptCache) -> [UInt32] {
    var starts: [UInt32] = []
    starts.reserveCapacity(count)
    var last: UInt32 = 0
    for index in 0..<count {
      let (start, overflow) = last.addingReportingOverflow(try reader.short())
      guard !overflow, index > 0 || start == 0 else { throw CorruptCache() }
      starts.append(start)
      last = start
    }
    return starts
  }
}
