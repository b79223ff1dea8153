/// A file's bytes and the starts of its lines.
struct SourceText {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines. The time grows with the number of bytes.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if endsLine { starts.append(index + 1) }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// Returns the line without its end; nil if the file has no such line.
  func line(_ number: Int) -> String? {
    range(ofLine: number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the part of the line before the column, which counts bytes from 1.
  ///
  /// - Returns: nil if the line has no such column.
  func line(_ number: Int, before column: Int) -> String? {
    guard let range = range(ofLine: number), column >= 1, column - 1 <= range.count else {
      return nil
    }
    return String(decoding: bytes[range.lowerBound..<range.lowerBound + column - 1], as: UTF8.self)
  }

  /// Returns a column in UTF-16 code units, from 1, for a column in bytes.
  func utf16Column(line: Int, column: Int) -> Int? {
    self.line(line, before: column).map { $0.utf16.count + 1 }
  }

  /// Returns the line and the column, in UTF-16 code units, of a byte; nil if the file is shorter.
  func utf16Position(ofByte offset: Int) -> (line: Int, column: Int)? {
    guard offset >= 0, offset <= bytes.count else { return nil }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(decoding: bytes[starts[low]..<offset], as: UTF8.self)
    return (low + 1, before.utf16.count + 1)
  }

  private func range(ofLine number: Int) -> Range<Int>? {
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }
}
