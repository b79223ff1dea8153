/// Searches names by their bytes, which is many times faster than by characters and enough for
/// names.
extension String {
  func holds(_ part: StaticString) -> Bool {
    let count = part.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: part.utf8Start, count: count)
    guard let first = wanted.first else { return true }
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= count else { return false }
      for start in 0...(bytes.count - count) where bytes[start] == first {
        if (1..<count).allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }

  /// The words of a name: "Mail", "Composer", "View" of `MailComposerView`; "HUDView" is one word.
  var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var wasLower = false
    for index in utf8.indices {
      let isUpper = utf8[index] >= UInt8(ascii: "A") && utf8[index] <= UInt8(ascii: "Z")
      if isUpper, wasLower {
        words.append(self[start..<index])
        start = index
      }
      wasLower = !isUpper
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }
}
