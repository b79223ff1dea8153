public import Calcot

/// The inputs of an app from outside besides those of its user: the answers of its services,
/// events, the time and random numbers.
///
/// An app's composition root passes each service through it, so that a ``Recorder`` records the
/// inputs, and a replay returns the same ones without the service:
///
/// ```swift
/// struct RecordedWeather: WeatherService {
///   let base: any WeatherService
///   let outside: Outside
///
///   func forecast(for city: City) async throws(WeatherError) -> Forecast {
///     try await outside.answer("forecast \(city.name)") { () async throws(WeatherError) in
///       try await base.forecast(for: city)
///     }
///   }
/// }
/// ```
public final class Outside: Sendable {
  private enum Mode: Sendable {
    case live
    case recording(RecordingLog)
    case replaying(Player)
  }

  private let mode: Mode

  private init(_ mode: Mode) { self.mode = mode }

  convenience init(recordingTo log: RecordingLog) { self.init(.recording(log)) }

  /// Creates an outside that returns what a player has recorded.
  package convenience init(_ player: Player) { self.init(.replaying(player)) }

  /// An outside that uses the services themselves and records nothing.
  public static let live = Outside(.live)

  /// Returns an outside that answers each call at once from a recording, for a test with the
  /// services of a recorded run. A call that the recording does not have never returns, and is
  /// reported on the standard error.
  public static func answers(of recording: Recording) -> Outside {
    Outside(Player(recording, answersAtOnce: true))
  }

  /// Returns the answer of a service.
  ///
  /// - Parameters:
  ///   - call: The name of the method, with its arguments, in one line. In a replay the calls of
  ///     one name are answered in their order.
  ///   - hiding: A closure that returns the answer without its secrets, for the recording and so
  ///     for a replay.
  ///   - body: A closure that calls the service. It is not called in a replay.
  /// - Throws: The error of the service.
  public func answer<Value: Codable & Sendable, Failure: Error & Codable>(
    _ call: String, isolation: isolated (any Actor)? = #isolation,
    hiding: (Value) -> Value = { $0 }, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    switch mode {
    case .live: return try await body()
    case .recording(let log):
      let number = log.addCall(call)
      do throws(Failure) {
        let value = try await body()
        log.add("answer", Payload(name: nil, call: number, value: hiding(value)), name: call)
        return value
      } catch {
        log.add("failure", Payload(name: nil, call: number, value: error), name: call)
        throw error
      }
    case .replaying(let player):
      switch await player.outcome(of: call, Value.self, Failure.self) {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// Calls a service whose method returns no value.
  public func answer<Failure: Error & Codable>(
    _ call: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Void
  ) async throws(Failure) {
    _ = try await answer(call) { () async throws(Failure) -> Bool in
      try await body()
      return true
    }
  }

  /// Returns a value that is available at once, such as the time.
  ///
  /// ```swift
  /// WallClock(now: { outside.value("now") { Date() } })
  /// ```
  public func value<Value: Codable>(_ name: String, _ make: () -> Value) -> Value {
    switch mode {
    case .live: return make()
    case .recording(let log):
      let value = make()
      log.add("value", Payload(name: name, call: nil, value: value), name: name)
      return value
    case .replaying(let player): return player.value(name) ?? make()
    }
  }

  /// Returns observers that are notified of the events of a service, as long as somebody holds them;
  /// in a replay, of those of the recorded service.
  @MainActor
  public func events<Payload: Codable>(
    _ name: String, of service: ObserverSet<Payload>
  ) -> ObserverSet<Payload> {
    events(name, of: service, written: { $0 }, read: { $0 })
  }

  /// Returns observers of events without a value.
  @MainActor
  public func events(_ name: String, of service: ObserverSet<Void>) -> ObserverSet<Void> {
    events(name, of: service, written: { _ in true }, read: { (_: Bool) in })
  }

  /// Returns observers of events that are recorded as other values.
  @MainActor
  private func events<Event, Value: Codable>(
    _ name: String, of service: ObserverSet<Event>, written: @escaping (Event) -> Value,
    read: @escaping (Value) -> Event
  ) -> ObserverSet<Event> {
    if case .live = mode { return service }
    let observers = ObserverSet<Event>()
    switch mode {
    case .live: break
    case .recording(let log):
      // NB: weakly, because a service may be shared, and outlive the app.
      service.add(for: observers) { observers, event in
        log.add("event", Payload(name: name, call: nil, value: written(event)), name: name)
        observers.notify(event)
      }
    case .replaying(let player):
      player.addObservers(observers, of: name, read: read)
    }
    return observers
  }

  /// Returns a clock whose sleeps and times are recorded, for timers, delays and debouncing.
  public func clock(_ clock: any Clock<Duration>) -> any Clock<Duration> {
    if case .live = mode { clock } else { OutsideClock(outside: self, base: clock) }
  }

  /// Random numbers of the system, which a replay repeats.
  public var randomNumbers: some RandomNumberGenerator { OutsideNumbers(outside: self) }
}

private struct OutsideNumbers: RandomNumberGenerator {
  let outside: Outside

  mutating func next() -> UInt64 {
    outside.value("random number") { UInt64.random(in: .min ... .max) }
  }
}
