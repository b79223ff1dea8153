extension Int {
  /// The numbers that a client may send: of at most 15 digits, so that neither sums nor differences of
  /// a few of them overflow.
  package static let wireRange = -999_999_999_999_999...999_999_999_999_999

  /// The counts on from which this server counts what another one, or a page, has counted: half of what
  /// a client may send, so that the page may send all that follow.
  static let countRange = 0...wireRange.upperBound / 2

  /// Parses a number that comes from outside the process: digits after an optional sign; `nil` unless
  /// it is within a range. Every number in a text from a client is read by it.
  package init?(
    outside text: some StringProtocol, radix: Int = 10, in range: ClosedRange<Int> = Int.wireRange
  ) {
    guard let value = Int(text, radix: radix), range.contains(value) else { return nil }
    self = value
  }
}

/// A number in a message of JSON from a client, within `Int.wireRange`. Every number of such a
/// message is decoded as one.
package struct WireNumber: Equatable, Sendable, Decodable {
  package let value: Int

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self)
    guard Int.wireRange.contains(value) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the number has more than 15 digits")
    }
  }
}
