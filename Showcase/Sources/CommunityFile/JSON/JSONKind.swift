/// The kind of a JSON value, determined by its first byte. Its description has an article.
enum JSONKind: CustomStringConvertible {
  case object
  case list
  case text
  case number
  case truth
  case null

  init?(firstByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .list
    case UInt8(ascii: "\""): self = .text
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .truth
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .truth: "true or false"
    case .null: "null"
    }
  }
}
