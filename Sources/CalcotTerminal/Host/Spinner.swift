/// The sign of what is under way: it comes after a moment, so that short work does not flicker, and
/// then turns.
@MainActor
final class Spinner {
  private static let turn = Duration.milliseconds(100)

  /// The number of turns, or `nil` while nothing is to be seen.
  private(set) var step: Int?
  private let delay: Duration
  private let alarm: HostAlarm
  private let changed: @MainActor () -> Void

  /// Creates a spinner.
  ///
  /// - Parameters:
  ///   - delay: The time from the beginning of work until it is shown.
  ///   - changed: A closure that paints the next turn.
  init(_ clock: HostClock, delay: Duration, changed: @escaping @MainActor () -> Void) {
    self.delay = delay
    self.changed = changed
    alarm = HostAlarm(clock)
  }

  /// Notes whether anything is under way. While nothing is, no clock runs.
  func note(isActive: Bool) {
    guard isActive else {
      step = nil
      return alarm.stop()
    }
    guard step == nil, !alarm.isSet else { return }
    guard delay > .zero else { return begin() }
    alarm.set(after: delay) { [weak self] in
      self?.begin()
      self?.changed()
    }
  }

  private func begin() {
    step = 0
    turnLater()
  }

  private func turnLater() {
    alarm.set(after: Spinner.turn) { [weak self] in
      guard let self, let step = self.step else { return }
      self.step = step + 1
      self.turnLater()
      self.changed()
    }
  }

  /// Returns the sign after a number of turns.
  nonisolated static func sign(_ step: Int) -> Character { signs[step % signs.count] }

  private nonisolated static let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
}
