/// Something that is done again and again until the object goes.
final class RegularLook: Sendable {
  private let task: Task<Void, Never>

  /// Does it after each interval, first after one.
  init(
    every interval: Duration, on clock: any Clock<Duration>,
    _ look: @escaping @Sendable () async -> Void
  ) {
    // NB: detached, because a task of the screen that happened to call first would end with it.
    task = Task.detached {
      while (try? await clock.sleep(for: interval)) != nil { await look() }
    }
  }

  deinit { task.cancel() }
}
