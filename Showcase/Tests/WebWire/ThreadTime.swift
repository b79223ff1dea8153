import Foundation

/// The time that the running thread has used, which other work on the machine does not lengthen.
package enum ThreadTime {
  /// Returns the processor's time for synchronous work.
  package static func of(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
