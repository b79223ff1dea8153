/// A turning sign of activity. It appears after a delay, so that short work does not flicker.
@MainActor
final class Spinner {
  private static let turn = Duration.milliseconds(100)

  /// The number of turns, or `nil` while the spinner is hidden.
  private(set) var step: Int?
  /// A closure that paints the next turn.
  var onTurn: (@MainActor () -> Void)?
  private let delay: Duration
  private let alarm: HostAlarm

  /// Creates a spinner.
  ///
  /// - Parameter delay: The time from the beginning of work until it is shown.
  init(_ clock: HostClock, delay: Duration) {
    self.delay = delay
    alarm = HostAlarm(clock)
  }

  /// Starts or stops the spinner. While it is stopped, no clock runs.
  func note(isActive: Bool) {
    guard isActive else {
      step = nil
      return alarm.stop()
    }
    guard step == nil, !alarm.isSet else { return }
    guard delay > .zero else { return begin() }
    alarm.set(after: delay) { [weak self] in
      self?.begin()
      self?.onTurn?()
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
      self.onTurn?()
    }
  }
}
