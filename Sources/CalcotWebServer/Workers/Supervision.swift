#if Web
  /// The supervisor's record of its workers, which decides when each of them is started.
  ///
  /// One worker starts at a time, so that many that end together do not come back together. A
  /// worker that ends before it is ready, or soon after, waits twice as long as the last time.
  struct Supervision {
    typealias Instant = ContinuousClock.Instant

    private enum State: Equatable {
      case waiting(until: Instant)
      case starting(since: Instant)
      case ready(since: Instant)
      /// The worker is about to end by itself, and takes no more connections.
      case leaving(since: Instant)
      /// The worker has ended and does not start again.
      case over
    }

    private struct Worker {
      var state: State
      /// The number of times in a row that it has ended too soon.
      var soon = 0
      /// The number of times that it has been started.
      var starts = 0
      /// The time of its last sign of life; `nil` if none is expected of it.
      var heard: Instant?
      /// A Boolean value that indicates whether it has given a sign of life since its start.
      var hasBeaten = false
    }

    /// The time after which the end of a ready worker no longer counts as too soon.
    static let settled = Duration.seconds(10)
    /// The shortest and the longest time between the end of a worker and its next start.
    static let delays = (first: Duration.milliseconds(100), most: Duration.seconds(10))
    /// The longest time for which the start of one worker keeps the others from starting.
    static let turn = Duration.seconds(10)
    /// The number of ends at which the supervisor gives up if no worker has ever been ready.
    static let hopeless = 5
    /// The time without a sign of life after which a worker that has given one hangs.
    static let patience = Duration.seconds(5)
    /// The time from its start after which a worker without a sign of life hangs: long, because the
    /// program may do much before it serves.
    static let starting = Duration.seconds(600)
    /// The interval at which a worker gives a sign of life, and the supervisor looks for them.
    static let beat = Duration.seconds(1)

    private var workers: [Worker]
    private var lastLook: Instant?
    private var isDraining = false
    private var hasServed = false
    private var failures = 0

    /// Creates the supervision of workers, all of which are to be started now.
    init(count: Int, now: Instant) {
      workers = Array(repeating: Worker(state: .waiting(until: now)), count: count)
    }

    /// The workers that take connections.
    var ready: [Int] { workers.indices.filter(isReady) }

    func isReady(_ worker: Int) -> Bool {
      if case .ready = workers[worker].state { true } else { false }
    }

    /// Returns how often a worker has been replaced.
    func restarts(of worker: Int) -> Int { max(workers[worker].starts - 1, 0) }

    /// A Boolean value that indicates whether the supervisor gives up, since no worker begins to
    /// serve.
    var isHopeless: Bool { !hasServed && failures >= Self.hopeless }

    /// A Boolean value that indicates whether all workers have ended for good.
    var isOver: Bool { workers.allSatisfy { $0.state == .over } }

    /// Returns the worker that is to be started now, and marks it as starting; `nil` if there is
    /// none.
    mutating func next(_ now: Instant) -> Int? {
      guard !isHopeless, nextTurn(now) <= now else { return nil }
      let due = workers.indices.first { worker in
        if case .waiting(let until) = workers[worker].state { until <= now } else { false }
      }
      guard let due else { return nil }
      workers[due].state = .starting(since: now)
      workers[due].starts += 1
      workers[due].heard = now
      return due
    }

    /// Returns the time of the next start; `nil` if no worker waits for one.
    func due(_ now: Instant) -> Instant? {
      let times = workers.compactMap { worker in
        if case .waiting(let until) = worker.state { until } else { nil }
      }
      return times.min().map { max($0, nextTurn(now)) }
    }

    /// Records that a worker serves.
    mutating func becameReady(_ worker: Int, _ now: Instant) {
      guard case .starting = workers[worker].state else { return }
      workers[worker].state = .ready(since: now)
      // NB: a worker of another version may give none.
      workers[worker].heard = workers[worker].hasBeaten ? now : nil
      hasServed = true
    }

    /// Records a sign of life of a worker.
    mutating func heard(_ worker: Int, _ now: Instant) {
      workers[worker].hasBeaten = true
      switch workers[worker].state {
      case .ready: workers[worker].heard = now
      case .starting where workers[worker].heard != nil: workers[worker].heard = now
      case .leaving where workers[worker].heard != nil: workers[worker].heard = now
      case .waiting, .starting, .leaving, .over: break
      }
    }

    /// Returns the workers that hang since the last call. Call it about every ``beat``.
    mutating func hung(_ now: Instant) -> [Int] {
      let watched = workers.indices.filter { workers[$0].heard != nil }
      // NB: A supervisor that was halted, with the whole machine perhaps, has heard nothing either.
      if let lastLook, lastLook.duration(to: now) > Self.patience / 2 {
        for worker in watched { workers[worker].heard = now }
      }
      lastLook = now
      let hung = watched.filter {
        let patience = workers[$0].hasBeaten ? Self.patience : Self.starting
        return workers[$0].heard.map { $0.duration(to: now) >= patience } ?? false
      }
      for worker in hung { workers[worker].heard = nil }
      return hung
    }

    /// Returns the time of the next look for hung workers; `nil` if no worker is watched.
    func nextLook(_ now: Instant) -> Instant? {
      workers.contains { $0.heard != nil } ? (lastLook ?? now).advanced(by: Self.beat) : nil
    }

    /// Records that a worker is about to end. When all are to end, there is a time for that, and no
    /// sign of life is expected until then.
    mutating func leaves(_ worker: Int) {
      guard case .ready(let since) = workers[worker].state else { return }
      workers[worker].state = .leaving(since: since)
      if isDraining { workers[worker].heard = nil }
    }

    /// Records that a worker has ended, and returns how long it waits for its next start; `nil` if
    /// it is not to be started again.
    @discardableResult
    mutating func ended(_ worker: Int, _ now: Instant) -> Duration? {
      workers[worker].heard = nil
      workers[worker].hasBeaten = false
      guard !isDraining else {
        workers[worker].state = .over
        return nil
      }
      switch workers[worker].state {
      case .ready(let since), .leaving(let since):
        workers[worker].soon =
          since.duration(to: now) >= Self.settled ? 0 : workers[worker].soon + 1
      case .waiting, .starting, .over:
        workers[worker].soon += 1
        failures += 1
      }
      let delay = Self.delay(after: workers[worker].soon)
      workers[worker].state = .waiting(until: now.advanced(by: delay))
      return delay
    }

    /// Stops starting workers.
    mutating func drain() {
      isDraining = true
      for worker in workers.indices {
        switch workers[worker].state {
        case .waiting: workers[worker].state = .over
        case .leaving, .starting: workers[worker].heard = nil
        case .ready, .over: break
        }
      }
    }

    /// Returns the time from which another worker may start.
    private func nextTurn(_ now: Instant) -> Instant {
      let starts = workers.compactMap { worker in
        if case .starting(let since) = worker.state { since.advanced(by: Self.turn) } else { nil }
      }
      return starts.max() ?? now
    }

    private static func delay(after soon: Int) -> Duration {
      guard soon > 0 else { return .zero }
      return min(delays.first * (1 << min(soon - 1, 20)), delays.most)
    }
  }
#endif
