internal import CalcotPostgreSQL
internal import Groups
internal import Logging

private let logger = Logger(label: "community")

extension GroupRepositoryError {
  /// Converts an error of the database into an error of the app. Every visitor of the site reads that
  /// one: host, port, role and SQLSTATE are for the log.
  init(postgreSQL error: any Error) {
    switch error {
    case let error as GroupRepositoryError: self = error
    case is CancellationError: self = .cancelled
    case PostgreSQLError.newerSchema: self = .newerVersion
    case PostgreSQLError.refused(let reason): self.init(reason)
    default: self = .unavailable(logging: error)
    }
  }

  private static func unavailable(logging error: any Error) -> GroupRepositoryError {
    logger.error("The database cannot be used", metadata: ["why": "\(error)"])
    return .unavailable(detail: "the database does not answer as it should")
  }

  private init(_ reason: PostgreSQLError.ServerReason) {
    switch reason.state {
    case .uniqueViolation: self = .nameTaken
    case .foreignKeyViolation: self = .notFound
    case .lockNotAvailable, .deadlockDetected, .serializationFailure: self = .locked
    case .readOnlyTransaction: self = .readOnly
    case .diskFull: self = .diskFull
    case .dataCorrupted, .indexCorrupted: self = .corrupt(detail: reason.message)
    default: self = .unavailable(logging: PostgreSQLError.refused(reason))
    }
  }
}
