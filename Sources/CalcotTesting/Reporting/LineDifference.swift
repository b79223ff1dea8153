/// The difference between two texts, line by line.
package struct LineDifference: CustomStringConvertible {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .same(let text): "  \(text)"
      case .removed(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      }
    }

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private let lines: [Line]

  package init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let text, _): added[offset] = text
      }
    }
    var (lines, oldIndex, newIndex): ([Line], Int, Int) = ([], 0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if let text = added[newIndex] {
        lines.append(.added(text))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    self.lines = lines
  }

  /// All lines. A minus sign precedes those that only the first text has, a plus sign those that
  /// only the second one has.
  package var description: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines that differ.
  package var changedLines: [String] { lines.filter { !$0.isSame }.map(\.text) }

  /// Returns the lines that differ, each with those around it.
  package func excerpt(around count: Int = 2) -> String {
    let changed = lines.indices.filter { !lines[$0].isSame }
    let kept = Set(changed.flatMap { $0 - count...$0 + count }).intersection(lines.indices)
    return lines.indices.compactMap { index in
      if kept.contains(index) { return lines[index].text }
      return kept.contains(index - 1) ? "  …" : nil
    }
    .joined(separator: "\n")
  }
}
