import Testing

/// The files that the tables of `Docs/Architecture.md` lead to are there.
@Suite struct ArchitectureTests {
  private static let rows = Markdown(Repository.text(of: "Docs/Architecture.md")).rows
  private static let walk = rows.filter { $0.columns == ["file", "its part"] }
  private static let additions = rows.filter { $0.columns.last == "files" }

  /// Returns the paths that a cell names.
  private static func paths(in cell: String?) -> [String] {
    let parts = (cell ?? "").split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) && $0.element.contains("/") }
      .map { String($0.element) }
  }

  private static func isThere(_ path: String) -> Bool {
    Repository.paths.contains {
      $0 == "Sources/\(path).swift" || $0.hasPrefix("Sources/\(path)/") || $0.hasPrefix("\(path)/")
    }
  }

  @Test func `each file that they name is there`() {
    let named =
      Self.additions.flatMap { Self.paths(in: $0["files"]) }
      + Self.walk.flatMap { Self.paths(in: $0["file"]) }
    #expect(named.count > 70)
    #expect(named.filter { !Self.isThere($0) } == [])
  }

  @Test func `the walk of a push is short, and a transition is added in few files`() {
    #expect((1...20).contains(Self.walk.count))
    let transition = Self.additions.first { $0.cells.first == "a transition" }
    #expect(Self.paths(in: transition?["files"]).count == 3)
  }
}
