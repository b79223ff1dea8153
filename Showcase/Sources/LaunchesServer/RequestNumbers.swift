import Synchronization

/// Counts the requests to one server.
final class RequestNumbers: Sendable {
  private let last = Atomic(0)

  /// The number of a request that has come.
  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
