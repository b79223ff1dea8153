/// A position in a text, as editors count it.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 1; a line ends with a line feed.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// Returns whether one position precedes the other.
  public static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// A converter of ascending offsets into lines and columns, in one pass over the bytes.
struct TextLocator {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the position of the byte at `target`, which must not precede the previous one.
  mutating func position(of target: Int) -> TextPosition {
    while offset < target, offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return TextPosition(line: line, column: column)
  }
}
