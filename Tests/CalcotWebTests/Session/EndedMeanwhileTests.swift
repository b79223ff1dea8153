import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A session that ends while a browser waits for it")
struct EndedMeanwhileTests {
  @Test(arguments: [WebSessionEnd.evicted, .expired, .signedOut, .shutDown, .appEnded])
  func `is not connected, and its browser is told`(_ end: WebSessionEnd) async throws {
    let course = try await MessageCourse()
    course.stops.close(.load)
    let greeting = course.greet(nil)
    try #require(await course.stops.hasStopped())
    let session = try #require(course.newest)
    course.site.store.end(session.id, end)
    course.stops.open()
    try #require(await greeting.isOver())
    #expect(session.connection.outlet == nil)
    #expect(course.outlets.last?.messages == [])
    #expect(course.outlets.last?.closeCode == end.closeCode)
  }

  @Test func `gives way to a new page at its address`() async throws {
    let course = try await MessageCourse()
    course.stops.close(.load)
    let page = Errand { await course.page() }
    try #require(await course.stops.hasStopped())
    course.site.store.end(course.plain, .evicted)
    course.stops.open()
    try #require(await page.isOver())
    let text = String(decoding: page.value?.body ?? [], as: UTF8.self)
    #expect(page.value?.status == 200)
    #expect(try PageReader.read(text).heading == "Form")
    #expect(course.site.sessionCount == 1)
    #expect(course.strays == [])
  }

  @Test func `does not end while its page is made, to make room for others`() async throws {
    let course = try await MessageCourse { $0.kept.sessions = 1 }
    course.stops.close(.load)
    let page = Errand { await course.page() }
    try #require(await course.stops.hasStopped())
    course.site.left(try #require(course.live), course.outlets[0])
    #expect(course.site.store.kept(course.plain) != nil)
    course.stops.open()
    try #require(await page.isOver())
    #expect(course.site.sessionCount == 1)
  }

  @Test func `lets its form, which has not been done, be sent again`() async throws {
    let course = try await MessageCourse()
    course.stops.close(.keepAsked)
    let form = Errand { await course.form() }
    try #require(await course.stops.hasStopped())
    course.site.store.end(course.plain, .evicted)
    course.stops.open()
    try #require(await form.isOver())
    #expect(form.value?.status == 503)
    #expect(form.value?.header("Retry-After") != nil)
  }

  @Test func `lets a form be sent again that has waited for the one before, which has been done`()
    async throws
  {
    let course = try await MessageCourse()
    course.stops.close(.load)
    let first = Errand { await course.plainForm() }
    try #require(await course.stops.hasStopped())
    let second = Errand { await course.plainForm() }
    _ = await Turns.pass(100) { false }
    course.site.store.end(course.id, .evicted)
    course.stops.open()
    try #require(await first.isOver())
    try #require(await second.isOver())
    #expect(first.value?.status == 303)
    #expect(second.value?.status == 503)
  }

  @Test func `does not end while its form is done, though its live page has gone`() async throws {
    let course = try await MessageCourse { $0.kept.sessions = 1 }
    try #require(await course.greet(nil).isOver())
    course.site.store.end(course.plain, .evicted)
    course.stops.close(.load)
    let form = Errand { await course.plainForm() }
    try #require(await course.stops.hasStopped())
    course.cutAll()
    _ = await Turns.pass(100) { false }
    #expect(course.live != nil)
    #expect(course.site.store.waitingCount == 1)
    course.stops.open()
    try #require(await form.isOver())
    #expect(form.value?.status == 303)
    #expect(course.site.store.waitingCount == 1)
  }

  @Test func `is not begun for a user who signs out before that`() async throws {
    let course = try await MessageCourse(as: .user("anna"))
    course.stops.close(.identify)
    let greeting = course.greet(nil)
    let form = Errand { await course.form() }
    try #require(await course.stops.hasStopped())
    _ = await Turns.pass(100) { false }
    course.site.endSessions(of: "anna")
    course.stops.open()
    try #require(await greeting.isOver())
    try #require(await form.isOver())
    #expect(course.outlets.last?.closeCode == 4004)
    #expect(form.value?.status == 503)
    #expect(course.site.sessionCount == 0)
    #expect(course.strays == [])
  }

  @Test(arguments: [Stops.Point.identify, .takeAsked, .taken])
  func `is not taken up for a user who signs out before that`(_ point: Stops.Point) async throws {
    let course = try await MessageCourse(as: .user("anna"))
    let id = course.id
    course.site.store.end(id, .takenElsewhere)
    course.table.rows.withLock { $0[id]?.holder = "2" }
    course.stops.close(point)
    let greeting = course.greet(id)
    try #require(await course.stops.hasStopped())
    course.site.endSessions(of: "anna")
    course.stops.open()
    try #require(await greeting.isOver())
    #expect(course.outlets.last?.closeCode == 4004)
    #expect(course.site.sessionCount == 0)
    try #require(await Errand { await course.site.keeper?.write() }.isOver())
    #expect(course.table.rows.withLock { $0[id] } == nil)
  }

  @Test func `is begun though other users sign out, up to the number that is remembered`() {
    var signOuts = SignOuts()
    signOuts.add("anna")
    #expect(signOuts.contain("anna", since: 0))
    #expect(!signOuts.contain("anna", since: 1))
    #expect(!signOuts.contain("ben", since: 0))
    for number in 0..<5_000 { signOuts.add("\(number)") }
    #expect(!signOuts.contain("ben", since: 5_001 - SignOuts.most))
    #expect(signOuts.contain("ben", since: 1))
  }

  @Test func `leaves a new session of its name alone when its own connection closes`() async throws
  {
    let course = try await MessageCourse()
    let old = try #require(course.live)
    course.site.store.end(old.id, .evicted)
    let request = WebRequest(method: "GET", target: "/")
    let owner = SessionOwner(Visitor(), request, user: nil)
    let new = course.site.makeSession(
      of: CalcotApp.shop(), course.site.makeVisit(of: owner, request), owner, isKept: true,
      id: old.id)
    course.site.store.add(new, of: owner)
    course.site.left(old, course.outlets[0])
    let isOver = await Turns.pass {
      course.clock.advance(by: .seconds(60))
      return course.site.store.kept(course.plain) == nil
    }
    #expect(isOver, "the time of the sessions without a connection is over")
    #expect(course.live === new)
  }

  @Test func `is not kept if it has ended before the site knows it`() {
    let ends = Locked(0)
    let site = WebSite { event in
      if case .sessionEnded(.appEnded, count: 0) = event { ends.withLock { $0 += 1 } }
    } app: { _ in
      CalcotApp.shop()
    }
    let app = CalcotApp.shop()
    app.end()
    _ = site.adopt(app)
    #expect(site.sessionCount == 0)
    #expect(ends.withLock { $0 } == 1)
  }
}
