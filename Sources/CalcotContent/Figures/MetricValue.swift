/// A prominent number with its name and its change.
public struct MetricValue: Equatable, Sendable {
  /// The name of the number.
  public let label: String
  /// The number, as it is displayed.
  public let value: String
  /// The change; nil if there is none to show.
  public let trend: Trend?

  package init(label: String, value: String, trend: Trend?) {
    self.label = label
    self.value = value
    self.trend = trend
  }
}

/// The change of a number.
public struct Trend: Hashable, Sendable {
  /// The direction of a change.
  public enum Direction: String, Hashable, Sendable { case up, down, level }

  /// The direction.
  public let direction: Direction
  /// The change in words, such as "2 km more than last week".
  public let text: String

  private init(_ direction: Direction, _ text: String) {
    self.direction = direction
    self.text = text
  }

  /// Returns a change to a higher number.
  public static func up(_ text: String) -> Trend { Trend(.up, text) }
  /// Returns a change to a lower number.
  public static func down(_ text: String) -> Trend { Trend(.down, text) }
  /// Returns a trend for a number that has not changed.
  public static func level(_ text: String) -> Trend { Trend(.level, text) }

  /// A sign of the direction that is one column wide.
  package var sign: String {
    switch direction {
    case .up: "▲"
    case .down: "▼"
    case .level: "▬"
    }
  }
}
