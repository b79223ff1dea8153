package import CalcotContent

/// The list under a prompt for a path: the entries of the path's folder that match the typed part
/// of a name.
package struct FolderList: Equatable, Sendable {
  /// The folder, as the user has typed it.
  package let folder: String
  /// Folders first, then the files of the right kinds, each in alphabetical order.
  private let entries: [PathCandidate]
  /// The index that the arrows have selected, or `nil` while the user only types.
  private var place: Int?

  /// Creates the list of a folder.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of files; all if empty.
  ///   - isEntered: A Boolean value that indicates whether the user has opened the folder in a
  ///     list.
  package init(
    _ folder: String, entries: [PathCandidate], kinds: [FileKind], isEntered: Bool = false
  ) {
    self.folder = folder
    let fitting = entries.filter { $0.isFolder || $0.isOf(kinds) }.sorted { $0.isBefore($1) }
    self.entries = fitting.filter(\.isFolder) + fitting.filter { !$0.isFolder }
    place = isEntered ? 0 : nil
  }

  /// Returns the entries whose names contain `name`. Hidden entries need its leading dot.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  package func shown(for name: String) -> [PathCandidate] {
    let wanted = name.lowercased()
    return entries.filter { entry in
      let own = entry.name.lowercased()
      if wanted.hasPrefix(".") { return own.hasPrefix(wanted) }
      return !own.hasPrefix(".") && (wanted.isEmpty || own.contains(wanted))
    }
  }

  /// Returns the index of the entry that Enter opens: the one that the arrows have selected,
  /// otherwise the one named `name`, otherwise the first that begins with it or contains it.
  package func lit(for name: String) -> Int? {
    let shown = shown(for: name)
    guard !shown.isEmpty else { return nil }
    if let place { return min(place, shown.count - 1) }
    guard !name.isEmpty else { return nil }
    let wanted = name.lowercased()
    return shown.firstIndex { $0.name == name }
      ?? shown.firstIndex { $0.name.lowercased().hasPrefix(wanted) } ?? 0
  }

  /// Returns the entry that Enter opens.
  package func entry(for name: String) -> PathCandidate? {
    lit(for: name).map { shown(for: name)[$0] }
  }

  /// Moves the selection, and returns `false` for a key that does not move it.
  mutating func handle(_ key: Key, name: String) -> Bool {
    let last = shown(for: name).count - 1
    let lit = lit(for: name)
    let wanted: Int
    switch key {
    case .down, .control("n"), .wheelDown: wanted = (lit ?? -1) + 1
    case .up, .control("p"), .wheelUp: wanted = (lit ?? 0) - 1
    case .pageDown: wanted = (lit ?? 0) + Self.page
    case .pageUp: wanted = (lit ?? 0) - Self.page
    default: return false
    }
    place = last < 0 ? nil : min(max(wanted, 0), last)
    return true
  }

  /// Clears the selection, because the typed text has changed.
  mutating func noteTyping() { place = nil }

  private static let page = 8
}

extension PathCandidate {
  fileprivate func isOf(_ kinds: [FileKind]) -> Bool {
    kinds.isEmpty || kinds.contains { $0.covers(name) }
  }
}
