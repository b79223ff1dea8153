/// Why a ``GroupRepository`` could not do what it was asked.
public enum GroupRepositoryError: Error, Hashable, Sendable {
  /// There is no such group, or no such member in it.
  case notFound
  /// Another group has this name.
  case nameTaken
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
    case .notFound, .nameTaken, .invalidName, .newerVersion: false
    case .locked, .readOnly, .diskFull, .corrupt, .unavailable, .cancelled: true
    }
  }

  /// What happened and what to do, as sentences for the person at the screen.
  public var message: String {
    switch self {
    case .notFound:
      "This group or member is no longer there. Go back and refresh the list."
    case .nameTaken:
      "There is a group with this name already. Choose another name."
    case .invalidName(let problem):
      problem.message
    case .locked:
      "The groups are being changed by another program. Wait a moment and try again."
    case .readOnly:
      "The groups can be read but not changed. Allow writing to their file and try again."
    case .diskFull:
      "There is no space left to store the change. Free some space and try again."
    case .corrupt(let detail):
      "The file of the groups is damaged (\(detail)). Restore it from a copy and try again."
    case .newerVersion:
      "The groups were stored by a newer version of this app. Update the app to open them."
    case .unavailable(let detail):
      "The groups cannot be opened (\(detail)). Check where they are stored and try again."
    case .cancelled:
      "The groups were not loaded, because this was stopped. Try again."
    }
  }
}
