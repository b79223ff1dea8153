import CalcotCode

/// A fact that the paths of files tell, found once for each file. For one thread.
final class PathFacts<Fact> {
  private let codebase: Codebase
  private let tell: (String) -> Fact
  private var known: [Fact?]

  /// - Parameter tell: Returns the fact about a path.
  init(_ codebase: Codebase, tell: @escaping (String) -> Fact) {
    self.codebase = codebase
    self.tell = tell
    known = Array(repeating: nil, count: codebase.files.count)
  }

  /// The fact about the file of a node.
  subscript(node: NodeID) -> Fact {
    if let fact = known[Int(node.file)] { return fact }
    let fact = tell(codebase.path(of: node))
    known[Int(node.file)] = fact
    return fact
  }
}
