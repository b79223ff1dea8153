/// A writer of JSON that creates no intermediate values.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }
  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }

  package mutating func key(_ name: String) {
    add(name)
    text += ":"
    needsComma = false
  }

  package mutating func add(_ texts: String...) {
    for each in texts { addOne(each) }
  }

  package mutating func add(_ number: Int) {
    separate()
    text += String(number)
  }

  package mutating func add(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }

  package mutating func addNull() {
    separate()
    text += "null"
  }

  package mutating func add(optional string: String?) {
    if let string { add(string) } else { addNull() }
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func addOne(_ string: String) {
    separate()
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in string.unicodeScalars { escape(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
