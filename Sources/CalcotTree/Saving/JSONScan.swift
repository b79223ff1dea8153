/// A scanner that checks in one pass that bytes are JSON (RFC 8259), before they are decoded.
///
/// Saved state can come from anyone. Foundation's decoder names no place of a fault, builds a map of
/// all values before it refuses one, reads at most 512 levels, where the limit is the app's, and
/// hashes keys in a time that grows with the square of their combining marks.
struct JSONScan<Bytes: Collection<UInt8>> {
  private enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  private enum Container {
    case array, object

    var end: UInt8 {
      switch self {
      case .array: UInt8(ascii: "]")
      case .object: UInt8(ascii: "}")
      }
    }
  }

  private let depth: Int
  private var bytes: Bytes.Iterator
  private var next: UInt8?
  private var offset = 0
  private var containers: [Container] = []
  private var expectation = Expectation.value
  /// The number of combining marks before this place in a text.
  private var marks = 0
  /// The first half of an escaped character beyond U+FFFF, if that comes before this place; else 0.
  private var half: UInt32 = 0

  init(_ bytes: Bytes, depth: Int) {
    self.depth = depth
    self.bytes = bytes.makeIterator()
    next = self.bytes.next()
  }

  mutating func run() throws(JSONError) {
    skipSpace()
    while let byte = next {
      switch expectation {
      case .value: try value(byte)
      case .valueOrEnd: if !closes(byte) { try value(byte) }
      case .key: try key(byte)
      case .keyOrEnd: if !closes(byte) { try key(byte) }
      case .colon:
        try expect(byte == UInt8(ascii: ":"), "a \":\"")
        advance()
        expectation = .value
      case .commaOrEnd: if !closes(byte) { try comma(byte) }
      case .nothing: throw unexpected("the end")
      }
      skipSpace()
    }
    guard expectation == .nothing else { throw JSONError(.truncated, at: offset) }
  }

  // MARK: Structure

  private mutating func value(_ byte: UInt8) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "\""):
      try string()
      valueEnded()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
      valueEnded()
    default: throw unexpected("a value")
    }
  }

  private mutating func open(_ container: Container) throws(JSONError) {
    guard containers.count < depth else { throw JSONError(.tooDeep(limit: depth), at: offset) }
    containers.append(container)
    expectation = container == .array ? .valueOrEnd : .keyOrEnd
    advance()
  }

  private mutating func closes(_ byte: UInt8) -> Bool {
    guard let container = containers.last, byte == container.end else { return false }
    containers.removeLast()
    advance()
    valueEnded()
    return true
  }

  private mutating func valueEnded() {
    expectation = containers.isEmpty ? .nothing : .commaOrEnd
  }

  private mutating func key(_ byte: UInt8) throws(JSONError) {
    try expect(byte == UInt8(ascii: "\""), "a key in quotation marks")
    try string()
    expectation = .colon
  }

  private mutating func comma(_ byte: UInt8) throws(JSONError) {
    let isArray = containers.last == .array
    try expect(byte == UInt8(ascii: ","), "a \",\" or a \"\(isArray ? "]" : "}")\"")
    advance()
    expectation = isArray ? .value : .key
  }

  // MARK: Scalars

  private mutating func word(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard let byte = next else { throw JSONError(.truncated, at: offset) }
      try expect(byte == word.utf8Start[index], "\(word)")
      advance()
    }
    valueEnded()
  }

  private mutating func number() throws(JSONError) {
    if next == UInt8(ascii: "-") { advance() }
    if next == UInt8(ascii: "0") { advance() } else { try digits() }
    if next == UInt8(ascii: ".") {
      advance()
      try digits()
    }
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    advance()
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { advance() }
    try digits()
  }

  private mutating func digits() throws(JSONError) {
    var count = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      advance()
      count += 1
    }
    guard count > 0 else { throw unexpected("a digit") }
  }

  private mutating func string() throws(JSONError) {
    advance()
    (marks, half) = (0, 0)
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw unexpected("an escape instead of a control character")
      case 0x80...: try note(character())
      default:
        advance()
        marks = 0
      }
    }
    throw JSONError(.truncated, at: offset)
  }

  /// Counts a character of a text, and refuses more combining marks in a row than anybody writes.
  private mutating func note(_ code: UInt32) throws(JSONError) {
    guard !(0xD800...0xDBFF).contains(code) else { return half = code }
    let isPair = half > 0 && (0xDC00...0xDFFF).contains(code)
    let character = isPair ? 0x10000 + (half & 0x3FF) << 10 + code & 0x3FF : code
    half = 0
    let properties = character < 0x300 ? nil : Unicode.Scalar(character)?.properties
    let isMark = properties.map { $0.canonicalCombiningClass != .notReordered } == true
    marks = isMark ? marks + 1 : 0
    let most = 256
    try expect(marks <= most, "a text with at most \(most) combining marks in a row")
  }

  private mutating func escape() throws(JSONError) {
    advance()
    guard let byte = next else { throw JSONError(.truncated, at: offset) }
    let letters = #""\/bfnrt"#
    guard byte == UInt8(ascii: "u") else {
      try expect(letters.utf8.contains(byte), "a letter that is an escape")
      advance()
      marks = 0
      return
    }
    advance()
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next else { throw JSONError(.truncated, at: offset) }
      guard let value = digit.hexadecimalValue else { throw unexpected("a hexadecimal digit") }
      code = code << 4 | UInt32(value)
      advance()
    }
    try note(code)
  }

  /// Scans one character of more than one byte (Unicode, table 3-7).
  private mutating func character() throws(JSONError) -> UInt32 {
    guard let first = next else { return 0 }
    let start = offset
    let (second, rest): (ClosedRange<UInt8>, Int) =
      switch first {
      case 0xC2...0xDF: (0x80...0xBF, 0)
      case 0xE0: (0xA0...0xBF, 1)
      case 0xE1...0xEC, 0xEE...0xEF: (0x80...0xBF, 1)
      case 0xED: (0x80...0x9F, 1)
      case 0xF0: (0x90...0xBF, 2)
      case 0xF1...0xF3: (0x80...0xBF, 2)
      case 0xF4: (0x80...0x8F, 2)
      default: throw JSONError(.notUTF8, at: start)
      }
    advance()
    var code = UInt32(first) & 0x3F >> UInt32(rest + 1)
    for index in 0...rest {
      guard let byte = next else { throw JSONError(.truncated, at: offset) }
      guard (index == 0 ? second : 0x80...0xBF).contains(byte) else {
        throw JSONError(.notUTF8, at: start)
      }
      code = code << 6 | UInt32(byte & 0x3F)
      advance()
    }
    return code
  }

  // MARK: Bytes

  private mutating func advance() {
    next = bytes.next()
    offset += 1
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      advance()
    }
  }

  private mutating func expect(
    _ holds: Bool, _ what: @autoclosure () -> String
  ) throws(JSONError) {
    if !holds { throw unexpected(what()) }
  }

  /// Returns an error for an unexpected byte, a truncated text or invalid UTF-8.
  private mutating func unexpected(_ what: String) -> JSONError {
    guard let byte = next else { return JSONError(.truncated, at: offset) }
    let place = offset
    if byte >= 0x80 {
      do { _ = try character() } catch { return error }
    }
    return JSONError(.expected(what), at: place)
  }
}
