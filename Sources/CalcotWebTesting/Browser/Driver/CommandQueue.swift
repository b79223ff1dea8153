import Dispatch

/// A queue for commands to a driver, one after the other, where they may block without holding up
/// other tasks.
final class CommandQueue: Sendable {
  private let queue = DispatchQueue(label: "calcot.browser")

  /// Runs a blocking closure.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}
