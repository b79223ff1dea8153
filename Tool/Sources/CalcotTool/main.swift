import CalcotCode
import CalcotReader
import Foundation

nonisolated(unsafe) var reader = SourceReader()
func dump(_ path: String, _ quiet: Bool) -> (Int, Int) {
  guard let data = FileManager.default.contents(atPath: path) else { return (0, 0) }
  let facts = data.withUnsafeBytes { reader.facts(of: $0.assumingMemoryBound(to: UInt8.self)) }
  if quiet { return (facts.nodes.count, facts.lineStarts.count) }
  var depth: [Int] = []
  for (index, node) in facts.nodes.enumerated() {
    while let last = depth.last, Int(facts.nodes[last].end) <= index { depth.removeLast() }
    let (line, column) = facts.position(of: node.offset)
    print(
      String(repeating: "  ", count: depth.count) + "\(node.kind) \(node.name)"
        + (node.label.isNone ? "" : " label:\(node.label)")
        + (node.flags.isEmpty ? "" : " \(String(node.flags.rawValue, radix: 2))")
        + (node.access == .unspecified ? "" : " \(node.access)") + " @\(line):\(column)")
    depth.append(index)
  }
  for directive in facts.directives { print(directive) }
  for problem in facts.problems { print(problem, facts.position(of: problem.offset)) }
  return (facts.nodes.count, facts.lineStarts.count)
}
var total = (0, 0)
let arguments = CommandLine.arguments.dropFirst()
let start = ContinuousClock.now
for path in arguments where path != "-q" {
  let (nodes, lines) = dump(path, arguments.contains("-q"))
  total = (total.0 + nodes, total.1 + lines)
}
print(total, ContinuousClock.now - start)
