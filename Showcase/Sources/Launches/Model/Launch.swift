/// A launch of a rocket.
public struct Launch: Hashable, Codable, Sendable, Identifiable {
  /// The identifier of a launch, such as "apollo-11".
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier.
  public let id: ID
  /// The mission, such as "Apollo 11".
  public let mission: String
  /// The day of the launch.
  public let date: LaunchDate
  /// The name of the rocket.
  public let rocket: String
  /// The name of the launch site.
  public let site: String
  /// The outcome.
  public let outcome: LaunchOutcome

  /// Creates a launch from its parts.
  public init(
    id: ID, mission: String, date: LaunchDate, rocket: String, site: String, outcome: LaunchOutcome
  ) {
    self.id = id
    self.mission = mission
    self.date = date
    self.rocket = rocket
    self.site = site
    self.outcome = outcome
  }
}

/// The outcome of a launch: whether the rocket brought its payload to its destination.
public enum LaunchOutcome: String, Hashable, Codable, Sendable {
  case success, failure
}

/// A launch with its summary, which is read only when its page is opened.
public struct LaunchDetail: Hashable, Codable, Sendable {
  /// The launch.
  public let launch: Launch
  /// The summary.
  public let summary: String

  /// Creates a launch with its summary.
  public init(launch: Launch, summary: String) {
    self.launch = launch
    self.summary = summary
  }
}
