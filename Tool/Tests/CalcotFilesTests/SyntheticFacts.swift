import CalcotCode
import CalcotToolTesting

/// Facts without a source: a random tree that is well formed.
enum SyntheticFacts {
  static func facts(nodes count: Int, using random: inout SeededGenerator) -> FileFacts {
    var nodes: [Node] = []
    add(count, parent: 0, to: &nodes, using: &random)
    var lineStarts: [UInt32] = [0]
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      lineStarts.append(
        lineStarts[lineStarts.count - 1] + UInt32.random(in: 1...300, using: &random))
    }
    return FileFacts(
      nodes: nodes, lineStarts: lineStarts,
      directives: (0..<UInt32.random(in: 0...2, using: &random)).map { number in
        .init(
          text: "ignore rule - Grüße \(number)", offset: number * 70_000, followsCode: number == 1)
      },
      problems: (0..<UInt32.random(in: 0...2, using: &random)).map { number in
        .init(message: "not UTF-8", offset: number)
      })
  }

  private static func add(
    _ count: Int, parent: UInt32, to nodes: inout [Node], using random: inout SeededGenerator
  ) {
    let index = nodes.count
    let kinds = Node.Kind.allCases
    nodes.append(
      Node(
        kind: kinds[Int.random(in: 0..<kinds.count, using: &random)],
        access: Node.Access(rawValue: UInt8.random(in: 0...6, using: &random)) ?? .open,
        flags: Node.Flags(rawValue: UInt32.random(in: .min ... .max, using: &random)),
        name: Name("name\(UInt16.random(in: 0...400, using: &random))"),
        label: Bool.random(using: &random) ? .none : Name("ä\(index % 7)"),
        offset: UInt32.random(in: .min ... .max, using: &random),
        endOffset: UInt32.random(in: .min ... .max, using: &random), parent: parent,
        end: UInt32(index + count)))
    var rest = count - 1
    while rest > 0 {
      let size = Int.random(in: 1...rest, using: &random)
      add(size, parent: UInt32(index), to: &nodes, using: &random)
      rest -= size
    }
  }
}

/// Returns facts as text, so that a difference can be read.
func transcript(_ facts: FileFacts?) -> String {
  guard let facts else { return "nothing" }
  let nodes = facts.nodes.map { node in
    "\(node.kind) \(node.access) \(node.flags.rawValue) \(node.name) \(node.label) "
      + "\(node.offset)-\(node.endOffset) in \(node.parent) to \(node.end)"
  }
  return (nodes + ["\(facts.lineStarts)", "\(facts.directives)", "\(facts.problems)"])
    .joined(separator: "\n")
}
