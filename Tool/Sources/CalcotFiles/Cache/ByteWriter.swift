/// A writer of numbers and texts. Numbers of a fixed size are little-endian.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  package mutating func append(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ hash: ContentHash) {
    withUnsafeBytes(of: hash.high.littleEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: hash.low.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends seven bits in each byte, the lowest first: one byte for numbers below 128.
  package mutating func append(short value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(short: UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func append(contentsOf more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more)
  }

  package mutating func append(contentsOf more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func removeAll(from position: Int) {
    bytes.removeSubrange(position...)
  }

  /// Returns the hash of the bytes from a position on.
  func hash(from position: Int) -> ContentHash {
    bytes.withUnsafeBytes { ContentHash(of: UnsafeRawBufferPointer(rebasing: $0[position...])) }
  }

  /// Replaces the bytes at a position by a hash.
  mutating func replace(at position: Int, by hash: ContentHash) {
    bytes.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: hash.high.littleEndian, toByteOffset: position, as: UInt64.self)
      bytes.storeBytes(of: hash.low.littleEndian, toByteOffset: position + 8, as: UInt64.self)
    }
  }
}
