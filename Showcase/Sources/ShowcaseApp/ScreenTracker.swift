public import Calcot

/// A tracker that records the visible screens and the events: a sample of an analytics service's
/// input.
///
/// ```swift
/// let tracker = ScreenTracker { print($0) }
/// tracker.track(app)
/// ```
///
/// It names a screen by its route without associated values, so that no personal data leaves the
/// app.
@MainActor
public final class ScreenTracker {
  /// A recorded event.
  public enum Event: Hashable, Sendable {
    /// The user sees a screen.
    case screen(String)
    /// The navigation tree has changed, with the reason.
    case event(String)
  }

  private let record: @MainActor (Event) -> Void

  /// Creates a tracker that passes each event to `record`, in order.
  public init(_ record: @escaping @MainActor (Event) -> Void) { self.record = record }

  /// Records the screens and events of `app` from now on.
  public func track(_ app: CalcotApp) {
    if let visible = app.tree.visible { record(.screen(Self.name(of: visible.route))) }
    app.lifecycle.add { [record] event in
      if event.phase == .shown { record(.screen(Self.name(of: event.screen.route))) }
    }
    app.transitions.add { [record] transition in
      // NB: these lead nowhere.
      guard transition.reason.name != "setBadge", transition.reason.name != "resize" else { return }
      record(.event("\(transition.reason.name) by \(Self.name(of: transition.askedBy))"))
    }
    app.steps.add { [record] step in record(.event("\(type(of: step.step))")) }
  }

  /// Returns the type and the case of a route, without its associated values.
  private static func name(of route: AnyRoute) -> String {
    let text = "\(type(of: route.base)).\(route)"
    return String(text.prefix { $0 != "(" })
  }

  private static func name(of asker: TreeTransition.Asker) -> String {
    switch asker {
    case .user: "person"
    case .screen: "screen"
    case .app: "app"
    }
  }
}
