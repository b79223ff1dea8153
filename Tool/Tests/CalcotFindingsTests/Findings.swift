import CalcotCode
import CalcotFindings

extension Finding {
  /// A finding about a type's use of a symbol, as short as a test wants it.
  static func example(
    _ rule: String = "viewmodel-ui-import", type: String = "LoginViewModel", member: String = "",
    symbol: String = "UIKit", path: String = "Login.swift", line: Int = 1, column: Int = 1
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, confidence: 1, message: "\(type) uses \(symbol)", path: path,
      line: line, column: column,
      subject: Subject(type: type, member: member, symbol: symbol))
  }
}

extension SourceFile {
  /// A file whose words are its nodes: `@Name` is an attribute of the declaration that follows, and
  /// comments that begin with `calcot:` are directives.
  static func outlined(_ text: String, path: String = "Login.swift") -> SourceFile {
    var facts = FileFacts(nodes: [Node(kind: .file, offset: 0)], lineStarts: [0])
    var waiting: [Int] = []
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      var place = offset
      for word in parts[0].split(separator: " ", omittingEmptySubsequences: false) {
        if word.first == "@" {
          waiting.append(facts.nodes.count)
          facts.nodes.append(Node(kind: .attribute, name: Name(word), offset: UInt32(place)))
        } else if word.contains(where: \.isLetter), word != "class", word != "final" {
          for index in waiting { facts.nodes[index].parent = UInt32(facts.nodes.count) }
          waiting = []
          facts.nodes.append(Node(kind: .identifier, name: Name(word), offset: UInt32(place)))
        }
        place += word.utf8.count + 1
      }
      if parts.count == 2, let begin = parts[1].firstRange(of: "calcot:") {
        let column = parts[0].utf8.count + 2 + parts[1][..<begin.lowerBound].utf8.count
        facts.directives.append(
          FileFacts.Directive(
            text: String(parts[1][begin.upperBound...]), offset: UInt32(offset + column),
            followsCode: parts[0].contains { !$0.isWhitespace }))
      }
      offset += line.utf8.count + 1
      facts.lineStarts.append(UInt32(offset))
    }
    return SourceFile(path: path, facts: facts)
  }
}
