/// The day of a launch in Universal Time, in ISO 8601 format: 1969-07-16.
public struct LaunchDate: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date from an existing day of the years 1900 to 2999. Returns nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    var numbers: [Int] = []
    for range in [0..<4, 5..<7, 8..<10] {
      var number = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      numbers.append(number)
    }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard isThere else { return nil }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    year = try values.decode(Int.self, forKey: .year)
    month = try values.decode(Int.self, forKey: .month)
    day = try values.decode(Int.self, forKey: .day)
    guard isThere else {
      throw DecodingError.dataCorruptedError(
        forKey: .day, in: values, debugDescription: "there is no such day")
    }
  }

  private var isThere: Bool {
    (1900...2999).contains(year) && (1...12).contains(month)
      && (1...Self.days(in: month, of: year)).contains(day)
  }

  public static func < (lhs: LaunchDate, rhs: LaunchDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  public var description: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }

  private static func twoDigits(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
