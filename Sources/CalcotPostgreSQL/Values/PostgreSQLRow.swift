#if PostgreSQL
  public import Foundation

  /// The rows that a statement returns.
  public struct PostgreSQLRows: Sendable {
    /// The rows.
    public let rows: [PostgreSQLRow]
    /// The number of rows that a statement has inserted, updated, deleted or returned.
    public let count: Int
    /// The command that the server has performed, such as "COMMIT" or "INSERT 0 1".
    let tag: String

    /// The first row.
    public var first: PostgreSQLRow? { rows.first }
  }

  /// A row of a result, whose values are read by their columns' names.
  public struct PostgreSQLRow: Sendable {
    let columns: [String: Int]
    let cells: [Data?]

    /// Returns a whole number of 2, 4 or 8 bytes.
    public func int(_ name: String) throws(PostgreSQLError) -> Int64 {
      let bytes = try cell(name)
      switch bytes?.count {
      case 2: return Int64(Int16(truncatingIfNeeded: Self.number(bytes)))
      case 4: return Int64(Int32(truncatingIfNeeded: Self.number(bytes)))
      case 8: return Int64(bitPattern: Self.number(bytes))
      default: throw .badColumn(name)
      }
    }

    /// Returns a Boolean value.
    public func bool(_ name: String) throws(PostgreSQLError) -> Bool {
      guard let bytes = try cell(name), bytes.count == 1 else { throw .badColumn(name) }
      return bytes.first == 1
    }

    /// Returns a text.
    public func text(_ name: String) throws(PostgreSQLError) -> String {
      guard let text = try optionalText(name) else { throw .badColumn(name) }
      return text
    }

    /// Returns a text, or nil for null.
    public func optionalText(_ name: String) throws(PostgreSQLError) -> String? {
      try cell(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns bytes.
    public func bytes(_ name: String) throws(PostgreSQLError) -> Data {
      guard let bytes = try cell(name) else { throw .badColumn(name) }
      return bytes
    }

    /// Returns bytes, or nil for null.
    public func optionalBytes(_ name: String) throws(PostgreSQLError) -> Data? { try cell(name) }

    private func cell(_ name: String) throws(PostgreSQLError) -> Data? {
      guard let index = columns[name] else { throw .badColumn(name) }
      return cells[index]
    }

    private static func number(_ bytes: Data?) -> UInt64 {
      (bytes ?? Data()).reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
#endif
