import Synchronization

/// A counter of the requests to one server.
final class RequestNumbers: Sendable {
  private let last = Atomic(0)

  /// Returns the number of the next request.
  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
