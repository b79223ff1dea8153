import Foundation

/// A JSON value that is passed to or from a page.
public enum BrowserValue: Hashable, Sendable {
  /// `null` and `undefined`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([BrowserValue])
  /// A dictionary of values by name.
  case object([String: BrowserValue])

  /// A Boolean value that indicates whether the value is `true`.
  public var isTrue: Bool { self == .bool(true) }

  /// The string; `nil` for other values.
  public var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The number; `nil` for other values.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number if it is an integer; otherwise `nil`.
  public var int: Int? { number.flatMap(Int.init(exactly:)) }

  /// The array; `nil` for other values.
  public var array: [BrowserValue]? { if case .array(let array) = self { array } else { nil } }

  /// The dictionary; `nil` for other values.
  public var object: [String: BrowserValue]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Returns the value of a name; `null` if there is none.
  public subscript(name: String) -> BrowserValue { object?[name] ?? .null }

  /// Returns the value at an index; `null` if there is none.
  public subscript(index: Int) -> BrowserValue {
    guard let array, array.indices.contains(index) else { return .null }
    return array[index]
  }

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(BrowserValue.self, from: Data(json))
  }

  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
      return Array(try encoder.encode(self))
    }
  }
}

extension BrowserValue: Codable {
  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let array = try? container.decode([BrowserValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: BrowserValue].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number):
      if let int = Int(exactly: number) {
        try container.encode(int)
      } else {
        try container.encode(number)
      }
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension BrowserValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates an array.
  public init(arrayLiteral elements: BrowserValue...) { self = .array(elements) }
  /// Creates a dictionary; the last value of a repeated name wins.
  public init(dictionaryLiteral elements: (String, BrowserValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
