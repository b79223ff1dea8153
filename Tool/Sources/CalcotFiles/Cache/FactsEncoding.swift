import CalcotCode

/// An encoder of a file's facts.
///
/// The layout: four counts (nodes, lines, directives, problems), the nodes, the lengths of the
/// lines, then the directives and problems.
enum FactsEncoding {
  /// Returns a Boolean value that indicates whether decoding gives the same facts: the nodes must
  /// lie in each other as their `end` and `parent` say.
  static func canEncode(_ facts: FileFacts) -> Bool {
    let nodes = facts.nodes
    guard let first = nodes.first, first.parent == 0, first.end == nodes.count else { return false }
    guard facts.lineStarts.first == 0 else { return false }
    guard zip(facts.lineStarts, facts.lineStarts.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return false
    }
    var around = 0
    for index in nodes.indices.dropFirst() {
      while nodes[around].end <= index { around = Int(nodes[around].parent) }
      let node = nodes[index]
      guard node.parent == around, node.end > index, node.end <= nodes[around].end else {
        return false
      }
      if node.end > index + 1 { around = index }
    }
    return true
  }

  static func write(_ facts: FileFacts, names: inout NameIndex, to writer: inout ByteWriter) {
    writer.reserve(16 + facts.nodes.count * NodeRecord.size + facts.lineStarts.count)
    writer.append(UInt32(facts.nodes.count))
    writer.append(UInt32(facts.lineStarts.count))
    writer.append(UInt32(facts.directives.count))
    writer.append(UInt32(facts.problems.count))
    withUnsafeTemporaryAllocation(
      byteCount: facts.nodes.count * NodeRecord.size, alignment: 4
    ) { room in
      for (index, node) in facts.nodes.enumerated() {
        NodeRecord(node, name: names.index(of: node.name), label: names.index(of: node.label))
          .write(to: room, at: index * NodeRecord.size)
      }
      writer.append(contentsOf: UnsafeRawBufferPointer(room))
    }
    var last: UInt32 = 0
    for start in facts.lineStarts {
      writer.append(short: start - last)
      last = start
    }
    for directive in facts.directives {
      writer.append(short: directive.offset)
      writer.append(short: directive.followsCode ? 1 : 0)
      writer.append(directive.text)
    }
    for problem in facts.problems {
      writer.append(short: problem.offset)
      writer.append(problem.message)
    }
  }

  /// Copies facts from one shard to another without decoding them. Returns false if they are
  /// broken; then part of them may have been written.
  static func copy(
    _ bytes: UnsafeRawBufferPointer, from table: [Name], names: inout NameIndex,
    to writer: inout ByteWriter
  ) -> Bool {
    var reader = ByteReader(bytes)
    guard let count = try? Int(reader.number()), let counts = try? reader.take(12),
      let nodes = try? reader.take(count * NodeRecord.size)
    else { return false }
    writer.reserve(bytes.count)
    writer.append(UInt32(count))
    writer.append(contentsOf: counts)
    for index in 0..<count {
      let record = NodeRecord(nodes, at: index * NodeRecord.size)
      guard record.name < table.count, record.label < table.count else { return false }
      record.renamed(
        name: names.index(of: table[record.name]), label: names.index(of: table[record.label])
      ).write(to: &writer)
    }
    writer.append(contentsOf: reader.bytes[reader.position...])
    return true
  }
}
