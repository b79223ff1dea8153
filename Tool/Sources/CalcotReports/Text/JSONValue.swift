/// A JSON value whose members keep their order.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case members([(name: String, value: JSONValue)])

  /// An object without the members that are nil.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .members(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The value as text.
  ///
  /// - Parameters:
  ///   - depth: How many levels of objects and arrays are written on lines of their own; what is
  ///     deeper stays on one line.
  ///   - isInScript: Whether the text goes into a `<script>` of a page, which `</script>` in a
  ///     string must not end.
  func text(linesTo depth: Int, isInScript: Bool = false) -> String {
    var writer = JSONWriter(depth: depth, isInScript: isInScript)
    writer.write(self, level: 0)
    return writer.text
  }
}

/// Writes a value as UTF-8.
private struct JSONWriter {
  private var bytes: [UInt8] = []
  private let depth: Int
  private let isInScript: Bool

  init(depth: Int, isInScript: Bool) {
    self.depth = depth
    self.isInScript = isInScript
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: put("null")
    case .bool(let bool): put(bool ? "true" : "false")
    case .int(let number): put(String(number))
    // JSON has no word for what is not a number.
    case .double(let number): put(number.isFinite ? "\(number)" : "null")
    case .string(let text): write(text)
    case .array(let values):
      list(values, "[", "]", level: level) { $0.write($1, level: level + 1) }
    case .members(let members):
      list(members, "{", "}", level: level) {
        $0.write($1.name)
        $0.put(level < $0.depth ? ": " : ":")
        $0.write($1.value, level: level + 1)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, level: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    put(open)
    let hasLines = level < depth && !elements.isEmpty
    for (index, element) in elements.enumerated() {
      if index > 0 { put(",") }
      if hasLines { newLine(level + 1) }
      write(&self, element)
    }
    if hasLines { newLine(level) }
    put(close)
  }

  private mutating func newLine(_ level: Int) {
    put("\n")
    for _ in 0..<level { put("  ") }
  }

  private mutating func put(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": escape(scalar)
      case "<" where isInScript, ">" where isInScript, "&" where isInScript: escape(scalar)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
