internal import CalcotPostgreSQL
internal import Groups

extension GroupRepositoryError {
  /// Converts an error of the database into an error of the app.
  init(postgreSQL error: any Error) {
    switch error {
    case let error as GroupRepositoryError: self = error
    case is CancellationError: self = .cancelled
    case PostgreSQLError.newerSchema: self = .newerVersion
    case PostgreSQLError.refused(let reason): self.init(reason)
    default: self = .unavailable(detail: "\(error)")
    }
  }

  private init(_ reason: PostgreSQLError.ServerReason) {
    switch reason.state {
    case .uniqueViolation: self = .nameTaken
    case .foreignKeyViolation: self = .notFound
    case .lockNotAvailable, .deadlockDetected, .serializationFailure: self = .locked
    case .readOnlyTransaction: self = .readOnly
    case .diskFull: self = .diskFull
    case .dataCorrupted, .indexCorrupted: self = .corrupt(detail: reason.message)
    default: self = .unavailable(detail: "\(PostgreSQLError.refused(reason))")
    }
  }
}
