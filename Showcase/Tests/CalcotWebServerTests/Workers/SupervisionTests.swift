import Testing

@testable import CalcotWebServer

@Suite("When a worker starts")
struct SupervisionTests {
  private let start = ContinuousClock.now
  private func after(_ seconds: Double) -> ContinuousClock.Instant {
    start.advanced(by: .seconds(seconds))
  }

  @Test func `workers start one at a time, each when the one before serves`() {
    var workers = Supervision(count: 3, now: start)
    #expect(workers.next(start) == 0)
    #expect(workers.next(start) == nil)
    workers.becameReady(0, after(1))
    #expect(workers.next(after(1)) == 1)
    #expect(workers.ready == [0])
    // One that hangs does not keep the others away for ever.
    #expect(workers.next(after(10.9)) == nil)
    #expect(workers.due(after(1)) == after(11))
    #expect(workers.next(after(11)) == 2)
  }

  @Test func `a worker that has served for a while is restarted at once`() {
    var workers = served(1, at: 0)
    #expect(workers.ended(0, after(3_600)) == .zero)
    #expect(workers.next(after(3_600)) == 0)
    #expect(workers.restarts(of: 0) == 1)
  }

  @Test func `a worker that ends soon waits longer before each restart, up to a limit`() {
    var workers = served(1, at: 0)
    var time = 1.0
    var delays: [Duration] = []
    for _ in 0..<12 {
      guard let delay = workers.ended(0, after(time)) else { break }
      delays.append(delay)
      time += 100
      #expect(workers.next(after(time)) == 0)
      workers.becameReady(0, after(time))
      time += 1
    }
    let first = [100, 200, 400, 800, 1_600, 3_200, 6_400].map { Duration.milliseconds($0) }
    #expect(Array(delays.prefix(7)) == first)
    #expect(Array(delays.dropFirst(7)) == Array(repeating: .seconds(10), count: 5))
  }

  @Test func `workers that end together are restarted one after the other`() {
    var workers = served(4, at: 0)
    for worker in 0..<4 { workers.ended(worker, after(60)) }
    #expect(workers.ready.isEmpty)
    #expect(workers.next(after(60)) == 0)
    #expect(workers.next(after(61)) == nil)
    workers.becameReady(0, after(62))
    #expect(workers.next(after(62)) == 1)
  }

  @Test func `the server is given up if no worker ever serves, and never if one does`() {
    var hopeless = Supervision(count: 2, now: start)
    var hopeful = served(2, at: 0)
    for time in 1...5 {
      for worker in 0..<2 {
        _ = hopeless.next(after(Double(time) * 20))
        hopeless.ended(worker, after(Double(time) * 20))
        hopeful.ended(1, after(Double(time) * 20))
        _ = hopeful.next(after(Double(time) * 20 + 15))
      }
    }
    #expect(hopeless.isHopeless && hopeless.next(after(1_000)) == nil)
    #expect(!hopeful.isHopeless && hopeful.ready == [0])
  }

  @Test func `a worker that leaves gets nothing more, and is replaced when it has ended`() {
    var workers = served(2, at: 0)
    workers.leaves(1)
    #expect(workers.ready == [0])
    #expect(workers.next(after(60)) == nil)
    #expect(workers.ended(1, after(60)) == .zero)
    #expect(workers.next(after(60)) == 1)
  }

  @Test func `no worker is restarted when all are to end`() {
    var workers = served(2, at: 0)
    workers.ended(1, after(1))
    workers.drain()
    #expect(!workers.isOver)
    #expect(workers.next(after(100)) == nil)
    #expect(workers.ended(0, after(101)) == nil)
    #expect(workers.isOver)
  }

  @Test func `a worker that is not heard from for five seconds hangs, also one that leaves`() {
    var workers = served(3, at: 0)
    workers.leaves(2)
    for time in 1...4 { #expect(workers.hung(after(Double(time))) == []) }
    workers.heard(0, after(4))
    #expect(workers.hung(after(5)) == [1, 2])
    // Each is named once.
    for time in 6...8 { #expect(workers.hung(after(Double(time))) == []) }
    #expect(workers.hung(after(9)) == [0])
  }

  @Test func `a worker that does not begin to serve hangs after ten minutes, or once silent`() {
    var workers = Supervision(count: 2, now: start)
    #expect(workers.next(start) == 0)
    #expect(workers.next(after(10)) == 1)
    for time in 11...14 { #expect(workers.hung(after(Double(time))) == []) }
    workers.heard(1, after(15))
    for time in 15...19 { #expect(workers.hung(after(Double(time))) == []) }
    #expect(workers.hung(after(20)) == [1])
    for time in 21...599 { #expect(workers.hung(after(Double(time))) == []) }
    #expect(workers.hung(after(600)) == [0])
    #expect(workers.hung(after(601)) == [])
  }

  @Test func `a worker that starts, and one that has ended, do not hang`() {
    var workers = Supervision(count: 1, now: start)
    #expect(workers.next(start) == 0)
    for time in 1...20 { #expect(workers.hung(after(Double(time))) == []) }
    #expect(workers.nextLook(after(20)) == after(21))
    workers.becameReady(0, after(20))
    #expect(workers.nextLook(after(20)) == nil)
    workers.heard(0, after(20))
    #expect(workers.nextLook(after(20)) == after(21))
    for time in 21...24 { #expect(workers.hung(after(Double(time))) == []) }
    workers.ended(0, after(24))
    for time in 25...30 { #expect(workers.hung(after(Double(time))) == []) }
  }

  @Test func `a worker that ends with all others, and one that has never beaten, do not hang`() {
    var workers = served(2, at: 0)
    workers.leaves(0)
    workers.drain()
    workers.leaves(1)
    workers.heard(1, after(1))
    for time in 1...20 { #expect(workers.hung(after(Double(time))) == []) }
    var silent = Supervision(count: 1, now: start)
    #expect(silent.next(start) == 0)
    silent.becameReady(0, start)
    for time in 1...20 { #expect(silent.hung(after(Double(time))) == []) }
    silent.heard(0, after(20))
    for time in 21...24 { #expect(silent.hung(after(Double(time))) == []) }
    #expect(silent.hung(after(25)) == [0])
  }

  @Test func `a supervisor that was halted itself takes no worker for hung`() {
    var workers = served(2, at: 0)
    #expect(workers.hung(after(1)) == [])
    #expect(workers.hung(after(600)) == [])
    #expect(workers.hung(after(602)) == [])
    workers.heard(0, after(603))
    #expect(workers.hung(after(604)) == [])
    #expect(workers.hung(after(605)) == [1])
  }

  /// Returns workers that all serve since a time.
  private func served(_ count: Int, at time: Double) -> Supervision {
    var workers = Supervision(count: count, now: after(time))
    for _ in 0..<count {
      guard let worker = workers.next(after(time)) else { break }
      workers.heard(worker, after(time))
      workers.becameReady(worker, after(time))
    }
    return workers
  }
}
