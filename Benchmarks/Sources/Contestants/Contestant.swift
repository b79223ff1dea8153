/// One of several ways to do the same thing, to be measured beside the others.
public struct Contestant: Sendable {
  /// What is measured, as a table's row and a benchmark's name say it.
  public let name: String
  /// Sets everything up, and gives what does the thing so many times.
  public let prepare: @MainActor @Sendable () -> (_ times: Int) -> Void

  init(_ name: String, prepare: @escaping @MainActor @Sendable () -> (_ times: Int) -> Void) {
    self.name = name
    self.prepare = prepare
  }
}

/// Where the measured code leaves its results, so that none of it can be optimised away.
final class Sink: Sendable {
  // NB: Written by the one thread that measures; a lock or an access check would be measured too.
  @exclusivity(unchecked) nonisolated(unsafe) var sum = 0

  /// Stops the program unless each value below `times` has been added since the last call by each
  /// of so many observers, so that no figure comes from work that was not done.
  @inline(never)
  func confirm(times: Int, observers: Int) {
    precondition(sum == times * (times - 1) / 2 * observers, "An observer was not called.")
    sum = 0
  }
}

/// The observer of every contestant: as little work as can be seen to have been done.
///
/// NB: Not on the main actor, because a closure that is made there and handed to code off it checks
/// its actor at each call, for some 20 ns. `ObserverSet` is on the main actor and spares its
/// observers that check; the floor must not have it either.
nonisolated func observer(of sink: Sink) -> @Sendable (Int) -> Void {
  { value in sink.sum &+= value }
}
