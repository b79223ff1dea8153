import Foundation
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
  /// Code with `↓` before each place that is found.
  var example: String
  var find: @Sendable (SourceFileSyntax) -> [Syntax]

  /// Returns the places in the sources, as `path:line`, by the files.
  func findings() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in Repository.paths(in: folders) {
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

/// The repository's files with Swift: sources, templates, and documents with listings.
enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Returns the paths of the files in some folders, without build products.
  static func paths(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names?.compactMap { $0 as? String } ?? []).filter { name in
        [".swift", ".stencil", ".md"].contains { name.hasSuffix($0) } && !name.contains(".build")
      }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Returns the Swift of a file, each line at its place; nil if it lacks the words.
  static func code(of path: String, with words: [[String]]) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)),
      words.allSatisfy({ $0.contains { data.range(of: Data($0.utf8)) != nil } })
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    if path.hasSuffix(".swift") { return text }
    guard path.hasSuffix(".md") else {
      return text.replacing(/\{\{|\}\}/, with: "").replacing(/\{%.*?%\}/, with: "")
    }
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isInside = line.hasPrefix("```swift") }
      return isInside && !line.hasPrefix("```") ? String(line) : ""
    }.joined(separator: "\n")
  }
}
