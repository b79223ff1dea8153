import CalcotTree

/// A parser that splits bytes into stream-safe lines, independent of the boundaries of reads.
package struct LineSplitter: Sendable {
  /// The number of bytes at which a line without an end is cut.
  package static let most = 1 << 24
  private var pending: [UInt8] = []

  package init() {}

  /// Adds bytes and returns the lines that are now complete. Linear in the number of these bytes
  /// and of those in the lines.
  package mutating func feed(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      pending += rest[..<end]
      lines.append(LineSplitter.text(pending[...]))
      pending = []
      rest = rest[(end + 1)...]
    }
    pending += rest
    if pending.count >= LineSplitter.most {
      lines.append(LineSplitter.text(pending[...]))
      pending = []
    }
    return lines
  }

  /// The text after the last line end, or `nil` if there is none.
  package var rest: String? { pending.isEmpty ? nil : LineSplitter.text(pending[...]) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self).streamSafe
  }
}
