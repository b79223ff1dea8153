import Foundation

extension String {
  /// Returns the groups of each match of a regular expression, the first of which is the whole match;
  /// empty for one that takes no part.
  ///
  /// NB: Foundation's expressions read the whole repository in a second from a debug build, too.
  func groups(_ pattern: String) -> [[String]] {
    let text = NSString(string: self)
    return Self.expression(pattern).matches(
      in: self, range: NSRange(location: 0, length: text.length)
    )
    .map { match in
      (0..<match.numberOfRanges).map(match.range(at:)).map {
        $0.location == NSNotFound ? "" : text.substring(with: $0)
      }
    }
  }

  func replacingAll(_ pattern: String, by template: String) -> String {
    let range = NSRange(location: 0, length: utf16.count)
    return Self.expression(pattern)
      .stringByReplacingMatches(in: self, range: range, withTemplate: template)
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    else { preconditionFailure("no regular expression: \(pattern)") }
    return expression
  }

  /// Swift code without the text of its comments and literals.
  var withoutTexts: String {
    replacingAll(#"#*"{3}[\s\S]*?"{3}#*"#, by: "\"\"").replacingAll(#"/\*[\s\S]*?\*/"#, by: " ")
      .replacingAll(#"//[^\n]*"#, by: "").replacingAll(#""(?:\\.|[^"\\\n])*""#, by: "\"\"")
  }

  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  /// Formatted Swift code as if its conditions were not there: what they enclose is not indented.
  var withoutConditions: String {
    var depth = 0
    return lines.map { line in
      let rest = line.drop { $0 == " " }
      if rest.hasPrefix("#endif") { depth -= 1 }
      defer { if rest.hasPrefix("#if") { depth += 1 } }
      return depth > 0 ? line.dropFirst(min(2 * depth, line.count - rest.count)) : line
    }.joined(separator: "\n")
  }

  /// The names in the heads of the code's declarations.
  var declaredNames: [String] {
    let keywords =
      "struct|class|enum|protocol|actor|extension|func|var|let|typealias|associatedtype|case"
    return groups(#"\b(?:\#(keywords)) ([\w`., ]+)"#).flatMap {
      $0[1].groups(#"\w+"#).map { $0[0] }
    }
  }

  /// The modules that the code imports.
  var imports: [String] {
    replacingAll(#"#*"{3}[\s\S]*?"{3}#*"#, by: "").groups(
      #"""
      (?x)(?:^|;)[\ \t]* (?:@\w+(?:\([^)]*\))?\s+)*
      (?:(?:public|package|internal|fileprivate|private)\ )?
      import\s+(?:/\*.*?\*/\s*)?(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?`?(\w+)(?!\w*:)
      """#
    ).map { $0[1] }
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
