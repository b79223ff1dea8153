public import Calcot

/// Records which screens a person sees and what happens: a sample of what an analytics service is told.
///
/// ```swift
/// let tracker = ScreenTracker { print($0) }
/// tracker.track(app)
/// ```
///
/// It names a screen by its route without the values in it, so that no personal data leaves the app.
@MainActor
public final class ScreenTracker {
  /// Something to be recorded.
  public enum Event: Hashable, Sendable {
    /// A person sees a screen.
    case screen(String)
    /// The navigation tree has changed, and why.
    case event(String)
  }

  private let record: @MainActor (Event) -> Void

  /// A tracker that gives each event to `record`, in order.
  public init(_ record: @escaping @MainActor (Event) -> Void) { self.record = record }

  /// Records what `app` shows, from now on.
  public func track(_ app: CalcotApp) {
    if let visible = app.tree.visible { record(.screen(Self.name(of: visible.route))) }
    app.lifecycle.add { [record] event in
      if event.phase == .shown { record(.screen(Self.name(of: event.route))) }
    }
    app.transitions.add { [record] transition in
      record(.event("\(transition.reason.rawValue) by \(Self.name(of: transition.askedBy))"))
    }
    app.steps.add { [record] step in record(.event("\(type(of: step.step))")) }
  }

  /// The type and the case of a route, without what the case carries.
  private static func name(of route: AnyRoute) -> String {
    let text = "\(type(of: route.base)).\(route)"
    return String(text.prefix { $0 != "(" })
  }

  private static func name(of asker: TreeTransition.Asker) -> String {
    switch asker {
    case .person: "person"
    case .screen: "screen"
    case .app: "app"
    }
  }
}
