/// Makes lines of bytes, wherever reading happened to split them.
package struct LineSplitter: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// Takes bytes that came, and gives the lines that are complete.
  package mutating func feed(_ bytes: [UInt8]) -> [String] {
    pending += bytes
    var lines: [String] = []
    while let end = pending.firstIndex(of: 0x0A) {
      lines.append(LineSplitter.text(pending[..<end]))
      pending.removeSubrange(...end)
    }
    return lines
  }

  /// What came after the last line end; nil if nothing did.
  package var rest: String? { pending.isEmpty ? nil : LineSplitter.text(pending[...]) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
