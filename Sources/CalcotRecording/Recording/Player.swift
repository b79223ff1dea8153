import Calcot
import CalcotContent

/// The inputs from outside in a replay: the recorded answers, values and events.
package final class Player: Sendable {
  private struct State {
    /// The numbers of the recorded calls that the app has not made yet, by their names, the next one last.
    var calls: [String: [Int]] = [:]
    var names: [Int: String] = [:]
    /// The values that the app has not read yet, by their names, the next one last.
    var values: [String: [RecordedEntry]] = [:]
    var made: Set<Int> = []
    var outcomes: [Int: RecordedEntry] = [:]
    var waiting: [Int: @Sendable (RecordedEntry) -> Void] = [:]
    var problems: [String] = []

    /// Returns the number of the first recorded call with a name that the app has not made yet. The
    /// recorded name may be partly masked.
    mutating func takeCall(_ name: String) -> Int? {
      let known =
        calls[name]?.isEmpty == false
        ? name : calls.keys.sorted().first { calls[$0]?.isEmpty == false && $0.isMasking(name) }
      return known.flatMap { calls[$0]?.popLast() }
    }
  }

  private let state: Locked<State>
  private let isReportedAtOnce: Bool
  /// A Boolean value that indicates whether the app may go on after the end of the recording,
  /// because it breaks off.
  private let isCutOff: Bool
  @MainActor private var events: [String: ObserverSet<RecordedEntry>] = [:]

  /// - Parameter answersAtOnce: A Boolean value that indicates whether calls are answered when they
  ///   are made; otherwise by ``give(_:)``.
  package init(_ recording: Recording, answersAtOnce: Bool = false) {
    var state = State()
    for entry in recording.entries {
      switch entry.content {
      case .call(let number, let name):
        state.calls[name, default: []].append(number)
        state.names[number] = name
      case .value(let name): state.values[name, default: []].append(entry)
      case .answer(let call), .failure(let call):
        if answersAtOnce { state.outcomes[call] = entry }
      default: break
      }
    }
    state.calls = state.calls.mapValues { Array($0.reversed()) }
    state.values = state.values.mapValues { Array($0.reversed()) }
    self.state = Locked(state)
    isReportedAtOnce = answersAtOnce
    isCutOff = recording.interruption != nil
  }

  /// The calls and values that the recording lacks, or that cannot be read.
  package var problems: [String] { state.withLock { $0.problems } }

  /// Returns a Boolean value that indicates whether the app has made a call.
  package func isMade(_ call: Int) -> Bool { state.withLock { $0.made.contains(call) } }

  /// The names of the calls that the app has made, except for those with these numbers.
  package func callsMade(besides known: Set<Int>) -> [String] {
    state.withLock { state in
      state.made.subtracting(known).sorted().compactMap { state.names[$0] }
    }
  }

  /// Answers a call that the app has made.
  package func give(_ entry: RecordedEntry, to call: Int) {
    let resume = state.withLock { state in
      state.outcomes[call] = entry
      return state.waiting.removeValue(forKey: call)
    }
    resume?(entry)
  }

  /// Notifies the observers of an event.
  @MainActor package func tell(_ entry: RecordedEntry, named name: String) {
    events[name]?.notify(entry)
  }

  // MARK: The app's side

  /// Returns the outcome of the first recorded call with a name that the app has not made yet, once
  /// it is given. Does not return if there is none, or if it cannot be read.
  func outcome<Value: Decodable & Sendable, Failure: Error & Decodable>(
    of name: String, _: Value.Type, _: Failure.Type,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Value, Failure> {
    let number = state.withLock { $0.takeCall(name) }
    guard let number else {
      noteMissing("it calls \"\(name)\", which the recording has no more answer for")
      return await Self.never()
    }
    let entry = await entry(of: number)
    do throws(RecordingError) {
      if case .failure = entry.content { return .failure(try entry.payload(as: Failure.self)) }
      return .success(try entry.payload(as: Value.self))
    } catch {
      note("the outcome of \"\(name)\" cannot be read: \(error)")
      return await Self.never()
    }
  }

  /// Returns the next recorded value with a name.
  func value<Value: Decodable>(_ name: String) -> Value? {
    let entry = state.withLock { state -> RecordedEntry? in
      guard let next = state.values[name]?.last else { return nil }
      // NB: the last one stays, so that an app that asks more often gets a likely value.
      if state.values[name]?.count ?? 0 > 1 { state.values[name]?.removeLast() }
      return next
    }
    guard let entry else {
      noteMissing("it reads \"\(name)\", which the recording has no value of")
      return nil
    }
    do throws(RecordingError) { return try entry.payload(as: Value.self) } catch {
      note("the value of \"\(name)\" cannot be read: \(error)")
      return nil
    }
  }

  /// Notifies `observers` of the recorded events with a name, as long as somebody holds them.
  @MainActor
  func addObservers<Event, Value: Decodable>(
    _ observers: ObserverSet<Event>, of name: String, read: @escaping (Value) -> Event
  ) {
    let recorded = events[name] ?? ObserverSet()
    events[name] = recorded
    recorded.add(for: observers) { [weak self] observers, entry in
      do throws(RecordingError) {
        observers.notify(read(try entry.payload(as: Value.self)))
      } catch { self?.note("the event \"\(name)\" cannot be read: \(error)") }
    }
  }

  // NB: on the caller's actor, as is everything on the way here: a hop to another thread and back would
  // shuffle the calls of tasks that take turns.
  private func entry(
    of call: Int, isolation: isolated (any Actor)? = #isolation
  ) async -> RecordedEntry {
    // NB: unsafe, because a checked one complains of calls that are still open when a replay ends.
    return await withUnsafeContinuation { continuation in
      let known = state.withLock { state -> RecordedEntry? in
        state.made.insert(call)
        if let entry = state.outcomes[call] { return entry }
        // NB: parked with the lock held, so that an idle app has made its call.
        let parking = Parking()
        state.waiting[call] = { entry in
          parking.end()
          continuation.resume(returning: entry)
        }
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func noteMissing(_ problem: String) { if !isCutOff { note(problem) } }

  private func note(_ problem: String) {
    state.withLock { $0.problems.append(problem) }
    if isReportedAtOnce { reportToStandardError("In this run, \(problem).") }
  }

  /// Never returns, like a service that does not answer.
  private static func never<Value>(
    isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    _ = Parking()
    return await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
  }
}
