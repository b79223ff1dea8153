import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A browser that has to wait, and goes")
struct SlowedInletTests {
  private final class Outlet: WebSocketOutlet {
    func send(_ text: String) {}
    func close(code: Int, reason: String) {}
  }

  private let greeting = #"{"v":1,"u":"/"}"#

  @Test(arguments: [Duration.milliseconds(1), .seconds(86_400)])
  func `gets no app any more, however long it had to wait`(_ wait: Duration) async {
    let greeted = Locked(0)
    let inlet = EventInlet(
      Outlet(),
      to: EventInlet.Site(
        account: .unlimited, wait: { _ in wait },
        greet: { _, _ in
          greeted.withLock { $0 += 1 }
          return nil
        }, left: { _, _ in }, refused: { _ in }))
    for _ in 0..<2 { await receive(greeting, by: inlet) }
    #expect(greeted.withLock { $0 } == 0)
  }

  @Test(arguments: [(Duration.milliseconds(9_999), 1), (.seconds(10), 0)])
  func `has its last event done, unless that would have taken long`(
    _ wait: Duration, _ count: Int
  ) async throws {
    let coordinator = ShopCoordinator()
    let site = WebSite(options: .driven) { _ in CalcotApp.shop() }
    let adopted = site.adopt(CalcotApp.shop(coordinator))
    let wish = Locked(Duration.zero)
    let inlet = EventInlet(
      Outlet(),
      to: EventInlet.Site(
        account: .unlimited, wait: { _ in wish.withLock { $0 } },
        greet: { hello, outlet in
          let session = await adopted.session
          _ = await session.connect(outlet, hello, opened: .now, isNew: true)
          return session
        }, left: { _, _ in }, refused: { _ in }))
    await inlet.receive(greeting)
    wish.withLock { $0 = wait }
    let screen = try #require(adopted.app.tree.visible?.id.rawValue)
    await receive("[1,0,\"a \(screen)/body/Add\"]", by: inlet)
    // The events after one that was left out are left out, too.
    wish.withLock { $0 = .zero }
    await receive("[2,0,\"a \(screen)/body/Add\"]", by: inlet)
    #expect(coordinator.shop.count == count * 2)
    adopted.end()
  }

  @Test func `has its greeting read in a turn of its address`() async {
    let account = WorkAccount.unlimited
    let (greeted, order) = (Locked(0), Locked<[Int]>([]))
    let inlet = EventInlet(
      Outlet(),
      to: EventInlet.Site(
        account: account, wait: { _ in .zero },
        greet: { _, _ in
          greeted.withLock { $0 += 1 }
          return nil
        }, left: { _, _ in }, refused: { _ in }))
    let (free, end) = AsyncStream<Never>.makeStream()
    let other = Task {
      await account.turn { _ in
        for await _ in free {}
        order.withLock { $0.append(greeted.withLock { $0 }) }
      }
    }
    let delivery = Task { await inlet.receive(greeting) }
    for _ in 0..<1_000 { await Task.yield() }
    end.finish()
    await other.value
    await delivery.value
    #expect(order.withLock { $0 } == [0])
    #expect(greeted.withLock { $0 } == 1)
  }

  @Test func `does not supersede a later connection, though its turn has come after that one's`()
    async throws
  {
    let course = try await MessageCourse()
    let visitor = try #require(course.site.store.kept(course.id)).owner.visitor
    let hello = try #require(ClientHello(#"{"v":1,"s":"\#(course.id)","u":"/"}"#))
    let outlet = LineOutlet()
    let early = ContinuousClock.now - .seconds(3_600)
    var request = course.request("GET", "/")
    request.address = "192.0.2.9"
    let session = await course.site.greet(hello, outlet, visitor, request, early)
    #expect(session == nil)
    #expect(outlet.closeCode == 4001)
    #expect(course.outlets[0].closeCode == nil)
    #expect(course.live?.connection.outlet === course.outlets[0])
  }

  @Test func `does not supersede the connection with which its page has come since`() async throws {
    let course = try await MessageCourse()
    let visitor = try #require(course.site.store.kept(course.id)).owner.visitor
    let hello = try #require(ClientHello(#"{"v":1,"s":"\#(course.id)","u":"/"}"#))
    course.stops.close(.taken)
    let late = Task {
      await course.site.greet(hello, Outlet(), visitor, course.request("GET", "/"), .now)
    }
    try #require(await course.stops.hasStopped())
    late.cancel()
    course.stops.open()
    let session = await late.value
    #expect(session == nil)
    #expect(course.outlets[0].closeCode == nil)
    #expect(course.live?.connection.outlet === course.outlets[0])
  }

  /// Delivers a message whose delivery is cancelled before it waits.
  private func receive(_ text: String, by inlet: EventInlet) async {
    let delivery = Task { await inlet.receive(text) }
    delivery.cancel()
    await delivery.value
  }
}

struct TokenBucketTests {
  @Test(arguments: [0.000_001, 0.01, 30, 1e9])
  func `makes nobody wait longer than ten minutes, and forgets the rest`(_ rate: Double) {
    var bucket = TokenBucket(rate: rate, burst: 60)
    let now = ContinuousClock.now
    var waits: [Duration] = []
    for _ in 0..<100 { waits.append(bucket.take(254, at: now)) }
    for _ in 0..<3 { waits.append(bucket.take(1e12, at: now)) }
    waits.append(bucket.takeNow(254, at: now) ?? .zero)
    #expect(waits.allSatisfy { $0 <= .seconds(600) } && waits[102] > .seconds(599))
    let later = now.advanced(by: .seconds(601))
    let wait = bucket.take(0, at: later)
    #expect(wait == .zero)
  }
}
