/// What a screen goes through: made, then shown and covered any number of times, then ended.
///
/// It follows from the navigation tree alone, so it is the same on every host: a screen is shown while
/// the user sees it in the tree's top layer, on the selected side of containers. One that is shown when
/// it leaves is covered first. In one change, screens are covered, then ended (the visible ones first),
/// then made (those below first), then shown.
public enum LifecyclePhase: String, Hashable, Sendable, Codable {
  case made, shown, covered, ended
}

/// A screen that has entered another phase.
public struct LifecycleEvent: Hashable, Sendable, CustomStringConvertible {
  public let screen: ScreenID
  public let route: AnyRoute
  public let phase: LifecyclePhase

  public var description: String { "\(route) \(phase.rawValue)" }
}
