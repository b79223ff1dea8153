import SwiftParser
import SwiftSyntax
import Testing

/// A rule about the repository's own sources, for a class of faults that was found in them before.
struct SourceCheck: Sendable, CustomTestStringConvertible {
  /// The name of the rule: what must not be.
  var testDescription: String
  /// The folders and files that it is about.
  var folders: [String]
  /// The words in a file that is looked at: one of each list.
  var words: [[String]]
  /// The files that may, each with the reason.
  var exempt: [String: String] = [:]
  /// A Boolean value that indicates whether it is about tests, too.
  var isForTests = true
  /// Code with `↓` before each place that is found.
  var example: String
  var find: @Sendable (SourceFileSyntax) -> [Syntax]

  /// The files that it is about.
  var paths: [String] {
    let all = Repository.paths.filter { path in
      [".swift", ".stencil", ".md"].contains { path.hasSuffix($0) }
        && (isForTests || !path.contains("Tests/"))
    }
    return folders.flatMap { Repository.paths(in: $0, of: all) }
  }

  /// Returns the places in the sources, as `path:line`, by the files.
  func findings() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in paths {
      guard let text = Repository.code(of: path, with: words) else { continue }
      let tree = Parser.parse(source: text)
      let nodes = find(tree)
      guard !nodes.isEmpty else { continue }
      let lines = SourceLocationConverter(fileName: path, tree: tree)
      found[path] = nodes.map {
        "\(path):\($0.startLocation(converter: lines).line) \($0.trimmedDescription.prefix(60))"
      }
    }
    return found
  }
}

/// A visitor that gathers places.
class SyntaxFinder: SyntaxVisitor {
  var places: [Syntax] = []
  var found: [Syntax] { places }

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }
}

extension Repository {
  /// Returns the Swift of a source, a template or a document, each line at its place; nil if it lacks
  /// the words.
  static func code(of path: String, with words: [[String]]) -> String? {
    guard let text = Repository.text(of: path, with: words) else { return nil }
    if path.hasSuffix(".swift") { return text }
    guard path.hasSuffix(".md") else {
      return text.replacing(/\{\{|\}\}/, with: "").replacing(/\{%.*?%\}/, with: "")
    }
    var lines = text.lines.map { _ in "" }
    for block in Markdown(text).blocks where block.language == "swift" {
      lines.replaceSubrange(block.line..<block.line + block.lines.count, with: block.lines)
    }
    return lines.joined(separator: "\n")
  }
}
