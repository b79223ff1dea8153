public import Foundation

/// A clock, and the formats in which the user reads its time.
public struct WallClock: Sendable {
  /// Returns the current time.
  public let now: @Sendable () -> Date
  /// The time zone in which times are shown.
  public let timeZone: TimeZone

  /// Creates a clock that shows `now` in `timeZone`.
  public init(now: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// The machine's own clock.
  public static let system = WallClock(now: { Date() }, timeZone: .current)

  /// Returns hours and minutes, such as 14:05.
  public func hoursAndMinutes(of date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970) + timeZone.secondsFromGMT(for: date)
    let minutes = ((seconds % 86_400 + 86_400) % 86_400) / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// Dependencies that include a clock.
public protocol HasWallClock {
  /// The clock.
  var wallClock: WallClock { get }
}
