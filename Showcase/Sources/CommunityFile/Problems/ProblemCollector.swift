/// A collector of the problems that a reader finds. It keeps the first ones and counts the others.
struct ProblemCollector {
  private struct Finding {
    let offset: Int
    let path: FieldPath
    let what: String
    let remedy: String
  }

  private var findings: [Finding] = []
  private var furtherCount = 0

  /// Adds a problem at the byte at `offset`. The texts are evaluated only if they will be reported.
  mutating func add(
    at offset: Int, _ path: FieldPath, _ what: @autoclosure () -> String,
    _ remedy: @autoclosure () -> String
  ) {
    guard findings.count < CommunityFileProblems.limit else {
      furtherCount += 1
      return
    }
    findings.append(Finding(offset: offset, path: path, what: what(), remedy: remedy()))
  }

  /// Returns the collected problems, with lines and columns in `bytes`; nil if there were none.
  func problems(in bytes: [UInt8], of file: String) -> CommunityFileProblems? {
    guard !findings.isEmpty else { return nil }
    var locator = TextLocator(bytes)
    let problems = findings.sorted { $0.offset < $1.offset }.map { finding in
      CommunityFileProblem(
        file: file, position: locator.position(of: finding.offset),
        field: finding.path.description, what: finding.what, remedy: finding.remedy)
    }
    return CommunityFileProblems(problems: problems, furtherCount: furtherCount)
  }
}

/// The path of a field of a community file, formatted only when it is reported.
struct FieldPath: CustomStringConvertible {
  static let file = FieldPath()

  var list: String?
  var index: Int?
  var field: String?
  var element: Int?
  /// The field of an element.
  var part: String?

  /// Returns the path of a field in this object.
  func appending(_ field: String) -> FieldPath {
    var path = self
    if element == nil { path.field = field } else { path.part = field }
    return path
  }

  var description: String {
    var text = list ?? ""
    if let index { text += "[\(index)]" }
    if let field { text += text.isEmpty ? field : ".\(field)" }
    if let element { text += "[\(element)]" }
    if let part { text += ".\(part)" }
    return text
  }
}
