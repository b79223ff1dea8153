/// Texts as addresses and header fields can have them: bytes of UTF-8 behind percent signs.
enum PercentCoding {
  /// The text with everything but letters, digits, `-._~` and what is kept behind percent signs.
  static func encoded(_ text: String, keeping kept: String = "") -> String {
    text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where byte < 0x80 && kept.utf8.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  /// The text that was encoded; nil where it is none.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// What a hexadecimal digit stands for; nil where it is none.
  static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let digit) where (0x30...0x39).contains(digit): digit - 0x30
    case .some(let digit) where (0x41...0x46).contains(digit): digit - 0x37
    case .some(let digit) where (0x61...0x66).contains(digit): digit - 0x57
    default: nil
    }
  }
}
