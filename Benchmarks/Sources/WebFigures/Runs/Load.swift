import NIOCore

/// A load of many simultaneous users who each act now and then.
struct Load {
  let sessions: Int
  let seconds: Int
  var seed: UInt64 = 1

  struct Figures {
    var events: Int
    var times: Times
    /// Descriptions of events that were answered late, out of order or not at all.
    var mistakes: [String]
    /// The number of cores that the server kept busy.
    var cores: Double
    var bytesPerSession: Double
    var peak: Int
  }

  func run(_ server: ServerProcess) async throws -> Figures {
    let client = OverSockets<CalcotSpeaker>(server)
    let idle = server.residentSize
    let all = try await client.beginMany(sessions)
    let (before, clock) = (server.processorTime, ContinuousClock())
    let start = clock.now
    let end = NIODeadline.now() + .seconds(Int64(seconds))
    var random = SplitMix(state: seed)
    let finished = all.map { session in
      Person(session, random: SplitMix(state: random.next()), until: end).begin()
    }
    try await EventLoopFuture.andAllComplete(finished, on: Client.loop).get()
    let took = start.duration(to: clock.now) / .seconds(1)
    let cores = (server.processorTime - before) / took
    let peak = server.residentSize
    let figures = try await Client.loop.submit {
      Figures(
        events: all.reduce(0) { $0 + $1.answered }, times: Times(all.flatMap(\.times)),
        mistakes: all.flatMap(\.mistakes), cores: cores,
        bytesPerSession: Double(peak - idle) / Double(sessions), peak: peak)
    }.get()
    try? await client.close(all)
    return figures
  }
}

/// A user who acts about once a second until a deadline, and then waits for outstanding responses.
// NB: unchecked, because everything happens on one event loop.
private final class Person: @unchecked Sendable {
  private let session: Session<CalcotSpeaker>
  private let done: EventLoopPromise<Void>
  private let end: NIODeadline
  private var random: SplitMix
  private var sent = 0

  init(_ session: Session<CalcotSpeaker>, random: SplitMix, until end: NIODeadline) {
    self.session = session
    self.random = random
    self.end = end
    done = Client.loop.makePromise()
  }

  func begin() -> EventLoopFuture<Void> {
    Client.loop.execute { self.waitAndAct() }
    return done.futureResult
  }

  private func waitAndAct() {
    let pause = Int64.random(in: 0...2_000_000_000, using: &random)
    let next = NIODeadline.now() + .nanoseconds(pause)
    guard next < end else {
      Client.loop.scheduleTask(deadline: end) { self.finish() }
      return
    }
    Client.loop.scheduleTask(deadline: next) {
      self.sent += 1
      self.session.sendEvent()
      self.waitAndAct()
    }
  }

  /// NB: an event that is never answered ends the wait after half a minute.
  private func finish() {
    guard session.isWaiting, session.mistakes.isEmpty else { return done.succeed() }
    guard NIODeadline.now() < end + .seconds(30) else {
      session.note("\(sent - session.answered) events without an answer")
      return done.succeed()
    }
    Client.loop.scheduleTask(in: .milliseconds(50)) { self.finish() }
  }
}

/// Random numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
