extension String {
  /// Creates a text from its bytes in UTF-8; nil if they are not UTF-8. The cost is linear.
  ///
  /// NB: the standard library's `init(validating:as:)` needs iOS 18 and macOS 15.
  package init?(utf8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // NB: decoding replaces what is not UTF-8.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
