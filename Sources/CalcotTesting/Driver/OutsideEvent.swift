/// Something that happens outside the app while it is used: a clock that goes on, a change by somebody
/// else, another language.
///
/// An exploration makes it happen between the user's moves, and once more after the app has ended.
///
/// ```swift
/// let clock = ManualClock()
/// let session = Session(role: .doctor)
/// return TestApp(ClinicCoordinator(clock: clock, session: session))
///   .with(
///     OutsideEvent("an hour passes") { clock.advance(by: .seconds(3600)) },
///     .role(Role.allCases) { session.role = $0 },
///     .language(["en", "de"]) { session.language = $0 })
/// ```
public struct OutsideEvent: Sendable {
  /// The meaning of an event for the rules of an exploration.
  package enum Kind: Sendable, Equatable {
    case event, setting, timeZone
    /// A language; the texts are the same in several.
    case language(same: Set<String>)
    /// The answers of a service.
    case connection
  }

  /// The move that makes the event happen.
  package struct Move: Sendable {
    package let name: String
    package let kind: Kind
    /// The setting, and its value after the move; nil for an event that sets nothing.
    package let setting: (name: String, value: String)?
    let body: @MainActor @Sendable () -> Void
  }

  let moves: [Move]

  /// Creates an event with a name, which is that of the move in a report.
  public init(_ name: String, body: @escaping @MainActor @Sendable () -> Void) {
    moves = [Move(name: name, kind: .event, setting: nil, body: body)]
  }

  init<Value: Sendable>(
    _ name: String, _ kind: Kind, _ values: [Value],
    change: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    moves = values.map { value in
      Move(name: "\(name): \(value)", kind: kind, setting: (name, "\(value)")) { change(value) }
    }
  }

  /// Returns an event for each value of something outside. The app starts with the first one.
  public static func setting<Value: Sendable>(
    _ name: String, _ values: [Value], change: @escaping @MainActor @Sendable (Value) -> Void
  ) -> OutsideEvent {
    OutsideEvent(name, .setting, values, change: change)
  }

  /// Returns an event for each role of the user. The app starts with the first one. See
  /// `AppRule.neverShows(_:as:)`.
  public static func role<Role: Sendable>(
    _ roles: [Role], change: @escaping @MainActor @Sendable (Role) -> Void
  ) -> OutsideEvent {
    OutsideEvent(roleName, .setting, roles, change: change)
  }

  package static let roleName = "role"

  /// Returns an event for each language. The app starts with the first one, and an exploration reports
  /// the texts of a screen's own that are the same in two.
  ///
  /// - Parameter same: The texts that are the same in several languages, such as names.
  public static func language<Language: Sendable>(
    _ languages: [Language], except same: Set<String> = [],
    change: @escaping @MainActor @Sendable (Language) -> Void
  ) -> OutsideEvent {
    OutsideEvent("language", .language(same: same), languages, change: change)
  }

  /// Returns an event for each time zone, of which no two have the same time. The app starts with the
  /// first one, and an exploration reports the times of day that do not follow it.
  public static func timeZone<Zone: Sendable>(
    _ zones: [Zone], change: @escaping @MainActor @Sendable (Zone) -> Void
  ) -> OutsideEvent {
    OutsideEvent("time zone", .timeZone, zones, change: change)
  }

  /// Returns the events that the app goes to the background, and comes back.
  public static func background(
    change: @escaping @MainActor @Sendable (_ isInBackground: Bool) -> Void
  ) -> OutsideEvent {
    OutsideEvent("in the background", .setting, [false, true], change: change)
  }
}

/// The events outside a test app, and the present values of its settings.
@MainActor
package final class OutsideEvents {
  package private(set) var moves: [OutsideEvent.Move] = []
  package private(set) var settings: [String: String] = [:]
  package private(set) var connections: [FakeConnection] = []

  func add(_ event: OutsideEvent) {
    moves += event.moves
    if let first = event.moves.first?.setting { settings[first.name] = first.value }
  }

  func add(_ connection: FakeConnection) {
    connections.append(connection)
    add(connection.events)
  }

  /// The moves that change something: those of a setting whose value is another one.
  package var possible: [OutsideEvent.Move] {
    moves.filter { move in move.setting.map { settings[$0.name] != $0.value } ?? true }
  }

  /// Returns the move with a name.
  package func move(_ name: String) -> OutsideEvent.Move? { moves.first { $0.name == name } }

  /// Makes an event happen.
  package func make(_ move: OutsideEvent.Move) {
    if let setting = move.setting { settings[setting.name] = setting.value }
    move.body()
  }
}
