/// What a button is for; hosts render it accordingly and place the main one.
public enum ActionRole: String, Equatable, Sendable, Codable {
  case normal, main, destructive, cancel
  /// Gets the newest of what the screen shows; where a host has a gesture for that, it is offered.
  case refresh
}
