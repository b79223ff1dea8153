/// A file of the generated codebase, with its planted code.
public struct GeneratedFile: Sendable {
  /// The path relative to the codebase's folder.
  public let path: String
  public let text: String
  public let plants: [Plant]
  public let lines: Int

  /// Creates a file from a text in which the lines with plants end with a mark: `«+kind»` for a
  /// violation, `«-kind»` for a look-alike.
  init(path: String, marked: String) {
    self.path = path
    var text = ""
    text.reserveCapacity(marked.utf8.count)
    var plants: [Plant] = []
    var number = 0
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if let start = line.firstIndex(of: "«") {
        let code = line[..<start]
        let marks = line[start...].split { $0 == "«" || $0 == "»" }
        for mark in marks {
          plants.append(Plant(mark: mark, path: path, line: number, code: code))
        }
        text += code
      } else {
        text += line
      }
      text += "\n"
    }
    self.text = text
    self.plants = plants
    lines = number
  }
}

/// A violation that was planted on purpose, or a look-alike.
public struct Plant: Sendable, Equatable {
  /// The kind, as in the tables of ground truth, such as `vm-navigates`.
  public let kind: String
  /// A Boolean value that indicates whether it is a violation; otherwise it must not be found.
  public let isViolation: Bool
  public let path: String
  public let line: Int
  /// The code of the line, without the spaces around it.
  public let needle: String

  init(mark: Substring, path: String, line: Int, code: Substring) {
    kind = String(mark.dropFirst())
    isViolation = mark.first == "+"
    self.path = path
    self.line = line
    let start = code.firstIndex { $0 != " " } ?? code.endIndex
    let end = code.lastIndex { $0 != " " }.map(code.index(after:)) ?? start
    needle = String(code[start..<end])
  }
}
