internal import Foundation
internal import GRDB
public import Groups

extension GroupRepositoryError {
  /// Converts an error of the database into an error of the app.
  package init(_ error: any Error) {
    switch error {
    case let error as GroupRepositoryError: self = error
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      self.init(code: error.extendedResultCode.rawValue, detail: error.message ?? "no details")
    default: self = .unavailable(detail: error.localizedDescription)
    }
  }

  /// Converts one of SQLite's extended result codes into an error of the app.
  package init(code: Int32, detail: String) {
    let code = ResultCode(rawValue: code)
    switch code.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .locked
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt(detail: detail)
    case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
    case .SQLITE_CONSTRAINT:
      switch code {
      case .SQLITE_CONSTRAINT_UNIQUE: self = .nameTaken
      case .SQLITE_CONSTRAINT_FOREIGNKEY: self = .notFound
      default: self = .unavailable(detail: "\(detail), SQLite code \(code.rawValue)")
      }
    default: self = .unavailable(detail: "\(detail), SQLite code \(code.rawValue)")
    }
  }
}

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
