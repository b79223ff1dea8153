#if PostgreSQL
  public import Foundation

  /// A value that a statement is given, beside its text. It is sent in PostgreSQL's binary format, with
  /// its type.
  public enum PostgreSQLValue: Sendable {
    case int(Int64)
    case bool(Bool)
    /// A text. PostgreSQL has no null characters in texts, so that they are left out.
    case text(String)
    case bytes(Data)
    case ints([Int64])
    case texts([String])
    case blobs([Data])
    /// No value, of a type.
    case null(Kind)

    /// A type of PostgreSQL's, with its number in the catalog.
    public enum Kind: UInt32, Sendable {
      case bool = 16
      case bytes = 17
      case int = 20
      case text = 25
      case blobs = 1001
      case texts = 1009
      case ints = 1016
    }

    /// Returns a text, or none.
    public static func optional(_ text: String?) -> PostgreSQLValue {
      text.map { .text($0) } ?? .null(.text)
    }

    /// Returns a number, or none.
    public static func optional(_ number: Int64?) -> PostgreSQLValue {
      number.map { .int($0) } ?? .null(.int)
    }

    /// Returns a number.
    public static func int(_ number: Int) -> PostgreSQLValue { .int(Int64(number)) }

    var kind: Kind {
      switch self {
      case .int: .int
      case .bool: .bool
      case .text: .text
      case .bytes: .bytes
      case .ints: .ints
      case .texts: .texts
      case .blobs: .blobs
      case .null(let kind): kind
      }
    }

    /// The value in binary format; nil for none.
    var bytes: [UInt8]? {
      switch self {
      case .int(let number): Self.bytes(of: number)
      case .bool(let value): [value ? 1 : 0]
      case .text(let text): Self.bytes(of: text)
      case .bytes(let data): Array(data)
      case .ints(let numbers): Self.array(numbers.map(Self.bytes(of:)), of: .int)
      case .texts(let texts): Self.array(texts.map(Self.bytes(of:)), of: .text)
      case .blobs(let blobs): Self.array(blobs.map(Array.init), of: .bytes)
      case .null: nil
      }
    }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static func bytes(of text: String) -> [UInt8] { text.utf8.filter { $0 != 0 } }

    /// Returns the bytes of an array of one dimension: the number of dimensions, a flag for no nulls, the
    /// elements' type, their number, the first index, and each element after its length.
    private static func array(_ elements: [[UInt8]], of kind: Kind) -> [UInt8] {
      guard !elements.isEmpty else {
        return bytes(of: Int32(0)) + bytes(of: Int32(0)) + bytes(of: kind.rawValue)
      }
      var all = bytes(of: Int32(1)) + bytes(of: Int32(0)) + bytes(of: kind.rawValue)
      all += bytes(of: Int32(elements.count)) + bytes(of: Int32(1))
      for element in elements { all += bytes(of: Int32(element.count)) + element }
      return all
    }
  }
#endif
