/// The escaping of text in links.
enum LinkEscapes {
  /// Escapes a value as one segment of a path, which is neither a marker nor a dot segment.
  // NB: clients drop empty segments, resolve dot segments even when escaped (`%2E`), and may put "-"
  // for `%2D`, which RFC 3986 calls equal, so these values have a sign before them.
  static func segment(_ value: String) -> String {
    escaped(needsSign(value) ? sign + value : value)
  }

  /// Returns the value of a decoded segment that is neither a marker nor a dot segment.
  static func value(of segment: String) -> String {
    guard segment.hasPrefix(sign) else { return segment }
    let rest = segment.dropFirst()
    return needsSign(rest) ? String(rest) : segment
  }

  // NB: the value may already begin with signs. Then it gets another one, because `~-` as it is
  // would be read as `-` with a sign.
  private static func needsSign(_ value: some StringProtocol) -> Bool {
    switch value.drop(while: { $0 == "~" }) {
    case "", ".", "..", "-": true
    default: false
    }
  }

  private static var sign: String { "~" }

  /// Returns `text` with every byte escaped except for letters, digits, `-`, `.`, `_` and `~`.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
