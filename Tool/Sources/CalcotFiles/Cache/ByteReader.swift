/// An error for bytes that this tool did not write.
package struct CorruptCache: Error {
  package init() {}
}

/// A reader of numbers and texts from untrusted bytes. It never reads outside them.
package struct ByteReader {
  package let bytes: UnsafeRawBufferPointer
  package private(set) var position = 0

  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  package var remaining: Int { bytes.count - position }

  /// Returns the next bytes for the caller to read.
  package mutating func take(_ count: Int) throws(CorruptCache) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= remaining else { throw CorruptCache() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }

  package mutating func number() throws(CorruptCache) -> UInt32 {
    UInt32(littleEndian: try take(4).loadUnaligned(as: UInt32.self))
  }

  package mutating func hash() throws(CorruptCache) -> ContentHash {
    let bytes = try take(16)
    return ContentHash(
      high: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
      low: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  /// Returns the number of elements that follow, each of at least `size` bytes, so that no count
  /// leads to more memory than the file has bytes.
  package mutating func count(ofSize size: Int) throws(CorruptCache) -> Int {
    let count = Int(try number())
    guard count * size <= remaining else { throw CorruptCache() }
    return count
  }

  /// See ``ByteWriter/append(short:)``.
  @inline(__always)
  package mutating func short() throws(CorruptCache) -> UInt32 {
    guard position < bytes.count else { throw CorruptCache() }
    let first = bytes[position]
    position += 1
    if first < 0x80 { return UInt32(first) }
    return try long(UInt32(first & 0x7F))
  }

  private mutating func long(_ start: UInt32) throws(CorruptCache) -> UInt32 {
    var value = start
    for shift: UInt32 in [7, 14, 21, 28] {
      guard position < bytes.count else { throw CorruptCache() }
      let byte = bytes[position]
      position += 1
      value |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw CorruptCache()
  }

  package mutating func text() throws(CorruptCache) -> String {
    let count = Int(try short())
    return String(decoding: try take(count), as: UTF8.self)
  }
}
