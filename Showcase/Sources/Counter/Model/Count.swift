/// The number of times that the user has counted.
public struct Count: Hashable, Sendable {
  /// The value, which is never negative.
  public let value: Int

  /// Creates a count of zero.
  public init() { value = 0 }

  init?(_ value: Int) {
    guard value >= 0 else { return nil }
    self.value = value
  }

  /// The count plus one. The greatest integer stays.
  var next: Count { Count(value &+ 1) ?? self }
}

extension Count: Codable {
  /// Decodes a count. Throws `DecodingError` for a negative number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let count = Count(try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A count is never negative.")
    }
    self = count
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
