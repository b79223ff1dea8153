import Calcot
import CalcotTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A page that waits for its app")
struct SettledPageTests {
  @Test func `leaves nothing behind when its task is cancelled`() async throws {
    let course = try await MessageCourse()
    let (site, stops, done) = (course.site, course.stops, Locked(0))
    stops.close(.load)
    var app: CalcotApp? = CalcotApp.diary(Diary(), restoring: nil) { await stops.pass(.load) }
    weak let held = app
    let settlings = (0..<100).map { _ in
      Task { [app] in
        if let app { await site.settle(app) }
        done.withLock { $0 += 1 }
      }
    }
    app = nil
    try #require(await stops.hasStopped())
    #expect(done.withLock { $0 } == 0)
    for settling in settlings { settling.cancel() }
    #expect(await Turns.pass { done.withLock { $0 } == settlings.count })
    #expect(await Turns.pass(200_000) { held == nil })
    stops.open()
  }
}
