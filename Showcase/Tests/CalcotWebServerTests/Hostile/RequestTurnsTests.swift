import CalcotWeb
import Synchronization
import Testing

@testable import CalcotWebServer

@Suite("The turns in which requests are begun")
struct RequestTurnsTests {
  private final class Begun: Sendable {
    let count = Mutex(0)
  }

  @Test func `leave the threads to others, however many of one address wait`() async {
    let turns = RequestTurns(WebSiteOptions.Rate(perSecond: 1e9, burst: 1e9))
    let begun = Begun()
    let between = await withTaskGroup(of: Void.self, returning: [Int].self) { group in
      for _ in 0..<500 {
        group.addTask {
          while !Task.isCancelled {
            _ = await turns.next(of: "192.0.2.1")
            begun.count.withLock { $0 += 1 }
          }
        }
      }
      var between: [Int] = []
      for _ in 0..<20 {
        let before = begun.count.withLock { $0 }
        _ = await turns.next(of: "192.0.2.2")
        await Task.yield()
        between.append(begun.count.withLock { $0 } - before)
      }
      group.cancelAll()
      return between
    }
    #expect(between.sorted()[10] < 50, "\(between)")
  }

  @Test(arguments: [(2 * 1024, 12), (16 * 1024, 5)])
  func `are not begun faster than an address may, and only so many wait`(
    _ lengthOfHeads: Int, _ most: Int
  ) async {
    let turns = RequestTurns(WebSiteOptions.Rate(perSecond: 0.000_001, burst: 10))
    for _ in 0..<2 { turns.charge(asked: lengthOfHeads, answered: 0, to: "192.0.2.1") }
    let (begun, refused) = (Begun(), Begun())
    // NB: not in a group, since those that wait do so for very long.
    for _ in 0..<3_000 {
      Task {
        let isBegun = await turns.next(of: "192.0.2.1")
        (isBegun ? begun : refused).count.withLock { $0 += 1 }
      }
    }
    while refused.count.withLock({ $0 }) < 980 { await Task.yield() }
    #expect(begun.count.withLock { $0 } <= most)
    #expect(await turns.next(of: "192.0.2.2"))
  }
}
