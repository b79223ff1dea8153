/// A decoder that assembles characters from single bytes of UTF-8.
struct UTF8Assembler: Sendable {
  enum Outcome: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte can neither begin nor continue a character.
    case invalid
    /// The character is incomplete and the byte does not continue it; take the byte again.
    case interrupted
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func take(_ byte: UInt8) -> Outcome {
    missing == 0 ? begin(byte) : proceed(byte)
  }

  private mutating func begin(_ byte: UInt8) -> Outcome {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, value) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, value) = (3, UInt32(byte & 0x07))
    default: return .invalid
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF  // Shorter forms exist below,
    case 0xED: allowed = 0x80...0x9F  // surrogates above,
    case 0xF0: allowed = 0x90...0xBF  // shorter forms below,
    case 0xF4: allowed = 0x80...0x8F  // and no code points above.
    default: break
    }
    return .incomplete
  }

  private mutating func proceed(_ byte: UInt8) -> Outcome {
    guard allowed.contains(byte) else {
      missing = 0
      return .interrupted
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
  }
}
