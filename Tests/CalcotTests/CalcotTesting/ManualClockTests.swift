import Calcot
import CalcotTesting
import Testing

@Suite("A clock that a test moves")
@MainActor
struct ManualClockTests {
  let clock = ManualClock()
  let log = Recorder<String>()

  @Test func `wakes those whose deadline has come, and nobody early`() async {
    let tasks = [3, 1, 2].map { seconds in
      Task { [clock, log] in
        try? await clock.sleep(for: .seconds(seconds))
        log.values.append("\(seconds)")
      }
    }
    while clock.sleepers < 3 { await Task.yield() }
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleepers == 3)
    clock.advance(by: .milliseconds(1))
    await tasks[1].value
    #expect(log.values == ["1"])
    clock.advance(by: .seconds(1))
    await tasks[2].value
    clock.advance(by: .seconds(4))
    for task in tasks { await task.value }
    #expect(log.values == ["1", "2", "3"])
    #expect(ManualClock().now.duration(to: clock.now) == .seconds(6))
  }

  @Test(
    "wakes those of one advance in the order of their deadlines, and then of their arrival",
    arguments: [[3, 1, 5, 2, 4], [1, 1, 1, 1, 1]])
  func order(seconds: [Int]) async {
    let rounds = RandomSeed.rounds(1_000)
    var mistakes = 0
    for _ in 0..<rounds {
      log.values = []
      var tasks: [Task<Void, Never>] = []
      for (number, seconds) in seconds.enumerated() {
        tasks.append(
          Task { [clock = clock as any Clock<Duration>, log] in
            try? await clock.sleep(for: .seconds(seconds))
            log.values.append("\(seconds) \(number)")
          })
        while clock.sleepers < tasks.count { await Task.yield() }
      }
      clock.advance(by: .seconds(2))
      clock.advance(by: .seconds(3))
      for task in tasks { await task.value }
      if log.values != log.values.sorted() { mistakes += 1 }
    }
    // NB: on a busy machine a thread may be stopped between a sleeper's waking and its return.
    #expect(mistakes <= max(rounds / 50, 3))
  }

  @Test func `lets nobody sleep who is late or cancelled`() async {
    clock.advance(by: .seconds(1))
    await #expect(throws: Never.self) {
      try await clock.sleep(until: ManualClock().now)
    }
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
    }
    while clock.sleepers < 1 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `loses no cancellation that comes from elsewhere while a sleeper lies down`() async {
    for _ in 0..<RandomSeed.rounds(2_000) {
      let task = Task.detached { [clock] in try await clock.sleep(for: .seconds(1)) }
      let canceller = Task.detached { task.cancel() }
      await canceller.value
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(clock.sleepers == 0)
  }

  @Test func `is not waited for when an app settles`() async {
    let pages = Pages()
    pages.scope(0)?.task { [clock, log] in
      try? await clock.sleep(for: .seconds(1))
      log.values.append("slept")
    }
    await pages.app.settle()
    #expect(log.values.isEmpty)
    clock.advance(by: .seconds(1))
    await pages.app.settle()
    #expect(log.values == ["slept"])
  }
}
