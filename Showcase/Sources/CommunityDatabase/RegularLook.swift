/// A task that repeats its work until the object is deallocated.
final class RegularLook: Sendable {
  private let task: Task<Void, Never>

  /// Repeats `look` after each interval, first after one interval.
  init(
    every interval: Duration, on clock: any Clock<Duration>,
    _ look: @escaping @Sendable () async -> Void
  ) {
    // NB: detached, because a task of the screen that happens to call first would end with it.
    task = Task.detached {
      while (try? await clock.sleep(for: interval)) != nil { await look() }
    }
  }

  deinit { task.cancel() }
}
