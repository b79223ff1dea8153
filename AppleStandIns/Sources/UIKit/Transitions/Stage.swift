import Foundation

/// The transitions on one screen, and their time, which stands still until a test advances it.
///
/// Not part of UIKit's API: tests use it in place of the user and of the system's clock.
@MainActor
public final class Stage {
  private struct Planned {
    let time: Duration
    let order: Int
    let body: () -> Void
  }

  /// The duration of an animated transition.
  public var transition = Duration.milliseconds(350)
  /// The warnings that UIKit would log, and the causes of broken states there. Tests check it.
  public private(set) var warnings: [String] = []
  /// The controller that the user is swiping.
  weak var moved: UIViewController?
  private var now = Duration.zero
  private var planned: [Planned] = []
  private var count = 0

  /// The order of callbacks where Apple's pages leave it open.
  public var order = OpenOrder.ofProcess
  private weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }

  /// A Boolean value that indicates whether a transition is running.
  public var isMoving: Bool { !planned.isEmpty }

  /// Advances the time.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = next(until: end) {
      now = max(now, next.time)
      next.body()
      if order.contains(.laysOut) { window?.layOut() }
    }
    now = end
  }

  /// Lets all transitions end.
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
