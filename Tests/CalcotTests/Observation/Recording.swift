import Calcot

/// What observers were told, in order.
@MainActor
final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// Says when it goes.
final class Canary {
  private let onEnd: () -> Void
  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

/// A counter for every thread.
final class Counter: Sendable {
  private let state = Locked(0)
  var value: Int { state.withLock { $0 } }
  func increment() { state.withLock { $0 += 1 } }
}
