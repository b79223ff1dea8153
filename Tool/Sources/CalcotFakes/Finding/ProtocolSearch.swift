#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A search for files that may declare protocols, by their bytes: most need not be parsed.
enum ProtocolSearch {
  private static let keyword = Array("protocol".utf8)

  /// Returns a Boolean value that indicates whether `protocol` stands before a name.
  static func mayDeclareProtocol(_ source: [UInt8]) -> Bool {
    source.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var at = 0
      while at + keyword.count < bytes.count {
        guard let found = memchr(start + at, Int32(keyword[0]), bytes.count - at - keyword.count)
        else { return false }
        let position = UnsafeRawPointer(found) - start
        at = position + 1
        let end = position + keyword.count
        guard memcmp(start + position, keyword, keyword.count) == 0, isSpace(bytes[end]),
          position == 0 || isSpace(bytes[position - 1])
        else { continue }
        return true
      }
      return false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
