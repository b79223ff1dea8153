import CalcotText

/// The tables of the documents that name code, tests and lengths. They are read by their headers:
///
/// - *In the sample*, *Where*: code in backticks, as `A.swift`, with folders before it if several have
///   the name; `A.swift: Name`, `A.swift: Outer.Name` or more of its line; a path from the root; or a
///   name that is declared anywhere.
/// - *Shown by*: a file of tests in backticks, without `.swift`, and some of its tests in italics; or
///   another file by its path.
/// - *Here*: the length of what stands under *Where* up to a semicolon, where ` + ` joins and ` − `
///   takes away; `all of these` are the rows above. The lengths under *There* are those of the
///   articles, which are not part of the repository.
struct Origins {
  /// The paths of the Swift files.
  var paths: [String]
  var text: (String) -> String
  var exists: (String) -> Bool
  /// The names that are declared anywhere.
  var declared: Set<String>

  /// Returns what is wrong with the tables of a document.
  func mistakes(in document: String, path: String) -> [String] {
    var mistakes: [String] = []
    var columns: [String] = []
    var above: [Int] = []
    for row in Markdown(document).rows {
      func attempt(_ work: () throws -> Void) {
        do { try work() } catch { mistakes.append("\(path):\(row.line): error: \(error)") }
      }
      if row.columns != columns { (columns, above) = (row.columns, []) }
      let place = row["in the sample"] ?? row["where"] ?? ""
      if row.cells.count != columns.count {
        let problem =
          "this row has \(row.cells.count) cells, and its table \(columns.count) columns"
        attempt { throw Wrong(problem) }
        continue
      }
      if let tests = row["shown by"] {
        for case .code(let name) in Self.spans(place) {
          attempt { try checkName(name) }
        }
        let isNeeded = !place.hasPrefix("not done:")
        attempt { try checkTests(tests, isNeeded: isNeeded) }
      }
      if let here = row["here"], let place = row["where"], place != "—" {
        attempt { try checkLength(here, place, &above) }
      }
    }
    return mistakes
  }

  private enum Span {
    case code(String)
    case test(String)
  }

  private static func spans(_ cell: String) -> [Span] {
    cell.matches(of: /`([^`]+)`|\*([^*]+)\*/).map {
      $0.1.map { Span.code(String($0)) } ?? Span.test(String($0.2 ?? ""))
    }
  }

  /// Returns the lines of `A.swift` or of `A.swift: Name`.
  private func code(_ name: String) throws(Wrong) -> CodeLines {
    let parts = name.split(separator: ": ", maxSplits: 1).map(String.init)
    let found = paths.filter { ("/" + $0).hasSuffix("/" + parts[0]) }
    guard let path = found.first else {
      throw Wrong("no Swift file is called '\(parts[0])': name the one that has taken its place")
    }
    guard found.count == 1 else {
      throw Wrong(
        "'\(parts[0])' is \(found[0]) and \(found[1]): write a folder before its name")
    }
    let whole = CodeLines(text: text(path), path: path)
    return parts.count > 1 ? try whole.declaration(parts[1]) : whole
  }

  private func checkName(_ name: String) throws(Wrong) {
    if name.contains(/^[^:]*\.swift(: |$)/) {
      _ = try code(name)
    } else if name.contains("/") || name.contains(".") && exists(name) {
      guard exists(name) else {
        throw Wrong("'\(name)' does not exist: name the path that has taken its place")
      }
    } else if name.wholeMatch(of: /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\([\w:]*\))?/) == nil {
      throw Wrong(
        "'\(name)' is neither a file nor a name: write `A.swift: Name`, `Type.member` or a path")
    } else {
      for part in name.prefix(while: { $0 != "(" }).split(separator: ".")
      where !declared.contains(String(part)) {
        throw Wrong(
          "'\(part)' is declared nowhere: name the declaration that has taken its place")
      }
    }
  }

  /// Checks that the tests exist that a cell, or a sentence, names.
  func checkTests(_ cell: String, isNeeded: Bool) throws(Wrong) {
    var tests: [String]?
    var suite = ""
    for span in Self.spans(cell) {
      switch span {
      case .code(let name):
        suite = name
        tests = exists(name) ? [] : Self.tests(in: try code(name + ".swift").text)
      case .test(let test):
        guard let tests else {
          throw Wrong("the test '\(test)' has no file: write the file of its suite before it")
        }
        guard !tests.contains(test) else { continue }
        let hint = NearestWord.hint(for: test, in: tests)
        throw Wrong("'\(suite)' has no test '\(test)'\(hint)")
      }
    }
    if isNeeded, tests == nil, !cell.contains("the compiler") {
      throw Wrong(
        "nothing shows this: name a test, or begin the place with 'not done:' and say why")
    }
  }

  private static func tests(in text: String) -> [String] {
    text
      .matches(of: /func `([^`]+)`|(?:@Test|Rule)\(\s*"((?:[^"\\]|\\.)*)"/)
      .map { String($0.1 ?? $0.2 ?? "").replacing("\\\"", with: "\"") }
  }

  private func checkLength(_ here: String, _ place: String, _ above: inout [Int]) throws(Wrong) {
    let place = place.prefix { $0 != ";" }
    var length = place == "all of these" ? above.reduce(0, +) : 0
    var sign = 1
    for match in place.matches(of: /`([^`]+)`|[^`]+/) where place != "all of these" {
      let text = match.0.trimmed
      if let name = match.1 {
        length += sign * (try code(String(name))).length
      } else if ["+", "−"].contains(text) {
        sign = text == "+" ? 1 : -1
      } else if !text.isEmpty {
        throw Wrong(
          "'\(text)' is no code: join names by ' + ' or ' − ', and put a semicolon before the rest")
      }
    }
    above.append(length)
    let said = here.prefixMatch(of: /\**(\d+)/).map { String($0.1) }
    guard said == String(length) else {
      throw Wrong(
        "the length here is \(length), not \(said ?? "told"): put it into the column 'Here'")
    }
  }
}
