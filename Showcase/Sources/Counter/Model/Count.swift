/// How often a person has counted.
public struct Count: Hashable, Sendable {
  /// Never less than nothing.
  public let value: Int

  /// Nothing has been counted.
  public init() { value = 0 }

  init?(_ value: Int) {
    guard value >= 0 else { return nil }
    self.value = value
  }

  /// One more; the greatest number there is stays.
  var next: Count { Count(value &+ 1) ?? self }
}

extension Count: Codable {
  /// Reads what `encode(to:)` has written; throws `DecodingError` for a negative number.
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
