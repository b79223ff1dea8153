internal import CalcotCode

/// The lines of a file that a comment applies to.
enum IgnoreReach {
  /// Returns the line of the comment if code precedes it there, otherwise the next line with code.
  /// If that line begins with an attribute or a modifier, the range includes the line with the name
  /// of the declaration, so that a comment above `@MainActor` applies to the class on the line
  /// below.
  ///
  /// Lines count from 1. Nil if no code follows. The time grows with the number of the file's
  /// nodes.
  static func lines(of directive: FileFacts.Directive, in facts: FileFacts) -> ClosedRange<Int>? {
    let own = facts.position(of: directive.offset).line
    if directive.followsCode { return own...own }
    var first: Int?
    for index in facts.nodes.indices.dropFirst() {
      let offset = facts.nodes[index].offset
      guard offset > directive.offset else { continue }
      if first.map({ offset < facts.nodes[$0].offset }) ?? true { first = index }
    }
    guard var index = first else { return nil }
    let begin = facts.position(of: facts.nodes[index].offset).line
    while let attribute = attribute(around: index, in: facts) {
      index = Int(facts.nodes[attribute].parent)
    }
    guard index > 0 else { return begin...begin }
    return begin...max(begin, facts.position(of: facts.nodes[index].offset).line)
  }

  private static func attribute(around index: Int, in facts: FileFacts) -> Int? {
    var index = index
    while index > 0 {
      if facts.nodes[index].kind == .attribute { return index }
      index = Int(facts.nodes[index].parent)
    }
    return nil
  }
}
