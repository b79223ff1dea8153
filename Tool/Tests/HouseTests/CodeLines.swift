import SwiftParser
import SwiftSyntax

/// Lines of Swift, of which the declarations are looked up.
struct CodeLines {
  let text: String
  var path = ""

  /// The number of lines of code: without empty lines, comments and imports.
  var length: Int {
    var isComment = false
    return text.lines.map(\.trimmed).count { line in
      if isComment || line.hasPrefix("/*") {
        isComment = !line.contains("*/")
        return false
      }
      return !line.isEmpty && !line.hasPrefix("//")
        && line.prefixMatch(of: /(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+ )?import \w/) == nil
    }
  }

  /// Returns the only declaration that has a name, or that begins so from its keyword on: `Name`,
  /// `Outer.Name`, `func show(_ text`.
  func declaration(_ wanted: String) throws(Wrong) -> Self {
    if let outer = wanted.prefixMatch(of: /(\w+)\.(.+)/) {
      return try declaration(String(outer.1)).declaration(String(outer.2))
    }
    let found = declarations(wanted, in: Syntax(Parser.parse(source: text)))
    guard found.count == 1 else {
      throw Wrong(
        found.isEmpty
          ? "\(path) does not declare '\(wanted)': name the declaration that has taken its place"
          : "\(path) declares '\(wanted)' \(found.count) times: write more of the line, from its keyword on"
      )
    }
    return Self(text: found[0].trimmedDescription, path: path)
  }

  private func declarations(_ wanted: String, in node: Syntax) -> [Syntax] {
    let inner = node.children(viewMode: .sourceAccurate).flatMap { declarations(wanted, in: $0) }
    guard node.is(DeclSyntax.self) else { return inner }
    let parts = node.children(viewMode: .sourceAccurate)
      .drop { $0.is(AttributeListSyntax.self) || $0.is(DeclModifierListSyntax.self) }
    let comments = parts.first?.leadingTrivia.description.count ?? 0
    let head = parts.map(\.description).joined().dropFirst(comments)
    let name =
      ["extension ", "case "].contains { head.hasPrefix($0) } ? "" : head.drop { $0 != " " }
    let isMeant = [head, name.dropFirst()].contains { text in
      text.hasPrefix("`\(wanted)`")
        || text.hasPrefix(wanted) && text.dropFirst(wanted.count).prefixMatch(of: /\w/) == nil
    }
    return isMeant ? [node] + inner : inner
  }
}

/// A statement that does not hold, with what to do.
struct Wrong: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
