/// Why a ``GroupRepository`` could not do what it was asked.
public enum GroupRepositoryError: Error, Hashable, Sendable {
  /// There is no such group, or no such member in it.
  case notFound
  /// Another group has this name.
  case nameTaken
  /// The group is in this category by now.
  case moved(GroupCategory)
  /// The text cannot be a group's name.
  case invalidName(GroupNameProblem)
  /// Another program is writing and did not finish in time.
  case locked
  /// The store can be read, and not written.
  case readOnly
  /// There is no room for the change.
  case diskFull
  /// The store's file is damaged, or is no store; the detail is what was found.
  case corrupt(detail: String)
  /// The store belongs to a newer version of the app.
  case newerVersion
  /// The store cannot be reached; the detail is what the system said.
  case unavailable(detail: String)
  /// The task that asked was cancelled, and nothing was changed.
  case cancelled

  /// Whether the same call can succeed later without a change to what is asked.
  public var isRetryable: Bool {
    switch self {
    case .notFound, .nameTaken, .moved, .invalidName, .newerVersion: false
    case .locked, .readOnly, .diskFull, .corrupt, .unavailable, .cancelled: true
    }
  }
}
