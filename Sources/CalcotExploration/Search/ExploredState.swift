import Calcot
import CalcotTesting

/// A snapshot of what an app shows. Two snapshots are the same state if their trees (routes,
/// containers, selections, modals, the dialog) and all texts that the user can read are equal; the
/// identities of screens do not count.
struct ExploredState: Hashable, Sendable {
  /// The tree, with the routes' values.
  let tree: String
  /// The texts that depend on the state of the app alone, line by line.
  let lines: [String]

  /// A short substitute for the state: its hash in this process.
  var key: Int { hashValue }

  /// Returns the lines that only one of the states has, as a difference.
  func difference(to other: ExploredState) -> String {
    if tree != other.tree { return "- \(tree)\n+ \(other.tree)" }
    let changes = other.lines.difference(from: lines).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    return changes.joined(separator: "\n")
  }
}

extension TestApp {
  /// The state that the app shows now.
  var state: ExploredState {
    ExploredState(tree: tree?.description ?? "", lines: driver.stateLines)
  }
}

extension NavigationTree {
  /// The structure of the tree with its routes, but without their values.
  var outline: String {
    var (text, depth) = ("", 0)
    for character in description {
      if character == "(" { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == ")" { depth = max(depth - 1, 0) }
    }
    return text
  }
}
