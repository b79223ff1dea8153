import Testing

@testable import CalcotPostgreSQL

@Suite("What a listener has heard")
struct HeardEventsTests {
  private struct Cut: Error {}

  @Test(arguments: [1, HeardEvents.most / 2, HeardEvents.most])
  func `waits whole and in order while there is room for it`(_ count: Int) {
    let heard = HeardEvents()
    for number in 1...count { heard.add(.notified(["\(number)"])) }
    #expect(words(heard.takeAll()) == (1...count).map { "\($0)" })
    #expect(words(heard.takeAll()) == [])
  }

  @Test(arguments: [[1], [HeardEvents.most], [30, 30, 30], [HeardEvents.most * 100]])
  func `says once that events are missing where there are too many, and then goes on`(
    _ more: [Int]
  ) {
    let heard = HeardEvents()
    for _ in 1...HeardEvents.most { heard.add(.notified(["a"])) }
    for count in more { heard.add(.notified(Array(repeating: "b", count: count))) }
    heard.add(.lost(Cut()))
    heard.add(.began)
    #expect(words(heard.takeAll()) == ["missed"])
    heard.add(.notified(["c", "d"]))
    #expect(words(heard.takeAll()) == ["c d"])
  }

  @Test func `keeps the first connection, or its failure, however many events follow`() {
    for first in [PostgreSQLEvent.began, .lost(Cut())] {
      let heard = HeardEvents()
      heard.add(first)
      for _ in 1...1000 { heard.add(.notified(["a"])) }
      #expect(words(heard.takeAll()) == words([first, .missed]))
    }
  }

  @Test func `is bounded where a connection comes and goes`() {
    let heard = HeardEvents()
    for _ in 1...1000 {
      heard.add(.began)
      heard.add(.lost(Cut()))
    }
    #expect(words(heard.takeAll()) == ["began", "missed"])
  }

  private func words(_ events: [PostgreSQLEvent]) -> [String] {
    events.map { event in
      switch event {
      case .began: "began"
      case .lost: "lost"
      case .notified(let payloads): payloads.joined(separator: " ")
      case .missed: "missed"
      }
    }
  }
}
