package import Dispatch

/// How files are read and written beside everything else.
package struct FileWork: Sendable {
  /// Where that is done; nil for a thread of its own for each.
  let queue: DispatchQueue?
  /// How many seconds the end of the host waits for what is being written.
  let patience: Double

  /// Work that is done in the usual way, unless a test holds it still.
  package init(on queue: DispatchQueue? = nil, patience: Double = 5) {
    self.queue = queue
    self.patience = patience
  }
}
