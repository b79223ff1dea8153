import CalcotTree

/// Percent-encoding of texts in addresses and header fields, as UTF-8 bytes.
enum PercentCoding {
  /// Returns the text with all bytes percent-encoded except letters, digits, `-._~` and those in
  /// `kept`.
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

  /// Returns the decoded text; `nil` if the encoding is invalid.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let coded = takeByte(from: &rest) else { return nil }
      bytes.append(coded)
    }
    return String(utf8: bytes)
  }

  /// Takes the byte encoded after a percent sign; returns `nil` and takes nothing if there is none.
  static func takeByte<Bytes: Collection<UInt8>>(from rest: inout Bytes) -> UInt8?
  where Bytes.SubSequence == Bytes {
    guard let high = digit(rest.first), let low = digit(rest.dropFirst().first) else { return nil }
    rest = rest.dropFirst(2)
    return high << 4 | low
  }

  /// Returns the value of a hexadecimal digit; `nil` if the byte is not one.
  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let digit) where (0x30...0x39).contains(digit): digit - 0x30
    case .some(let digit) where (0x41...0x46).contains(digit): digit - 0x37
    case .some(let digit) where (0x61...0x66).contains(digit): digit - 0x57
    default: nil
    }
  }
}
