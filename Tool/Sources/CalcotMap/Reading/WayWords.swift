/// The words of a way to show a screen, in the names of functions and properties.
enum WayWords {
  /// Returns the way that a name in lower case tells by one of its words.
  static func way(in name: String) -> Arrow.How? { all.first { name.contains($0.word) }?.how }

  private static let all: [(word: String, how: Arrow.How)] = [
    ("fullscreen", .cover), ("cover", .cover), ("popover", .popover), ("sheet", .sheet),
    ("modal", .modal), ("push", .push),
  ]
}
