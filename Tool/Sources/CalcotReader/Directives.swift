internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

/// Finds the comments to the tool. The text is searched first, so that a file without any costs one
/// pass over its bytes.
struct DirectiveSearch {
  private static let mark = Array("calcot:".utf8)

  static func directives(
    in source: UnsafeBufferPointer<UInt8>, tree: RawSyntax
  ) -> [FileFacts.Directive] {
    var directives: [FileFacts.Directive] = []
    var start = 0
    while let found = firstMark(in: source, from: start) {
      start = found + mark.count
      guard let followsCode = comment(at: found, in: tree, of: source) else { continue }
      directives.append(
        FileFacts.Directive(
          text: text(in: source, from: start), offset: UInt32(found), followsCode: followsCode))
    }
    return directives
  }

  private static func firstMark(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start + mark.count - 1
    while index < source.count {
      // NB: the mark's last byte is rarer in code than its first.
      if source[index] == mark[mark.count - 1] {
        let first = index - mark.count + 1
        if (0..<mark.count).allSatisfy({ source[first + $0] == mark[$0] }) { return first }
      }
      index += 1
    }
    return nil
  }

  private static func text(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var end = start
    while end < source.count, source[end] != UInt8(ascii: "\n"), source[end] != UInt8(ascii: "\r") {
      if source[end] == UInt8(ascii: "*"), end + 1 < source.count,
        source[end + 1] == UInt8(ascii: "/")
      {
        break
      }
      end += 1
    }
    let bytes = source[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var text = bytes[...]
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      text = text.dropLast()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether code precedes a place in a comment; nil if the
  /// place is in code.
  private static func comment(
    at place: Int, in tree: RawSyntax, of source: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard let (token, offset) = token(around: place, in: tree, at: 0) else { return nil }
    let start = offset + token.leadingTriviaByteLength
    if place >= start, place < start + token.rawText.count { return nil }
    guard isComment(place, from: place < start ? offset : start, in: source) else { return nil }
    return place > start
  }

  /// Returns a Boolean value that indicates whether only slashes, stars and spaces are between the
  /// mark and the beginning of its comment.
  private static func isComment(
    _ place: Int, from start: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = place - 1
    while index >= start, source[index] == UInt8(ascii: " ") { index -= 1 }
    let last = index
    while index >= start, source[index] == UInt8(ascii: "/") || source[index] == UInt8(ascii: "*") {
      index -= 1
    }
    // NB: other text before the slashes makes it a quotation: `// calcot:ignore`.
    return index < last && (index < start || source[index] <= UInt8(ascii: " "))
  }

  private static func token(
    around place: Int, in raw: RawSyntax, at offset: Int
  ) -> (RawSyntaxTokenView, Int)? {
    var raw = raw
    var offset = offset
    while true {
      if let token = raw.tokenView { return (token, offset) }
      guard let layout = raw.layoutView else { return nil }
      var inner: RawSyntax?
      for case let child? in layout.children {
        if place < offset + child.byteLength {
          inner = child
          break
        }
        offset += child.byteLength
      }
      guard let inner else { return nil }
      raw = inner
    }
  }
}
