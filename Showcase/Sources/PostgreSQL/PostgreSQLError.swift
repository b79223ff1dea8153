/// A reason why a PostgreSQL database cannot be used, or has refused a statement.
package enum PostgreSQLError: Error, Equatable, Sendable {
  /// The text is not the URL of a database. The reason has no part of it.
  case badAddress(String)
  /// No connection to the server came about, or it was lost. A statement that was under way may
  /// have been carried out.
  case unreachable(String)
  /// The server has refused the connection or a statement.
  case refused(ServerReason)
  /// The database's schema is of a newer version of the program.
  case newerSchema(name: String, version: Int, known: Int)
  /// A row has no such column, or a value of another type in it.
  case badColumn(String)

  /// What the server says about a statement that it refuses.
  package struct ServerReason: Equatable, Sendable {
    /// The five characters that name the reason (SQL:2011, and PostgreSQL's appendix A).
    package var state: SQLState
    package var message: String
    package var detail: String?
    /// The constraint that a statement would violate.
    package var constraint: String?
  }

  /// A Boolean value that indicates whether the connection cannot be used any more.
  package var isOfConnection: Bool {
    switch self {
    case .unreachable: true
    case .refused(let reason): reason.state.endsConnection
    case .badAddress, .newerSchema, .badColumn: false
    }
  }
}

/// The reason of a PostgreSQL server as it names it.
package struct SQLState: Hashable, Sendable, ExpressibleByStringLiteral {
  package let code: String

  package init(_ code: String) { self.code = code }
  package init(stringLiteral code: String) { self.code = code }

  package static let uniqueViolation: SQLState = "23505"
  package static let foreignKeyViolation: SQLState = "23503"
  package static let lockNotAvailable: SQLState = "55P03"
  package static let deadlockDetected: SQLState = "40P01"
  package static let serializationFailure: SQLState = "40001"
  package static let queryCanceled: SQLState = "57014"
  package static let readOnlyTransaction: SQLState = "25006"
  package static let inFailedTransaction: SQLState = "25P02"
  package static let diskFull: SQLState = "53100"
  package static let dataCorrupted: SQLState = "XX001"
  package static let indexCorrupted: SQLState = "XX002"
  package static let noSuchDatabase: SQLState = "3D000"
  package static let invalidPassword: SQLState = "28P01"
  package static let invalidAuthorization: SQLState = "28000"
  package static let insufficientPrivilege: SQLState = "42501"
  package static let tooManyConnections: SQLState = "53300"
  package static let statementIsStale: SQLState = "0A000"

  /// A Boolean value that indicates whether the server ends the connection with it: lost, shut
  /// down, starting up, and prepared statements that no longer fit the schema.
  var endsConnection: Bool {
    code.hasPrefix("08") || code.hasPrefix("57P") || self == .statementIsStale
      || self == .tooManyConnections
  }
}

extension PostgreSQLError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badAddress(let reason): "The address of the database cannot be read: \(reason)."
    case .unreachable(let reason): "The server cannot be reached: \(reason)"
    case .refused(let reason):
      "\(reason.message) (SQLSTATE \(reason.state.code))"
    case .newerSchema(let name, let version, let known):
      """
      The schema \(name) has version \(version), and this program knows only \(known): a newer version \
      of the program has changed it. Run that one.
      """
    case .badColumn(let name): "The column \(name) is missing, or has another type."
    }
  }
}
