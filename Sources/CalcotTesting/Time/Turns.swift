/// Turns on the main actor, which others get.
@MainActor
package enum Turns {
  /// Passes turns until a condition holds. What comes over threads that are busy takes many.
  ///
  /// - Parameter limit: The number of turns after which it is given up.
  /// - Returns: A Boolean value that indicates whether the condition holds.
  @discardableResult
  package static func pass(
    _ limit: Int = 2_000_000, until condition: () -> Bool
  ) async -> Bool {
    for _ in 0..<limit {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }
}
