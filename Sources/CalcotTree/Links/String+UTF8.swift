extension String {
  /// Creates a text from its bytes in UTF-8, made ``streamSafe``; nil if they are not UTF-8. The cost is
  /// linear.
  ///
  /// NB: the standard library's `init(validating:as:)` needs iOS 18 and macOS 15.
  package init?(utf8 bytes: some Collection<UInt8>) {
    // NB: a collection of any other type has each of its bytes asked for by a call, 50 times as slowly.
    let text =
      bytes.withContiguousStorageIfAvailable(Self.checked)
      ?? Array(bytes).withUnsafeBufferPointer(Self.checked)
    guard let text else { return nil }
    self = text.streamSafe
  }

  private static func checked(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    // NB: decoding replaces what is not UTF-8.
    let isSame = text.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) }
    return isSame ?? text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The text with a combining grapheme joiner (U+034F) after each 30 combining marks in a row, which no
  /// language needs, much as the Stream-Safe Text Format of Unicode (UAX #15, section 13) does.
  ///
  /// Comparing and hashing a text sorts each run of marks by insertion, in a time that grows with the
  /// square of the run's length. Make each text from outside stream-safe before anything else is done
  /// with it. The cost is linear; a text without marks is returned as it is.
  package var streamSafe: String {
    guard utf8.contains(where: { $0 >= Self.leadOfMarks }) else { return self }
    var (safe, run, isChanged) = (UnicodeScalarView(), 0, false)
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      run = isMark ? run + 1 : 0
      if run > Self.mostMarks {
        safe.append("\u{034F}")
        (run, isChanged) = (1, true)
      }
      safe.append(scalar)
    }
    return isChanged ? String(safe) : self
  }

  /// The first byte of U+0300, before which there are no combining marks.
  private static var leadOfMarks: UInt8 { 0xCC }
  private static var mostMarks: Int { 30 }
}
