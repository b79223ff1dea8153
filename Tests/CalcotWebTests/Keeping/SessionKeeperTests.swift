import Calcot
import CalcotTesting
import CalcotTree
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A keeper of sessions whose store is slow")
struct SessionKeeperTests {
  enum Meanwhile: CaseIterable { case nothing, ends, isForgotten, isTakenUp }

  private let stops = Stops()
  private let table = MemorySessions.Table()
  private let store: SteppedSessions
  private let clock = ManualClock()
  private let lost = Locked<[String]>([])
  /// The number of writings that the store did not take.
  private let failures = Locked(0)
  /// The number of the last event in the state of each session.
  private let event = Locked(0)
  private let keeper: SessionKeeper
  private let owner = SessionOwner(
    Visitor(), WebRequest(method: "GET", target: "/"), user: nil)

  init() {
    store = SteppedSessions(table, stops)
    let (owner, lost, event, failures) = (owner, lost, event, failures)
    keeper = SessionKeeper(
      store, MarkingSealer(), clock: clock, keptFor: .seconds(60),
      watch: { if case .sessionsNotKept = $0 { failures.withLock { $0 += 1 } } }
    ) { _ in
      let saved = SavedSession(
        owner: owner, app: Data(), texts: [], book: HistoryBook(at: .top, url: "/"),
        event: event.withLock { $0 }, frames: 0, isInForms: false, submissions: [])
      return (saved.bytes, owner)
    } lose: { id in
      lost.withLock { $0.append(id) }
    }
  }

  @Test func `writes at once only the session that is asked for`() async {
    for id in ["a", "b"] { keeper.note(id) }
    await keeper.keepNow("a")
    #expect(table.rows.withLock { Array($0.keys) } == ["a"])
    await keeper.write()
    #expect(table.rows.withLock { $0.keys.sorted() } == ["a", "b"])
  }

  @Test(arguments: Meanwhile.allCases)
  func `writes a session again that has ended, gone or come while it was written`(
    _ meanwhile: Meanwhile
  ) async throws {
    stops.close(.keepAsked)
    let writing = Errand { [keeper] in await keeper.keepNow("a") }
    try #require(await stops.hasStopped())
    switch meanwhile {
    case .nothing: break
    case .ends: keeper.end("a")
    case .isForgotten: keeper.forget("a")
    case .isTakenUp: keeper.hold("a")
    }
    stops.open()
    try #require(await writing.isOver())
    await keeper.keepNow("a")
    #expect(store.writings.withLock { $0 } == (meanwhile == .nothing ? 1 : 2))
  }

  @Test(arguments: [false, true])
  func `ends a session that another server had, unless it is taken up again by then`(
    _ isTakenUp: Bool
  ) async throws {
    await keeper.keepNow("a")
    table.rows.withLock { $0["a"]?.holder = "2" }
    keeper.hold("a")
    stops.close(.kept)
    let writing = Errand { [keeper] in await keeper.write() }
    try #require(await stops.hasStopped())
    if isTakenUp { keeper.hold("a") }
    stops.open()
    try #require(await writing.isOver())
    #expect(lost.withLock { $0 } == (isTakenUp ? [] : ["a"]))
  }

  @Test func `writes its sessions again that the store has lost, though nothing has changed`() async
  {
    for id in ["a", "b"] { await keeper.keepNow(id) }
    await keeper.refresh()
    await keeper.write()
    #expect(store.writings.withLock { $0 } == 2)
    table.rows.withLock { $0 = [:] }
    await keeper.refresh()
    await keeper.write()
    #expect(table.rows.withLock { $0.keys.sorted() } == ["a", "b"])
  }

  @Test func `takes up no session that is being deleted`() async throws {
    await keeper.keepNow("a")
    #expect(await keeper.take("a", for: owner)?.isOwn == true)
    keeper.end("a")
    stops.close(.endAsked)
    let writing = Errand { [keeper] in await keeper.write() }
    try #require(await stops.hasStopped())
    #expect(await keeper.take("a", for: owner) == nil)
    stops.open()
    try #require(await writing.isOver())
    #expect(table.rows.withLock { $0.isEmpty })
  }

  @Test(arguments: [Stops.Point.keepAsked, .kept])
  func `deletes a session that ends while it is handed over`(_ point: Stops.Point) async throws {
    stops.close(point)
    let handingOver = Errand { [keeper] in await keeper.handOver(["a", "b"]) }
    try #require(await stops.hasStopped())
    keeper.end("a")
    stops.open()
    try #require(await handingOver.isOver())
    #expect(table.rows.withLock { Array($0.keys) } == ["b"])
  }

  @Test func `gives up a session that ends while handed over if the store cannot delete it`()
    async throws
  {
    stops.close(.kept)
    let handingOver = Errand { [keeper] in await keeper.handOver(["a"]) }
    try #require(await stops.hasStopped())
    keeper.end("a")
    table.trouble.withLock { $0 = MemorySessions.StoreTrouble() }
    stops.open()
    #expect(await handingOver.isOver())
  }

  @Test(arguments: [true, false])
  func `hands over again what the store does not take, but not for ever`(
    _ isTaken: Bool
  ) async throws {
    table.trouble.withLock { $0 = MemorySessions.StoreTrouble() }
    let handingOver = Errand { [keeper] in await keeper.handOver(["a"]) }
    try #require(await Turns.pass { failures.withLock { $0 } == 1 })
    if isTaken { table.trouble.withLock { $0 = nil } }
    let isOver = await Turns.pass {
      clock.advance(by: SessionKeeper.delay)
      return handingOver.isDone
    }
    #expect(isOver)
    #expect(table.rows.withLock { $0["a"]?.session.isFinal } == (isTaken ? true : nil))
  }

  @Test func `writes only final states from its handing over on`() async throws {
    stops.close(.keepAsked)
    let handingOver = Errand { [keeper] in await keeper.handOver(["a"]) }
    try #require(await stops.hasStopped())
    event.withLock { $0 += 1 }
    let writing = Errand { [keeper] in await keeper.keepNow("a") }
    stops.open()
    try #require(await handingOver.isOver())
    try #require(await writing.isOver())
    #expect(table.rows.withLock { $0["a"]?.session.isFinal } == true)
  }

  @Test func `takes up no session whose deletion has failed, and deletes it later`() async {
    await keeper.keepNow("a")
    keeper.end("a")
    table.trouble.withLock { $0 = MemorySessions.StoreTrouble() }
    await keeper.write()
    table.trouble.withLock { $0 = nil }
    #expect(await keeper.take("a", for: owner) == nil)
    await keeper.write()
    #expect(table.rows.withLock { $0.isEmpty })
  }
}

extension HistoryPlace {
  fileprivate static var top: HistoryPlace { HistoryPlace(trails: [[1]]) }
}
