import CalcotCode
import CalcotFindings
import CalcotReader
import CalcotRules

/// The place of a finding, or of an expected one.
struct ExamplePlace: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int

  init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ finding: Finding) {
    self.init(path: finding.path, line: finding.line, column: finding.column)
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }

  var description: String { "\(path):\(line):\(column)" }
}

/// An example's files without the marks, and the places of the marks.
struct ExampleSources {
  var files: [(path: String, text: String)] = []
  var marks: [ExamplePlace] = []
  /// The layers from the outside in; each has the files of the folder of its name.
  var layers: [String] = []

  init(_ example: RuleDescription.Example) {
    var path = "Example.swift"
    var lines: [String] = []
    func close(_ files: inout [(path: String, text: String)]) {
      if lines.contains(where: { !$0.isEmpty }) {
        files.append((path, lines.joined(separator: "\n")))
      }
      lines = []
    }
    for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// File: ") {
        close(&files)
        path = String(line.dropFirst("// File: ".count))
        continue
      }
      if line.hasPrefix("// Layers: ") {
        layers = line.dropFirst("// Layers: ".count).split(separator: ", ").map(String.init)
        continue
      }
      var text = ""
      for character in line {
        if character == "↓" {
          marks.append(
            ExamplePlace(path: path, line: lines.count + 1, column: text.utf8.count + 1))
        } else {
          text.append(character)
        }
      }
      lines.append(text)
    }
    close(&files)
  }

  var codebase: Codebase {
    var reader = SourceReader()
    return Codebase(
      files: files.map { SourceFile(path: $0.path, facts: reader.facts(of: $0.text)) })
  }

  var context: RuleContext {
    let codebase = codebase
    return RuleContext(
      codebase: codebase,
      layers: layers.map { layer in
        RuleContext.Layer(
          name: layer,
          files: Set(files.indices.filter { files[$0].path.hasPrefix(layer + "/") }.map(Int32.init))
        )
      }, comments: Self.comments(of: codebase))
  }

  /// Returns the comments to the tool, applied to the findings of all rules about code.
  private static func comments(of codebase: Codebase) -> RuleContext.Comments {
    guard codebase.files.contains(where: { !$0.facts.directives.isEmpty }) else {
      return RuleContext.Comments()
    }
    let context = RuleContext(codebase: codebase)
    let found = RuleBook.code.flatMap { $0.init().findings(in: context) }
    let ids = RuleBook.descriptions.map(\.id)
    return RuleContext.Comments(
      Ignores(in: codebase.files).apply(to: found).comments,
      checkedRules: Set(RuleBook.code.map { $0.description.id }), knownRules: Set(ids))
  }

  /// Returns the first file after the fixes of its findings.
  func fixed(by findings: [Finding]) throws -> String {
    guard let file = files.first else { return "" }
    var bytes = Array(file.text.utf8)
    let edits = findings.filter { $0.path == file.path }.compactMap(\.fix).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
