/// One of several ways to do the same work, to be measured beside the others.
public struct Contestant: Sendable {
  /// The name in a table's row and a benchmark.
  public let name: String
  /// Sets everything up, and returns a closure that does the work a number of times.
  public let prepare: @MainActor @Sendable () -> (_ times: Int) -> Void

  init(_ name: String, prepare: @escaping @MainActor @Sendable () -> (_ times: Int) -> Void) {
    self.name = name
    self.prepare = prepare
  }
}

/// A sink for the results of measured code, so that none of it is optimized away.
final class Sink: Sendable {
  // NB: written only by the thread that measures; a lock or an access check would be measured too.
  @exclusivity(unchecked) nonisolated(unsafe) var sum = 0

  /// Stops the program unless each of the observers has added each value below `times` since the
  /// last call, so that no figure comes from work that was not done.
  @inline(never)
  func confirm(times: Int, observers: Int) {
    precondition(sum == times * (times - 1) / 2 * observers, "An observer was not called.")
    sum = 0
  }
}

/// Returns the observer of every contestant, with minimal verifiable work.
///
/// NB: not on the main actor, because a closure that is made there and passed to code off it checks
/// its actor at each call, for some 20 ns. `ObserverSet` is on the main actor and spares its
/// observers that check; the baseline must not have it either.
nonisolated func observer(of sink: Sink) -> @Sendable (Int) -> Void {
  { value in sink.sum &+= value }
}
