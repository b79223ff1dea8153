#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searches texts by their bytes, as the compiler compares names.
///
/// These replace the library's functions in all rules. The library compares whole characters, and
/// takes up to a hundred times as long for the thousands of names of a codebase.
extension StringProtocol {
  func contains(_ word: String) -> Bool {
    withBytes(and: word) { text, word in
      if word.isEmpty { return true }
      guard let start = text.baseAddress, let wanted = word.baseAddress else { return false }
      var at = 0
      while at + word.count <= text.count {
        let room = text.count - word.count - at + 1
        guard let found = memchr(start + at, Int32(wanted[0]), room) else { return false }
        let position = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        if memcmp(start + position, wanted, word.count) == 0 { return true }
        at = position + 1
      }
      return false
    }
  }

  func hasPrefix(_ word: String) -> Bool {
    withBytes(and: word) { text, word in
      text.count >= word.count && text.prefix(word.count).elementsEqual(word)
    }
  }

  func hasSuffix(_ word: String) -> Bool {
    withBytes(and: word) { text, word in
      text.count >= word.count && text.suffix(word.count).elementsEqual(word)
    }
  }

  private func withBytes(
    and word: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { text in
      word.utf8.withContiguousStorageIfAvailable { body(text, $0) }
    }
    if let answer = answer ?? nil { return answer }
    // NB: texts of Foundation are not contiguous.
    var copy = String(self)
    var word = word
    return copy.withUTF8 { text in word.withUTF8 { body(text, $0) } }
  }
}
