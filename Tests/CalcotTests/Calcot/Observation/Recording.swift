/// The notifications that observers received, in order.
@MainActor
final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// An object that reports its deallocation.
final class Canary {
  private let onEnd: () -> Void
  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}
