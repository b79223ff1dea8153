/// The intended content of a file of fakes.
public struct FakeFile: Sendable, Equatable {
  /// The name in the folder of the fakes.
  public var name: String
  public var text: String

  /// The first line of every file.
  private static let mark = "// Made by `calcot fakes`; do not edit."

  /// Returns a Boolean value that indicates whether a text is a file of fakes.
  public static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

  /// Creates a file from its fakes, with their imports on top.
  init(name: String, _ blocks: [FakeBlock]) {
    self.name = name
    var parts = Self.importing(blocks.filter { $0.condition == nil })
    parts += blocks.map { block in
      guard let condition = block.condition else { return block.text }
      let parts = Self.importing([block]) + [block.text]
      return "#if \(condition)\n\n\(parts.joined(separator: "\n"))\n#endif\n"
    }
    text = ([Self.mark + "\n"] + parts).joined(separator: "\n")
  }

  /// Returns the imports: those of public modules, then those for tests.
  private static func importing(_ blocks: [FakeBlock]) -> [String] {
    let imports = blocks.reduce(into: Set()) { $0.formUnion($1.imports) }
    let plain = imports.filter { !$0.hasPrefix("@testable") }
    let testable = imports.filter {
      $0.hasPrefix("@testable") && !plain.contains(String($0.dropFirst("@testable ".count)))
    }
    return [plain, testable].filter { !$0.isEmpty }.map { group in
      group.sorted { order($0) < order($1) }.map { $0 + "\n" }.joined()
    }
  }

  /// Returns the sort key of an import, which puts those with a condition last.
  private static func order(_ line: String) -> String {
    line.hasPrefix("#") ? "~" + line : String(line.split(separator: " ").last ?? "")
  }
}
