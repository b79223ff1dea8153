public import CalcotCode

/// The invariants of the facts of every file, however broken.
public enum FactsCheck {
  /// Returns the violated invariants in words; empty if there are none. Visits each node once.
  public static func failures(of facts: FileFacts, source: [UInt8]) -> [String] {
    var check = Check(facts: facts, size: source.count)
    check.checkNodes()
    check.checkLines(source)
    check.checkDirectives(source)
    check.checkProblems(source)
    return check.failures
  }

  private struct Check {
    let facts: FileFacts
    let size: Int
    var failures: [String] = []

    mutating func expect(_ condition: Bool, _ failure: @autoclosure () -> String) {
      if !condition, failures.count < 10 { failures.append(failure()) }
    }

    mutating func checkNodes() {
      let nodes = facts.nodes
      guard let file = nodes.first else { return expect(false, "there is no node") }
      expect(file.kind == .file && file.parent == 0, "the first node is not the file")
      expect(Int(file.end) == nodes.count, "the file ends at \(file.end) of \(nodes.count)")
      var open = [0]
      for index in nodes.indices.dropFirst() {
        let node = nodes[index]
        while let last = open.last, last > 0, Int(nodes[last].end) <= index { open.removeLast() }
        let parent = open.last ?? 0
        expect(Int(node.parent) == parent, "node \(index): parent \(node.parent), not \(parent)")
        expect(Int(node.end) > index, "node \(index) ends at \(node.end)")
        expect(node.end <= nodes[parent].end, "node \(index) ends behind its parent")
        expect(node.kind != .file, "node \(index) is another file")
        checkPlace(of: node, index, in: nodes[parent])
        open.append(index)
      }
    }

    private mutating func checkPlace(of node: Node, _ index: Int, in parent: Node) {
      let (start, end, size) = (Int(node.offset), Int(node.endOffset), size)
      expect(end <= size, "node \(index) (\(node.kind)) ends at byte \(end) of \(size)")
      expect(start <= end, "node \(index) (\(node.kind)) stands at byte \(start), ends at \(end)")
      expect(
        end <= Int(parent.endOffset),
        "node \(index) (\(node.kind) \(node.name)) ends at byte \(end), behind its parent, "
          + "a \(parent.kind)")
      let place = facts.position(of: node.offset)
      expect(place.line >= 1 && place.column >= 1, "node \(index) is at \(place)")
      // NB: a name that is not in the table traps here.
      expect(node.name.isNone == node.name.text.isEmpty, "node \(index) has a wrong name")
      expect(node.label.isNone == node.label.text.isEmpty, "node \(index) has a wrong label")
    }

    mutating func checkLines(_ source: [UInt8]) {
      let starts = [0] + source.indices.filter { source[$0] == 10 }.map { UInt32($0 + 1) }
      expect(facts.lineStarts == starts, "the lines begin elsewhere")
    }

    mutating func checkDirectives(_ source: [UInt8]) {
      var last = -1
      for directive in facts.directives {
        let start = Int(directive.offset)
        let begins = start < size && source[start...].starts(with: Array("calcot:".utf8))
        expect(begins, "there is no directive at byte \(start)")
        expect(start > last, "the directive at byte \(start) is out of order")
        expect(!directive.text.contains("\n"), "the directive at byte \(start) has two lines")
        last = start
      }
    }

    mutating func checkProblems(_ source: [UInt8]) {
      let size = size
      for problem in facts.problems {
        expect(Int(problem.offset) <= size, "a problem at byte \(problem.offset) of \(size)")
        expect(!problem.message.isEmpty, "a problem without words")
      }
      let isText = String(validating: source, as: UTF8.self) != nil
      expect(isText || !facts.problems.isEmpty, "bytes that are not UTF-8 are not reported")
    }
  }
}
