/// A source without the bodies of functions, accessors and closures, and of types that declare
/// neither a protocol nor a type alias. Its parse takes a fraction of the time.
///
/// Spaces replace the bodies, and lines of spaces alone are cut. The rest keeps its columns, and
/// ``line(_:at:)`` tells its lines. A source that is not understood for certain, such as one with a
/// regular expression, keeps its bodies.
struct SourceSkeleton: Sendable {
  private(set) var bytes: [UInt8]
  /// The cuts: an offset, and the number of lines cut before it.
  private var cuts: [(offset: Int, lines: Int)] = []
  private var at = 0
  /// The open braces, except those in a removed body.
  private var open: [Brace] = []
  /// The start of the body that is being removed, and the number of open braces in it.
  private var body: (start: Int, depth: Int)?
  private var head = Head.other

  /// The declaration before a brace.
  private enum Head { case other, type, protocols }

  /// An open brace of a type or protocol, or one inside a protocol.
  private struct Brace {
    /// The offset after the brace.
    var start: Int
    var isInProtocol: Bool
    /// A Boolean value that indicates whether the brace encloses a protocol or a type alias.
    var isKept: Bool
  }

  init(of source: [UInt8]) {
    bytes = source
    guard leaveOutBodies() else {
      bytes = source
      return
    }
    cutEmptyLines()
  }

  /// Returns the number of a line in the source, from its number and an offset in the skeleton.
  func line(_ line: Int, at offset: Int) -> Int {
    line + (cuts.last { $0.offset <= offset }?.lines ?? 0)
  }

  private mutating func cutEmptyLines() {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var start = 0
    var lines = 0
    while start < bytes.count {
      var end = start
      var isEmpty = true
      while end < bytes.count, bytes[end] != 10 {
        if bytes[end] != 32 { isEmpty = false }
        end += 1
      }
      if isEmpty, end < bytes.count {
        lines += 1
      } else {
        if lines != cuts.last?.lines ?? 0 { cuts.append((kept.count, lines)) }
        kept += bytes[start..<min(end + 1, bytes.count)]
      }
      start = end + 1
    }
    bytes = kept
  }

  /// Replaces bodies by spaces. Returns false if the source is not understood.
  private mutating func leaveOutBodies() -> Bool {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"): begin()
      case UInt8(ascii: "}"): guard end() else { return false }
      case UInt8(ascii: ";"): head = .other
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
        guard skipLiteral() else { return false }
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x5F,
        0x80...:
        readWord()
        continue
      default: break
      }
      at += 1
    }
    return open.isEmpty && body == nil
  }

  private mutating func begin() {
    if body != nil {
      body?.depth += 1
    } else if open.last?.isInProtocol == true || head != .other {
      let isInProtocol = open.last?.isInProtocol == true || head == .protocols
      open.append(Brace(start: at + 1, isInProtocol: isInProtocol, isKept: isInProtocol))
    } else {
      body = (at + 1, 1)
    }
    head = .other
  }

  private mutating func end() -> Bool {
    head = .other
    guard let (start, depth) = body else { return endType() }
    body?.depth = depth - 1
    guard depth == 1 else { return true }
    leaveOut(from: start)
    body = nil
    return true
  }

  private mutating func endType() -> Bool {
    guard let brace = open.popLast() else { return false }
    if !brace.isKept {
      leaveOut(from: brace.start)
    } else if !open.isEmpty {
      open[open.count - 1].isKept = true
    }
    return true
  }

  private mutating func leaveOut(from start: Int) {
    for index in start..<at where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
  }

  private mutating func readWord() {
    let start = at
    while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
    guard body == nil, (4...9).contains(at - start), head != .protocols else { return }
    let word = bytes[start..<at]
    if word.elementsEqual("protocol".utf8) {
      head = .protocols
    } else if word.elementsEqual("typealias".utf8) {
      if !open.isEmpty { open[open.count - 1].isKept = true }
    } else if Self.types.contains(where: { word.elementsEqual($0) }) {
      head = .type
    }
  }

  private static let types = ["class", "struct", "enum", "extension", "actor"].map {
    Array($0.utf8)
  }

  private static let beforeRegex = Array(" \t\n\r(,=:[!{".utf8)
  private static let afterOperator = Array(" \t\n\r)=,".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  private func byte(_ offset: Int) -> UInt8 {
    bytes.indices.contains(at + offset) ? bytes[at + offset] : 10
  }

  /// Skips a string or comment, or a byte that begins neither. Returns false if a regular
  /// expression may begin here.
  private mutating func skipLiteral() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      at += hashes
      skipString(hashes)
      return true
    }
    if hashes > 0 {
      at += hashes
      return byte(0) != UInt8(ascii: "/")
    }
    if byte(1) == UInt8(ascii: "/") {
      while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      return true
    }
    if byte(1) == UInt8(ascii: "*") {
      skipComment()
      return true
    }
    let mayBegin = Self.beforeRegex.contains(byte(-1)) && !Self.afterOperator.contains(byte(1))
    at += 1
    return !mayBegin
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < bytes.count
  }

  /// Skips a string from its first quotation mark on.
  private mutating func skipString(_ hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    at += isLong ? 3 : 1
    while at < bytes.count {
      let one = bytes[at]
      if one == UInt8(ascii: "\\"), hasHashes(hashes, from: 1) {
        at += hashes + 1
        if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { at += 1 }
      } else if one == quote, !isLong || (byte(1) == quote && byte(2) == quote),
        hasHashes(hashes, from: isLong ? 3 : 1)
      {
        at += (isLong ? 3 : 1) + hashes
        return
      } else if one == 10, !isLong {
        return
      } else {
        at += 1
      }
    }
  }

  private func hasHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte(0) {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(0)
        continue
      default: break
      }
      at += 1
    } while depth > 0 && at < bytes.count
  }
}
