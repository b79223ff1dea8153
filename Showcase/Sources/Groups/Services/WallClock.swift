public import Foundation

/// What time it is, and how a person reads it.
public struct WallClock: Sendable {
  /// The present moment.
  public let now: @Sendable () -> Date
  /// The time zone in which times are shown.
  public let timeZone: TimeZone

  /// A clock that shows `now` in `timeZone`.
  public init(now: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// The machine's own clock.
  public static let system = WallClock(now: { Date() }, timeZone: .current)

  /// Hours and minutes, such as 14:05.
  public func hoursAndMinutes(of date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970) + timeZone.secondsFromGMT(for: date)
    let minutes = ((seconds % 86_400 + 86_400) % 86_400) / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// Dependencies that include a clock.
public protocol HasWallClock {
  /// What time it is.
  var wallClock: WallClock { get }
}
