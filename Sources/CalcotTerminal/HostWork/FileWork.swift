package import Dispatch

/// A configuration of file reading and writing.
package struct FileWork: Sendable {
  /// The queue for the work, or `nil` for a separate thread each.
  let queue: DispatchQueue?
  /// The number of seconds that the end of the host waits for pending writes.
  let patience: Double

  /// Creates a configuration; a test can pass a queue that it suspends.
  package init(on queue: DispatchQueue? = nil, patience: Double = 5) {
    self.queue = queue
    self.patience = patience
  }
}
