internal import Dispatch
internal import Synchronization

/// Distributes work over the processor's cores.
enum Parallel {
  /// Returns the results of all parts, in their order.
  static func map<Result: Sendable>(
    _ count: Int, _ part: @Sendable (Int) -> Result
  ) -> [Result] {
    if count < 2 { return (0..<count).map(part) }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = part(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Returns equal parts of `0..<count`, a few for each core, so that no core waits long for
  /// another.
  static func ranges(_ count: Int, parts: Int = 8) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let parts = Swift.min(parts, count)
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}

extension Parallel {
  /// Runs two pieces of work in parallel.
  static func both<One: Sendable, Other: Sendable>(
    _ one: @Sendable () -> One, _ other: @Sendable () -> Other
  ) -> (One, Other) {
    let results = Mutex<(One?, Other?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let result = one()
        results.withLock { $0.0 = result }
      } else {
        let result = other()
        results.withLock { $0.1 = result }
      }
    }
    guard case (let first?, let second?) = results.withLock({ $0 }) else {
      preconditionFailure("concurrentPerform returns after all its iterations")
    }
    return (first, second)
  }
}
