/// A hash of 128 bits of a file's bytes.
///
/// It has two lanes of 64 bits. Each takes all words of the input, 16 bytes in a step, with its own
/// constants: a lane is XORed into one word, multiplied by the other to 128 bits, and both halves
/// of the product are folded into the lane (the folded multiplication of wyhash). Adding the
/// rotated lane keeps its content if a factor is zero. The hash does not resist attackers, who
/// could as well change the source.
public struct ContentHash: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes the bytes. Takes about 0.15 ns for each byte.
  public init(of bytes: UnsafeRawBufferPointer) {
    var one = Self.keys.0 ^ UInt64(bytes.count)
    var two = Self.keys.1
    var at = 0
    while at + 16 <= bytes.count {
      let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let second = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self))
      Self.step(&one, &two, first, second)
      at += 16
    }
    var first: UInt64 = 0
    var second: UInt64 = 0
    for index in at..<bytes.count {
      if index - at < 8 {
        first |= UInt64(bytes[index]) << UInt64(8 * (index - at))
      } else {
        second |= UInt64(bytes[index]) << UInt64(8 * (index - at - 8))
      }
    }
    Self.step(&one, &two, first, second)
    Self.step(&one, &two, UInt64(bytes.count), two)
    Self.step(&one, &two, one, UInt64(bytes.count))
    high = Self.finish(one ^ Self.turned(two, 32))
    low = Self.finish(two &+ one)
  }

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// The first bits of the fractions of the square roots of 2, 3, 5, 7, 11 and 13.
  private static let keys: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F
  )

  @inline(__always)
  private static func step(
    _ one: inout UInt64, _ two: inout UInt64, _ first: UInt64, _ second: UInt64
  ) {
    one = turned(one, 23) &+ folded(one ^ first ^ keys.2, second ^ keys.3)
    two = turned(two, 29) &+ folded(two ^ second ^ keys.4, first ^ keys.5)
  }

  @inline(__always)
  private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func turned(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  /// Spreads each bit over all others (the finalizer of MurmurHash3).
  private static func finish(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value = value &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    value = value &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
