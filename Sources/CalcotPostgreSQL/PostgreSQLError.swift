#if PostgreSQL
  /// A reason why a PostgreSQL database cannot be used, or has refused a statement.
  public enum PostgreSQLError: Error, Equatable, Sendable {
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

    /// The server's answer to a statement that it refuses.
    public struct ServerReason: Equatable, Sendable {
      /// The five characters that name the reason (SQL:2011, and PostgreSQL's appendix A).
      public var state: SQLState
      /// The server's message.
      public var message: String
      /// Further details, if there are any.
      public var detail: String?
      /// The constraint that a statement would violate.
      public var constraint: String?
    }

    /// A Boolean value that indicates whether the connection cannot be used any more.
    public var isOfConnection: Bool {
      switch self {
      case .unreachable: true
      case .refused(let reason): reason.state.endsConnection
      case .badAddress, .newerSchema, .badColumn: false
      }
    }
  }

  /// The reason of a PostgreSQL server as it names it.
  public struct SQLState: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The five characters.
    public let code: String

    /// Creates a reason of five characters.
    public init(_ code: String) { self.code = code }

    /// Creates a reason of five characters.
    public init(stringLiteral code: String) { self.code = code }

    /// A value exists already that may exist once.
    public static let uniqueViolation: SQLState = "23505"
    /// A row is named that does not exist.
    public static let foreignKeyViolation: SQLState = "23503"
    /// A lock was waited for in vain.
    public static let lockNotAvailable: SQLState = "55P03"
    /// Two transactions wait for each other.
    public static let deadlockDetected: SQLState = "40P01"
    /// Another transaction has changed the same rows.
    public static let serializationFailure: SQLState = "40001"
    /// The statement was given up or took too long.
    public static let queryCanceled: SQLState = "57014"
    /// The server or the transaction only reads.
    public static let readOnlyTransaction: SQLState = "25006"
    /// An earlier statement of the transaction was refused.
    public static let inFailedTransaction: SQLState = "25P02"
    /// The server has no space left.
    public static let diskFull: SQLState = "53100"
    /// The server's data are damaged.
    public static let dataCorrupted: SQLState = "XX001"
    /// An index of the server is damaged.
    public static let indexCorrupted: SQLState = "XX002"
    /// There is no such database.
    public static let noSuchDatabase: SQLState = "3D000"
    /// The password is wrong.
    public static let invalidPassword: SQLState = "28P01"
    /// The user may not connect.
    public static let invalidAuthorization: SQLState = "28000"
    /// The user may not do this.
    public static let insufficientPrivilege: SQLState = "42501"
    /// The server has as many connections as it may.
    public static let tooManyConnections: SQLState = "53300"
    /// A prepared statement no longer fits the schema.
    public static let statementIsStale: SQLState = "0A000"

    /// A Boolean value that indicates whether the server ends the connection with it: lost, shut
    /// down, starting up, a transaction in which nothing happens (25P03), and prepared statements that
    /// no longer fit the schema.
    var endsConnection: Bool {
      code.hasPrefix("08") || code.hasPrefix("57P") || code == "25P03" || self == .statementIsStale
        || self == .tooManyConnections
    }
  }

  extension PostgreSQLError: CustomStringConvertible {
    /// The error in a sentence, without a password.
    public var description: String {
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
#endif
