package import GRDB
package import Groups

/// A database that is open for reading, and mostly for writing.
package struct OpenDatabase: Sendable {
  /// Its connections.
  package let connections: any DatabaseWriter
  /// Why it cannot be written, if it cannot.
  package let refusal: GroupRepositoryError?
}
