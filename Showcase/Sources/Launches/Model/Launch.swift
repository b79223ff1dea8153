/// A rocket that was launched.
public struct Launch: Hashable, Sendable, Identifiable {
  /// Identifies a launch, such as "apollo-11".
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  /// What it was for, such as "Apollo 11".
  public let mission: String
  public let date: LaunchDate
  public let rocket: String
  public let site: String
  public let outcome: LaunchOutcome

  /// A launch of which this is known.
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

/// Whether the rocket brought what it carried to where it was meant to go.
public enum LaunchOutcome: String, Hashable, Codable, Sendable {
  case success, failure
}

/// A launch with the words about it, which are read only when its page is opened.
public struct LaunchDetail: Hashable, Sendable {
  public let launch: Launch
  public let summary: String

  /// A launch and what is said about it.
  public init(launch: Launch, summary: String) {
    self.launch = launch
    self.summary = summary
  }
}
