import CalcotStreams
import Testing

@testable import Counter

@MainActor
@Suite struct CounterServiceTests {
  private let service = InMemoryCounterService()

  @Test func `tells everyone of each count as it changes`() {
    var counts: [[Int]] = [[], []]
    let listeners = [0, 1].map { index in
      service.count.drive { counts[index].append($0.rawValue) }
    }
    service.addOne()
    service.addOne()
    #expect(counts == [[0, 1, 2], [0, 1, 2]])
    for listener in listeners { listener.cancel() }
  }

  @Test func `goes on from a restored count`() throws {
    service.restore(try #require(Count(rawValue: 7)))
    service.addOne()
    #expect(service.count.value.rawValue == 8)
  }

  @Test func `says nothing when zero is restored, as it is no change`() {
    var counts: [Count] = []
    let listener = service.count.changes.emit { counts.append($0) }
    service.restore(Count())
    #expect(counts == [])
    listener.cancel()
  }

  @Test func `does not go back to a restored count when somebody has counted since`() throws {
    service.addOne()
    service.restore(try #require(Count(rawValue: 7)))
    #expect(service.count.value.rawValue == 1)
  }
}
