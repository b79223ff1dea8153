import Calcot
import CalcotTesting
import CalcotWeb

/// The points at which a test stops what a site does, until it opens them.
@MainActor
final class Stops {
  /// A point: a question to the store before and after the store has answered it, the question who
  /// a browser is, or the work of a screen.
  enum Point: Sendable {
    case identify, load
    case takeAsked, taken
    case keepAsked, kept
    case endAsked, ended
  }

  private var closed: Point?
  private var stopped: [CheckedContinuation<Void, Never>] = []

  /// Stops whoever comes to a point.
  func close(_ point: Point?) { closed = point }

  /// Lets everybody go on, those who have come last first.
  func open() {
    closed = nil
    let leaving = stopped.reversed()
    stopped = []
    for continuation in leaving { continuation.resume() }
  }

  /// Stops if the point is closed. NB: not parked, so that settling waits for it.
  func pass(_ point: Point) async {
    guard point == closed else { return }
    await withCheckedContinuation { stopped.append($0) }
  }

  /// Returns a Boolean value that indicates whether somebody has stopped after a number of turns.
  func hasStopped() async -> Bool { await Turns.pass { !stopped.isEmpty } }
}

/// Work that a test has started, and that it waits for as many turns as it will.
@MainActor
final class Errand<Value> {
  /// The result of the work; `nil` while it is under way.
  private(set) var value: Value?
  private var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async -> Value) {
    task = Task { value = await work() }
  }

  func cancel() { task?.cancel() }

  var isDone: Bool { value != nil }

  /// Returns a Boolean value that indicates whether the work is over after a number of turns.
  func isOver() async -> Bool { await Turns.pass { isDone } }
}

/// A store of sessions whose questions stop.
final class SteppedSessions: SessionKeeping {
  /// The number of writings.
  let writings = Locked(0)
  private let store: MemorySessions
  private let stops: Stops

  init(_ table: MemorySessions.Table, server: String = "1", _ stops: Stops) {
    (store, self.stops) = (MemorySessions(table, server: server), stops)
  }

  func keep(_ sessions: [KeptSession]) async throws -> Set<String> {
    await stops.pass(.keepAsked)
    writings.withLock { $0 += 1 }
    let lost = try await store.keep(sessions)
    await stops.pass(.kept)
    return lost
  }

  func take(_ id: String, for owner: String) async throws -> TakenSession? {
    await stops.pass(.takeAsked)
    let taken = try await store.take(id, for: owner)
    await stops.pass(.taken)
    return taken
  }

  func end(_ ids: [String]) async throws {
    await stops.pass(.endAsked)
    try await store.end(ids)
    await stops.pass(.ended)
  }

  func refresh(forgettingAfter time: Duration) async throws -> Int {
    try await store.refresh(forgettingAfter: time)
  }
}
