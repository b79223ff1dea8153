/// The escaping of text in links.
enum LinkEscapes {
  /// Escapes a value as one segment of a path, which is neither a marker nor a dot segment.
  static func segment(_ value: String) -> String {
    // NB: browsers resolve dot segments even when escaped (`%2E`) and drop empty segments, so these
    // three values have a prefix of their own.
    switch value {
    case "", ".", "..": sign + value
    case LinkMarker.push.rawValue: "%2D"
    case sign, sign + ".", sign + "..": "%7E" + value.dropFirst()
    default: escaped(value)
    }
  }

  /// Returns the value of a raw segment that stands for an empty segment or a dot segment; `nil`
  /// for any other.
  static func signedValue(_ raw: some Sequence<UInt8>) -> String? {
    [sign: "", sign + ".": ".", sign + "..": ".."].first { $0.key.utf8.elementsEqual(raw) }?.value
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
