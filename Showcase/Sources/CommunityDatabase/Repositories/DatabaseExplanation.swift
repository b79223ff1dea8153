public import Groups

extension GroupRepositoryError {
  /// An English text that describes the problem with the database and its remedy.
  public var explanation: String {
    switch self {
    case .locked:
      "The database is being changed by another program. Wait a moment and try again."
    case .readOnly:
      "The database can be read but not changed. Allow writing to its file and try again."
    case .diskFull:
      "There is no space left to store the change. Free some space and try again."
    case .corrupt(let detail):
      "The file of the database is damaged (\(detail)). Restore it from a copy and try again."
    case .newerVersion:
      "The database was stored by a newer version of this app. Update the app to open it."
    case .unavailable(let detail):
      "The database cannot be opened (\(detail)). Check where it is stored and try again."
    case .notFound, .nameTaken, .moved, .invalidName, .cancelled:
      "The database has changed meanwhile. Refresh the list and try again."
    }
  }
}
