import Testing

@testable import Calcot

@Suite("Readings of a list that run at once")
struct ReadingsTests {
  /// Every order in which three readings can end.
  private static let orders = [
    [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
  ]

  @Test(arguments: orders)
  func `count in the order in which they began, except for those that are cancelled`(order: [Int]) {
    for cancelled in 0..<8 {
      let isCancelled = { (reading: Int) in cancelled & (1 << (reading - 1)) != 0 }
      var readings = Readings<Int>()
      for reading in 1...3 { #expect(readings.begin(isSeen: reading != 2) == reading) }
      var counted: [Int] = []
      for (index, reading) in order.enumerated() {
        let outcome = readings.end(reading, with: isCancelled(reading) ? nil : reading)
        if let outcome { counted.append(outcome) }
        let running = order[(index + 1)...]
        let newest = (1...3).last { !isCancelled($0) && !running.contains($0) }
        let counts = newest.map { newest in !running.contains { $0 > newest } } ?? false
        #expect(!counts || counted.last == newest, "\(order), \(cancelled): \(counted)")
        #expect(!running.contains { counted.last == $0 || readings.isNewest($0) })
        let isSeen = running.contains { $0 != 2 && $0 > counted.last ?? 0 }
        #expect(readings.areSeen == isSeen, "\(order), \(cancelled)")
      }
      #expect(counted == counted.sorted(), "an older reading counts after a newer one")
      #expect(counted.last == (1...3).last { !isCancelled($0) })
    }
  }

  @Test @MainActor func `hold no task that waited for a page and is cancelled`() async {
    let pages = PagesInFlight()
    _ = pages.begin(0)
    let waiting = Task { await pages.untilEnd(of: 0) }
    waiting.cancel()
    #expect(await waiting.value == false)
    let waits = Mirror(reflecting: pages).descendant("readings", 0, "value", "waits") as? [Wait]
    #expect(waits?.count == 0)
  }
}
