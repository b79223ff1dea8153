/// A reason why a call of a ``GroupRepository`` failed.
public enum GroupRepositoryError: Error, Hashable, Sendable {
  /// The group, or the member in it, does not exist.
  case notFound
  /// Another group has the name.
  case nameTaken
  /// The group is in this category now.
  case moved(GroupCategory)
  /// The text is not a valid name of a group.
  case invalidName(GroupNameProblem)
  /// Another program is writing and did not finish in time.
  case locked
  /// The store can be read, but not written.
  case readOnly
  /// There is no room for the change.
  case diskFull
  /// The store's file is damaged, or is not a store. The detail describes the fault.
  case corrupt(detail: String)
  /// The store belongs to a newer version of the app.
  case newerVersion
  /// The store cannot be reached. The detail is the system's error.
  case unavailable(detail: String)
  /// The calling task was cancelled, and nothing was changed.
  case cancelled

  /// A Boolean value that indicates whether the same call can succeed later.
  public var isRetryable: Bool {
    switch self {
    case .notFound, .nameTaken, .moved, .invalidName, .newerVersion: false
    case .locked, .readOnly, .diskFull, .corrupt, .unavailable, .cancelled: true
    }
  }
}
