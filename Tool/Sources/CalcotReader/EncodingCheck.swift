/// Checks that bytes are UTF-8, and guesses their encoding otherwise.
enum EncodingCheck {
  static func firstInvalidByte(in source: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = length(ofScalarBeginningWith: byte), index + length <= source.count,
        (1..<length).allSatisfy({ source[index + $0] & 0xC0 == 0x80 }),
        isScalar(byte, source[index + 1])
      else { return index }
      index += length
    }
    return nil
  }

  private static func length(ofScalarBeginningWith byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the first two bytes begin a valid scalar in its
  /// shortest form.
  private static func isScalar(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }

  static func message(for source: UnsafeBufferPointer<UInt8>) -> String {
    if source.count >= 2,
      (source[0], source[1]) == (0xFF, 0xFE) || (source[0], source[1]) == (0xFE, 0xFF)
    {
      return "this file is UTF-16, and Swift source is UTF-8: save it as UTF-8"
    }
    return "this byte is not UTF-8: save the file as UTF-8"
  }
}
