/// The purpose of an action; hosts style and place buttons accordingly.
public enum ActionRole: String, Equatable, Sendable, Codable {
  case normal, main, destructive, cancel
  /// Reloads the content of the screen; hosts with a gesture for that offer it.
  case refresh
}
