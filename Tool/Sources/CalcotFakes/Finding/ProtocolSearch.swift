#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searches the bytes of files for declarations of protocols or of types that protocols need. Most
/// files have none, and need not be parsed.
enum ProtocolSearch {
  private static let words = ["protocol", "typealias"].map { Array($0.utf8) }

  /// Returns a Boolean value that indicates whether a source has `protocol` or `typealias` before a
  /// name.
  static func mayMatter(_ source: [UInt8]) -> Bool {
    source.withUnsafeBytes { bytes in words.contains { stands($0, in: bytes) } }
  }

  private static func stands(_ word: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var at = 0
    while at + word.count < bytes.count {
      let room = bytes.count - at - word.count
      guard let found = memchr(start + at, Int32(word[0]), room) else { return false }
      let position = UnsafeRawPointer(found) - start
      at = position + 1
      guard memcmp(found, word, word.count) == 0 else { continue }
      if isSpace(bytes[position + word.count]), position == 0 || isSpace(bytes[position - 1]) {
        return true
      }
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
