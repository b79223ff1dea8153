/// A JSON value whose members keep their order.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
  }

  package var content: Content
  /// The line that the value begins on in the text that it was read from, from 1; otherwise 0.
  package var line = 0

  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }
}

// MARK: Making values
extension JSONValue {
  package static let null = JSONValue(.null)

  package static func bool(_ bool: Bool) -> JSONValue { JSONValue(.bool(bool)) }
  package static func int(_ number: Int) -> JSONValue { JSONValue(.int(number)) }
  package static func double(_ number: Double) -> JSONValue { JSONValue(.double(number)) }
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// The number rounded to thousandths, without a point if it is whole then.
  package static func thousandths(_ number: Double) -> JSONValue {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? .int(Int(rounded)) : .double(rounded)
  }

  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// An object without the members that are nil.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .members(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  /// An object with these members, in this order.
  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members))
  }
}

// MARK: Asking values
extension JSONValue {
  package var string: String? { if case .string(let string) = content { string } else { nil } }
  package var int: Int? { if case .int(let number) = content { number } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  package var isNull: Bool { if case .null = content { true } else { false } }
  package var members: [(String, JSONValue)]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The first member of an object with this key.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.0 == key }?.1
  }
}
