internal import Foundation
internal import GRDB
import Groups

extension GroupRepositoryError {
  /// Converts an error of the database into an error of the app.
  package init(_ error: any Error) {
    switch error {
    case let error as GroupRepositoryError: self = error
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      self.init(code: error.extendedResultCode.rawValue, detail: error.message ?? "no details")
    // NB: without its own words, which have the row's values.
    case is RowDecodingError: self = .corrupt(detail: "a column has a value of another type")
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
