/// The words in the names of functions and properties that tell a way to show a screen.
enum WayWords {
  /// Returns the way that a word in a lowercase name tells.
  static func way(in name: String) -> Arrow.How? { all.first { name.contains($0.word) }?.how }

  private static let all: [(word: String, how: Arrow.How)] = [
    ("fullscreen", .cover), ("cover", .cover), ("popover", .popover), ("sheet", .sheet),
    ("modal", .modal), ("push", .push),
  ]
}
