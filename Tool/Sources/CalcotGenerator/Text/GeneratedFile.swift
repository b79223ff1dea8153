/// A file of the generated codebase, and what was planted in it.
public struct GeneratedFile: Sendable {
  /// Relative to the codebase's folder.
  public let path: String
  public let text: String
  public let plants: [Plant]
  public let lines: Int

  /// Makes a file of a text in which the lines with plants end with a mark: `«+kind»` for what must
  /// be found, `«-kind»` for what looks like it and must not.
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

/// A violation that was put into the code on purpose, or something that looks like one.
public struct Plant: Sendable, Equatable {
  /// As in the tables of ground truth, such as `vm-navigates`.
  public let kind: String
  /// Must be found; otherwise it must not.
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
