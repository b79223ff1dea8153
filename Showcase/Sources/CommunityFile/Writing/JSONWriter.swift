/// A writer of a JSON text.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds JSON text.
  mutating func add(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  /// Adds a text as a JSON string.
  mutating func addText(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case 0x00..<0x20: add(byte < 0x10 ? "\\u000" : "\\u00"); add(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a list with one element per line.
  mutating func addList<Element>(_ list: [Element], _ write: (Element, inout JSONWriter) -> Void) {
    add("[")
    for (index, element) in list.enumerated() {
      add(index == 0 ? "\n    " : ",\n    ")
      write(element, &self)
    }
    add(list.isEmpty ? "]" : "\n  ]")
  }
}
