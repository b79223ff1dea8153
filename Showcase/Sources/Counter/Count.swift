/// The number of times that the user has counted. It is never negative.
public struct Count: RawRepresentable, Hashable, Codable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a count of zero.
  public init() { rawValue = 0 }

  /// Creates a count of `rawValue`; nil for a negative number, which cannot be decoded, either.
  public init?(rawValue: Int) {
    guard rawValue >= 0 else { return nil }
    self.rawValue = rawValue
  }

  /// The count plus one. The greatest integer stays.
  var next: Count { Count(rawValue: rawValue &+ 1) ?? self }
}
