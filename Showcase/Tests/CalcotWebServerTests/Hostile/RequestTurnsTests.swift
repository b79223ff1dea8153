import Synchronization
import Testing

@testable import CalcotWebServer

@Suite("The turns in which requests are begun")
struct RequestTurnsTests {
  private final class Begun: Sendable {
    let count = Mutex(0)
  }

  @Test func `leave the threads to others, however many of one address wait`() async {
    let turns = RequestTurns()
    let begun = Begun()
    let between = await withTaskGroup(of: Void.self, returning: [Int].self) { group in
      for _ in 0..<500 {
        group.addTask {
          while !Task.isCancelled {
            await turns.next(of: "192.0.2.1")
            begun.count.withLock { $0 += 1 }
          }
        }
      }
      var between: [Int] = []
      for _ in 0..<20 {
        let before = begun.count.withLock { $0 }
        await turns.next(of: "192.0.2.2")
        await Task.yield()
        between.append(begun.count.withLock { $0 } - before)
      }
      group.cancelAll()
      return between
    }
    #expect(between.sorted()[10] < 50, "\(between)")
  }
}
