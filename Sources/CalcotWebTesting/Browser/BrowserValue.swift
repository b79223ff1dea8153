import Foundation

/// A value that goes into a page or comes out of it: what JSON has.
public enum BrowserValue: Hashable, Sendable {
  /// `null` and `undefined`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values one after the other.
  case array([BrowserValue])
  /// Values by name.
  case object([String: BrowserValue])

  /// Whether it is `true`.
  public var isTrue: Bool { self == .bool(true) }

  /// The text, if it is one.
  public var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The number, if it is one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number, if it is a whole one.
  public var int: Int? { number.flatMap(Int.init(exactly:)) }

  /// The values, if there are several one after the other.
  public var array: [BrowserValue]? { if case .array(let array) = self { array } else { nil } }

  /// The values by name, if they have some.
  public var object: [String: BrowserValue]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of this name; `null` where there is none.
  public subscript(name: String) -> BrowserValue { object?[name] ?? .null }

  /// The value at this place; `null` where there is none.
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
  /// Reads it from JSON.
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

  /// Writes it as JSON.
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
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Values one after the other.
  public init(arrayLiteral elements: BrowserValue...) { self = .array(elements) }
  /// Values by name; the last one wins where a name comes twice.
  public init(dictionaryLiteral elements: (String, BrowserValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
