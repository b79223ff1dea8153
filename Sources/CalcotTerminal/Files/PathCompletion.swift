package import CalcotContent

/// An entry of a folder that a path can lead to.
package struct PathCandidate: Hashable, Sendable {
  package let name: String
  package let isFolder: Bool

  package init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }

  /// The escaped name; a folder ends with a slash.
  package var shown: String { VisibleText.of(name) + (isFolder ? "/" : "") }
}

/// The completion of the beginning of a path.
package struct PathCompletion: Equatable, Sendable {
  /// The beginning, extended as far as it is unambiguous.
  package let text: String
  /// The candidates for the rest of the path, if there are several, in alphabetical order.
  package let candidates: [PathCandidate]
  /// A Boolean value that indicates whether there is any match.
  package let isFound: Bool

  /// Completes `text` with the entries of its folder.
  ///
  /// Names that begin with a dot match only if the user has typed the dot. Files of other kinds
  /// than `kinds` are ignored.
  ///
  /// - Complexity: O(*n* log *n*) in the entries that match `text`.
  package init(of text: String, among entries: [PathCandidate], kinds: [FileKind] = []) {
    let (folder, beginning) = TypedPath.parts(of: text)
    let fitting = entries.filter { entry in
      entry.name.starts(with: beginning) && (beginning.hasPrefix(".") || !entry.name.hasPrefix("."))
        && (entry.isFolder || kinds.isEmpty || kinds.contains { $0.covers(entry.name) })
    }
    switch fitting.count {
    case 0:
      let isPlace = beginning == ".." || (text == "~")
      self.text = isPlace ? text + "/" : text
      (candidates, isFound) = ([], isPlace)
    case 1:
      self.text = folder + fitting[0].name + (fitting[0].isFolder ? "/" : "")
      (candidates, isFound) = ([], true)
    default:
      self.text = folder + PathCompletion.commonBeginning(of: fitting.map(\.name))
      candidates = fitting.sorted { $0.isBefore($1) }
      isFound = true
    }
  }

  private static func commonBeginning(of names: [String]) -> String {
    var common = names[0][...]
    for name in names.dropFirst() {
      let same = zip(common, name).prefix { $0 == $1 }.count
      common = common.prefix(same)
    }
    return String(common)
  }
}

extension PathCandidate {
  /// Returns a Boolean value that indicates whether the name precedes another alphabetically.
  func isBefore(_ other: PathCandidate) -> Bool {
    let (own, others) = (name.lowercased(), other.name.lowercased())
    return own == others ? name < other.name : own < others
  }
}
