import Calcot
import Foundation
import Observation

enum Role: CaseIterable, Sendable { case doctor, reception }

enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  func callAsFunction(_ english: String, _ german: String) -> String {
    self == .english ? english : german
  }
}

/// The user, and how she reads: kept on the device.
@MainActor @Observable
final class Session {
  var isSignedIn = false { didSet { didChange.notify() } }
  var role = Role.doctor { didSet { didChange.notify() } }
  var isInBackground = false { didSet { didChange.notify() } }
  var language = Language.english
  var zone = "Europe/Vienna"
  @ObservationIgnored let didChange = ObserverSet<Void>()

  /// Returns the day and the time, such as "Mon 09:00".
  func time(_ date: Date, in zone: TimeZone? = nil) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? TimeZone(identifier: self.zone) ?? .gmt
    let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
    let days = language("Sun Mon Tue Wed Thu Fri Sat", "So Mo Di Mi Do Fr Sa").split(separator: " ")
    let clock = [parts.hour ?? 0, parts.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(days[(parts.weekday ?? 1) - 1]) \(clock.joined(separator: ":"))"
  }
}
