/// A number that a client has sent: of at most 15 digits, so that neither sums nor differences of a
/// few of them overflow. Every number of the wire is read as one.
package struct WireNumber: Equatable, Sendable {
  /// The greatest number; the least is its negative.
  package static let greatest = 999_999_999_999_999

  package let value: Int

  /// Returns nil for a number of more digits.
  package init?(_ value: Int) {
    guard (-Self.greatest...Self.greatest).contains(value) else { return nil }
    self.value = value
  }

  /// Parses decimal digits after an optional sign.
  package init?(_ text: some StringProtocol) {
    guard let value = Int(text) else { return nil }
    self.init(value)
  }
}

extension WireNumber: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let number = WireNumber(try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the number has more than 15 digits")
    }
    self = number
  }
}
