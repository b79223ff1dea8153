/// What saved state may at most be. It is looked at before it is decoded, so that whatever was
/// stored, or sent by somebody else, costs little.
public struct JSONLimits: Hashable, Sendable {
  /// The greatest size, in bytes.
  public var bytes: Int
  /// The greatest number of arrays and objects within each other.
  public var depth: Int

  /// Limits of one megabyte and a hundred levels, or other ones.
  public init(bytes: Int = 1 << 20, depth: Int = 100) {
    self.bytes = bytes
    self.depth = depth
  }

  /// Checks that `json` is one JSON value within the limits. Goes over the bytes once, without
  /// recursion, and keeps one bit for each level.
  ///
  /// - Throws: the first problem, and where it is.
  public func check(_ json: some Collection<UInt8>) throws(JSONError) {
    guard json.count <= bytes else { throw JSONError(.tooLarge(limit: bytes), at: bytes) }
    var scan = JSONScan(json, depth: depth)
    try scan.run()
  }
}
