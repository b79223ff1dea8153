internal import Yams

/// The text of a configuration, with its lines and its YAML tree.
struct ConfigurationText {
  let path: String
  /// The text with repeated keys blanked out.
  private var text: String
  private var lines: [Substring]
  private(set) var problems: [ConfigurationError.Problem] = []

  /// - Parameter bytes: May begin with a byte order mark.
  init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.path = path
    guard var text = String(validating: bytes, as: UTF8.self) else {
      let line = Self.lineOfInvalidText(in: bytes)
      let message = "this is no UTF-8 text; save the file as UTF-8"
      throw ConfigurationError(problems: [
        .init(path: path, line: line, column: 1, message: message)
      ])
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    self.text = text
    lines = Self.lines(of: text)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private static func lineOfInvalidText(in bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Returns a problem at a place of the tree. YAML counts columns in Unicode scalars.
  func problem(_ message: String, at place: TextPlace) -> ConfigurationError.Problem {
    let line = min(max(place.line, 1), lines.count)
    let before = lines[line - 1].unicodeScalars.prefix(max(place.column - 1, 0))
    let column = before.reduce(1) { $0 + UTF8.width($1) }
    return .init(path: path, line: line, column: column, message: message)
  }

  /// Returns the tree; nil if the text is empty, or is no YAML, which is noted as a problem.
  ///
  /// A repeated key is a problem, and is ignored at its second place.
  mutating func tree() -> Node? {
    while true {
      do {
        return try compose(yaml: text)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let first = TextPlace(context.mark)
        let repeated = RepeatedKey(keys.first ?? "", first: first, in: lines)
        problems.append(
          problem(
            "'\(keys.first ?? "")' stands here again: it is set on line \(first.line) already",
            at: repeated?.place ?? first))
        guard let repeated, problems.count < 100 else { return nil }
        lines = repeated.blankedOut(of: lines, number: problems.count)
        text = lines.joined(separator: "\n")
      } catch {
        problems.append(syntaxProblem(error))
        return nil
      }
    }
  }

  private func syntaxProblem(_ error: any Error) -> ConfigurationError.Problem {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      let place = TextPlace(mark)
      let indentation =
        lines.indices.contains(place.line - 1)
        ? lines[place.line - 1].prefix(while: \.isWhitespace) : ""
      let hint = indentation.contains("\t") ? "; indent by spaces: YAML takes no tabs" : ""
      return self.problem("this is no YAML: \(problem)\(hint)", at: place)
    case YamlError.reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      let line = before.count(where: \.isNewline) + 1
      return self.problem(
        "this is no YAML: \(problem)", at: TextPlace(line: line, column: 1))
    default:
      return problem("this is no YAML: \(error)", at: TextPlace(line: 1, column: 1))
    }
  }
}
