/// A schedule of frames: one for all changes of a turn, and one for each turn of the spinner.
@MainActor
final class PaintSchedule {
  /// A closure that paints a frame.
  var onPaint: (@MainActor () -> Void)?
  private var isAsked = false
  private let spinner: Spinner

  /// Creates a schedule.
  ///
  /// - Parameter activityDelay: The time from the beginning of an activity until the spinner shows
  ///   it.
  init(_ clock: HostClock, activityDelay: Duration) {
    spinner = Spinner(clock, delay: activityDelay)
    spinner.onTurn = { [weak self] in self?.onPaint?() }
  }

  /// The number of turns of the spinner, or `nil` while it is hidden.
  var spinnerStep: Int? { spinner.step }

  /// Asks for a frame after the turn, unless one is painted before.
  func ask() {
    guard !isAsked else { return }
    isAsked = true
    Task { [weak self] in
      guard let self, isAsked else { return }
      onPaint?()
    }
  }

  /// Notes that a frame is painted, which has all changes so far.
  func noteFrame() { isAsked = false }

  /// Shows the spinner while something is under way.
  func note(isActive: Bool) { spinner.note(isActive: isActive) }
}
