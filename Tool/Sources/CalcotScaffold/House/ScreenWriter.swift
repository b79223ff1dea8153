import SwiftSyntax

/// Writes the files of a new screen from a skeleton.
struct ScreenWriter {
  let skeleton: ScreenSkeleton
  let header: HouseHeader
  /// What is left for the user to write, as the code says it. A test fails for each.
  let unwritten: [String]

  /// Returns the files of a screen, in the order of their paths.
  func files(for stem: ScreenStem) -> [NewFile] {
    let remarks = remarks
    return skeleton.sources.map { key, source in
      let path = stem.named(source.path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let text = stem.named(text(of: source, remarks: remarks[key] ?? []))
      let top = header.text(like: source.file, named: name).map { $0 + "\n\n" } ?? ""
      return NewFile(path: path, text: top + text)
    }
    .sorted { $0.path < $1.path }
  }

  /// The types that the files declare.
  func types(for stem: ScreenStem) -> Set<String> {
    Set(
      skeleton.sources.values.flatMap(\.declarations)
        .compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
        .map(stem.named))
  }

  /// What the tests of each file say that is left to be written: all of it in the first one.
  private var remarks: [String: [String]] {
    let tests = skeleton.sources.filter(\.value.file.isTest).keys.sorted()
    return tests.first { name in
      skeleton.sources[name].map { ScreenFirstTest.isSuite($0.original) } == true
    }
    .map { [$0: unwritten] } ?? [:]
  }

  private func text(of source: NeutralSource, remarks: [String]) -> String {
    var tree = source.tree
    if source.file.isTest {
      tree = ScreenFirstTest(old: source.original, names: skeleton.names(), unwritten: remarks)
        .added(to: tree)
    }
    let plain = RemarkRemover().rewrite(tree).description
    return Self.tidied(plain)
  }

  /// Returns a text without more than one blank line at a time, or one before a brace.
  private static func tidied(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy(\.isWhitespace)
      let last = lines.last
      if isBlank, last.map({ $0.allSatisfy(\.isWhitespace) }) ?? true { continue }
      if line.drop(while: \.isWhitespace).hasPrefix("}"), last?.allSatisfy(\.isWhitespace) == true {
        lines.removeLast()
      }
      lines.append(line)
    }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
