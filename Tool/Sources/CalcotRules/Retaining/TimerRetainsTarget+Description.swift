internal import CalcotFindings

extension TimerRetainsTarget {
  static let description = RuleDescription(
    id: "timer-retains-target", group: "retaining",
    summary: "A repeating timer does not hold an object that ends it only in its 'deinit'.",
    rationale: """
      The run loop keeps a repeating timer or display link until it is invalidated, and that keeps its
      target or its closure. A 'deinit' that invalidates it never runs.
      """,
    remedy: """
      Capture 'self' weakly in the timer's closure, and invalidate it when the work is over; give a
      display link a target of its own.
      """,
    examples: [
      .init(
        "a display link that nothing ends",
        """
        final class PulseView: UIView {
          func start() {
            let link = CADisplayLink(target: ↓self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
          }
        }
        """),
      .init(
        "a repeating timer that only deinit ends",
        """
        final class PollingViewModel {
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in ↓self.poll() }
          }
          deinit { timer?.invalidate() }
        }
        """),
      .init(
        "timers that end, fire once, or hold nothing",
        """
        final class CountdownViewModel {
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
          }
          func stop() { timer?.invalidate() }
        }
        final class HintViewModel {
          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.hide() }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          }
        }
        """),
    ])
}
