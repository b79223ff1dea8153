extension JSONValue {
  /// Returns the value as text.
  ///
  /// - Parameters:
  ///   - depth: The number of levels of objects and arrays that have a line for each element; the
  ///     levels below stay on one line.
  ///   - escaped: Characters of strings that are escaped beyond those that ``Escape/json(_:also:)``
  ///     always escapes. A `<script>` of a page needs `<`, since `</script>` in a string ends it.
  package func text(linesTo depth: Int, escaping escaped: [Unicode.Scalar] = []) -> String {
    var writer = JSONWriter(depth: depth, escaped: escaped)
    writer.write(self, level: 0)
    return writer.text
  }
}

/// Writes a value as UTF-8.
private struct JSONWriter {
  private var bytes: [UInt8] = []
  private let depth: Int
  private let escaped: [Unicode.Scalar]

  init(depth: Int, escaped: [Unicode.Scalar]) {
    self.depth = depth
    self.escaped = escaped
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value.content {
    case .null: put("null")
    case .bool(let bool): put(bool ? "true" : "false")
    case .int(let number): put(String(number))
    // JSON cannot write infinity and NaN.
    case .double(let number): put(number.isFinite ? "\(number)" : "null")
    case .string(let text): Escape.appendJSON(text, also: escaped, to: &bytes)
    case .array(let values):
      list(values, "[", "]", level: level) { $0.write($1, level: level + 1) }
    case .object(let members):
      list(members, "{", "}", level: level) {
        Escape.appendJSON($1.0, also: $0.escaped, to: &$0.bytes)
        $0.put(level < $0.depth ? ": " : ":")
        $0.write($1.1, level: level + 1)
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
}
