/// A hash that identifies a page: the same text gives the same key in every process.
enum PageKey {
  static func of(_ parts: [String]) -> String {
    // 64-bit FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}
