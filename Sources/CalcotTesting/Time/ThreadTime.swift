import Foundation

/// The processor's time of the running thread, which other work on the machine does not lengthen.
package enum ThreadTime {
  /// Returns the shortest of ten times that synchronous work takes.
  package static func leastOfTen(_ work: () -> Void) -> Duration {
    var least = Duration.seconds(Int64.max)
    for _ in 0..<10 {
      let start = now
      work()
      least = min(least, now - start)
    }
    return least
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
