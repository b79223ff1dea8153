/// How a group stands to the person who uses the app.
public enum GroupCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// The person is a member of it.
  case joined
  /// The person has been asked to join it.
  case invited
  /// The person may join it.
  case suggested
}
