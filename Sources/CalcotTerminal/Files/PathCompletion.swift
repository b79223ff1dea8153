package import Calcot

/// Something in a folder that a path can lead to.
package struct PathCandidate: Hashable, Sendable {
  package let name: String
  package let isFolder: Bool

  package init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }

  /// The name as it is shown; a folder ends with a slash.
  package var shown: String { VisibleText.of(name) + (isFolder ? "/" : "") }
}

/// What Tab makes of the beginning of a path.
package struct PathCompletion: Equatable, Sendable {
  /// The beginning, as far as it can only go on in one way.
  package let text: String
  /// The ways in which it can go on from there, if there are several; in the order in which the user
  /// looks for them.
  package let candidates: [PathCandidate]
  /// Whether there is anything that begins like this.
  package let isFound: Bool

  /// Completes `text` with what is in the folder that it leads into.
  ///
  /// Names that begin with a dot are known only to who has typed it. Files of kinds that are not
  /// wanted do not count.
  ///
  /// - Complexity: O(*n* log *n*) in the entries that begin like `text`.
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
  fileprivate func isBefore(_ other: PathCandidate) -> Bool {
    let (own, others) = (name.lowercased(), other.name.lowercased())
    return own == others ? name < other.name : own < others
  }
}
