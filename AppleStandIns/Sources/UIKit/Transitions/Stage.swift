import Foundation

/// What moves on one screen, and the time that it takes. Time stands still until a test moves it.
///
/// No part of UIKit's interface: tests use it in the place of the user and of the system's clock.
@MainActor
public final class Stage {
  private struct Planned {
    let time: Duration
    let order: Int
    let body: () -> Void
  }

  /// How long an animated transition takes.
  public var transition = Duration.milliseconds(350)
  /// What UIKit would write into the log, or what leads to a broken state there. A test looks at it.
  public private(set) var warnings: [String] = []
  /// What the user has under their finger.
  weak var moved: UIViewController?
  private var now = Duration.zero
  private var planned: [Planned] = []
  private var count = 0

  public init() {}

  /// Whether something moves.
  public var isMoving: Bool { !planned.isEmpty }

  /// Lets time go on.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = next(until: end) {
      now = max(now, next.time)
      next.body()
    }
    now = end
  }

  /// Lets everything that moves come to its end.
  public func settle() {
    while let last = planned.map(\.time).max() { advance(by: max(last - now, .zero)) }
  }

  private func next(until end: Duration) -> Planned? {
    let due = planned.filter { $0.time <= end }.min { ($0.time, $0.order) < ($1.time, $1.order) }
    guard let due else { return nil }
    planned.removeAll { $0.order == due.order }
    return due
  }

  func after(_ duration: Duration, _ body: @escaping () -> Void) {
    count += 1
    planned.append(Planned(time: now + duration, order: count, body: body))
  }

  func warn(_ text: String) { warnings.append(text) }
}
