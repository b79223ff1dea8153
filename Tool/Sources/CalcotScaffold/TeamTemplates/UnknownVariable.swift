/// A variable in a template without a value.
///
/// Stencil writes nothing for such a variable, so that a slip of the pen would make a file that
/// looks right.
enum UnknownVariable {
  /// Checks that every variable of a template has a value.
  ///
  /// - Parameter path: The path of the template, for the message.
  static func check(_ text: String, path: String, known: [String]) throws(NewProblem) {
    var own: Set<String> = ["forloop", "block"]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for tag in Self.contents(of: line, from: "{%", to: "%}") {
        let words = tag.split { $0 == " " || $0 == "," }
        guard words.first == "for", let end = words.firstIndex(of: "in") else { continue }
        own.formUnion(words[1..<end].map(String.init))
      }
      for variable in Self.contents(of: line, from: "{{", to: "}}") {
        let name = variable.drop(while: \.isWhitespace)
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty, name.first?.isNumber == false, !own.contains(String(name)),
          !known.contains(String(name))
        else { continue }
        throw NewProblem(
          "\(path):\(number + 1): error: there is no variable '\(name)'; there are "
            + known.joined(separator: ", "))
      }
    }
  }

  /// Returns the texts between two marks.
  private static func contents(
    of line: Substring, from start: String, to end: String
  ) -> [Substring] {
    line.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).first ?? part
    }
  }
}
