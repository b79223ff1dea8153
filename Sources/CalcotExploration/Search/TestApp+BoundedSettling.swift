import Calcot
import CalcotTesting

/// Settling with a limit.
extension TestApp {
  /// Waits until the app and its host are idle, for a number of rounds of the main actor at most.
  ///
  /// - Returns: A Boolean value that indicates whether they are idle.
  func settle(atMost rounds: Int) async -> Bool {
    let end = SettlingEnd()
    let task = Task { @MainActor in
      await settle()
      end.isReached = true
    }
    var round = 0
    while !end.isReached, round < rounds {
      await Task.yield()
      round += 1
    }
    if !end.isReached { task.cancel() }
    return end.isReached
  }
}

@MainActor
private final class SettlingEnd {
  var isReached = false
}
