/// An alarm that rings once, unless it is set anew or stopped before.
@MainActor
final class HostAlarm {
  private let clock: HostClock
  private var task: Task<Void, Never>?

  init(_ clock: HostClock) { self.clock = clock }

  deinit { task?.cancel() }

  var isSet: Bool { task != nil }

  /// Sets the alarm in place of the former one.
  func set(after delay: Duration, _ ring: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return }
      self?.task = nil
      ring()
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
