/// The limits of saved state. They are checked before decoding, so that data from any source costs
/// little.
package struct JSONLimits: Hashable, Sendable {
  /// The maximum size, in bytes.
  package var bytes: Int
  /// The maximum depth of nested arrays and objects.
  package var depth: Int

  /// Creates limits; the defaults are one megabyte and a hundred levels.
  package init(bytes: Int = 1 << 20, depth: Int = 100) {
    self.bytes = bytes
    self.depth = depth
  }

  /// Checks that `json` is one JSON value within the limits. Scans the bytes once, without
  /// recursion, and keeps one bit for each level.
  ///
  /// - Throws: The first problem with its position.
  package func check(_ json: some Collection<UInt8>) throws(JSONError) {
    guard json.count <= bytes else { throw JSONError(.tooLarge(limit: bytes), at: bytes) }
    var scan = JSONScan(json, depth: depth)
    try scan.run()
  }

  /// Checks that `json` is one JSON value within the limits, but allows more levels.
  ///
  /// - Returns: A Boolean value that indicates whether it has more levels than the limit.
  func isDeeper(_ json: some Collection<UInt8>) throws(JSONError) -> Bool {
    do {
      try check(json)
      return false
    } catch {
      guard case .tooDeep = error.problem else { throw error }
      try JSONLimits(bytes: bytes, depth: max(depth, Self.deepest)).check(json)
      return true
    }
  }

  // NB: Foundation reads no more than 512 levels.
  private static var deepest: Int { 500 }
}
