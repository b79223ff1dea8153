import Calcot
import CalcotContent
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A session whose page comes to another server")
struct TakenUpSessionTests {
  let servers: Servers
  var page: LivePage { servers.page }

  init() async throws { servers = try await Servers() }

  /// What the page shows, without the proofs of its forms, which are others on each server.
  private var shown: String {
    (page.document.node("page")?.markup ?? "").replacing(/[0-9a-v]{52}/, with: "proof")
  }

  @Test func `shows the same screen, values and half-typed texts, also under another screen`()
    async throws
  {
    for _ in 0..<3 { try page.press("Count") }
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Half a tit")
    try page.fill("Note", "12\"<&")
    try page.press("Help")
    await servers.settle()
    let (session, shown, tree) = (page.session, self.shown, servers.app?.tree)
    await servers.write()

    servers.come(to: servers.server())
    await servers.settle()
    #expect(servers.apps.count == 2)
    #expect(page.session == session)
    #expect(self.shown == shown)
    #expect(servers.app?.tree == tree)
    #expect(page.url == "/form/-/help")
    page.go(by: -1)
    await servers.settle()
    #expect(page.field("Title")?.attributes["value"] == "Half a tit")
    #expect(page.field("Note")?.attributes["value"] == "12\"<&")
    page.go(by: -1)
    await servers.settle()
    try page.press("Discard")
    await servers.settle()
    #expect(page.words == "3")
    #expect(page.entries.map(\.url) == ["/", "/form", "/form/-/help"])
    #expect(page.problems == [])
  }

  @Test func `has the texts also when the browser has lost them`() async throws {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Kept elsewhere")
    try page.fill("Secret", "s3cret")
    await servers.settle()
    await servers.write()
    #expect(servers.table.text.contains("Kept elsewhere"))
    #expect(!servers.table.text.contains("s3cret"))

    let session = try #require(page.session)
    let site = servers.server()
    let line = servers.line(of: try LivePage(url: "/form?_session=\(session)"), to: site)
    await servers.settle(line)
    #expect(line.page.field("Title")?.attributes["value"] == "Kept elsewhere")
    #expect(line.page.field("Secret")?.attributes["value"] ?? "" == "")
  }

  @Test func `has what was typed in a field that has another label in the next version`()
    async throws
  {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "A title")
    try page.fill("Note", "half a no")
    await servers.settle()
    await servers.write()
    servers.diary.noteLabel = "Remark"
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.field("Title")?.attributes["value"] == "A title")
    #expect(page.field("Remark")?.attributes["value"] == "half a no")
  }

  @Test func `keeps no text that was typed into a secret, also when the app shows it`()
    async throws
  {
    try page.press("Write")
    await servers.settle()
    try page.fill("Secret", "s3cret")
    try page.press("Show")
    await servers.settle()
    try page.fill("Secret", "s3cret too")
    try page.fill("Title", "Kept")
    await servers.settle()
    await servers.write()
    #expect(page.field("Secret")?.attributes["value"] == "s3cret too")
    #expect(servers.table.text.contains("Kept"))
    #expect(!servers.table.text.contains("s3cret"))
  }

  @Test func `is kept within a second of a change, and deleted when it ends`() async throws {
    #expect(servers.table.rows.withLock { $0.isEmpty })
    try page.press("Count")
    await servers.settle()
    let id = try #require(page.session)
    while servers.clock.sleepers < 2 { await Task.yield() }
    servers.clock.advance(by: .seconds(1))
    while servers.table.rows.withLock({ $0.isEmpty }) { await Task.yield() }
    servers.site.store.end(id, .expired)
    while !servers.table.rows.withLock({ $0.isEmpty }) {
      await Task.yield()
      servers.clock.advance(by: .milliseconds(500))
    }
  }

  @Test func `does no event again that the killed server has done`() async throws {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Once")
    await servers.settle()
    await servers.write()
    try page.press("Save")
    while await servers.line.bringUp() {}
    #expect(servers.diary.entries == ["Once"])
    servers.come(to: servers.server())
    await servers.settle()
    #expect(servers.diary.entries == ["Once"])
    #expect(page.url == "/form")
    #expect(page.field("Title")?.attributes["value"] == "Once")
  }

  @Test func `stays where the page has seen it to be, though the kept place is older`()
    async throws
  {
    try page.press("Count")
    await servers.settle()
    await servers.write()
    try page.press("Write")
    await servers.settle()
    #expect(page.url == "/form")
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.url == "/form")
    page.go(by: -1)
    await servers.settle()
    #expect(page.url == "/")
    #expect(page.words == "1")
    #expect(page.problems == [])
  }

  @Test func `stays at its page's entry of the history, though another place was kept at that`()
    async throws
  {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Half a title")
    await servers.settle()
    await servers.write()
    page.go(by: -1)
    await servers.settle()
    try page.press("Count")
    await servers.settle()
    servers.app?.send(.open("/help"))
    await servers.settle()
    #expect(page.entries.map(\.url) == ["/", "/help"])
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.entries.map(\.index) == [0, 1])
    #expect(page.entries.map(\.url) == ["/", "/help"])
    page.go(by: -1)
    await servers.settle()
    #expect(page.url == "/" && page.button("Count") != nil)
    #expect(page.problems == [])
  }

  @Test func `does not ask again before it leaves a form that its page has left`() async throws {
    try page.press("Write")
    await servers.settle()
    try page.fill("Note", "Half a note")
    await servers.settle()
    await servers.write()
    page.go(by: -1)
    await servers.settle()
    try page.press("Discard")
    await servers.settle()
    #expect(page.url == "/")
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.url == "/" && page.button("Discard") == nil)
    try page.press("Count")
    await servers.settle()
    #expect(page.words == "1")
    #expect(page.problems == [])
  }

  @Test func `has what was typed on a screen that is newer than what was kept`() async throws {
    try page.press("Count")
    await servers.settle()
    await servers.write()
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Half a title")
    await servers.settle()
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.field("Title")?.attributes["value"] == "Half a title")
    #expect(page.problems == [])
  }

  @Test func `loses nothing and does nothing twice when its server hands it over`() async throws {
    try page.press("Count")
    await servers.settle()
    try page.press("Count")
    while await servers.line.bringUp() {}
    try page.press("Count")
    let old = servers.site
    let handingOver = Task { await old.shutDown() }
    while await servers.line.bringUp() {}
    await handingOver.value
    #expect(servers.line.closeCode == 1001)
    try page.press("Count")
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.words == "4")
    #expect(page.problems == [])
  }

  @Test func `has the texts of a screen that was not shown since another server had it`()
    async throws
  {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Half a title")
    try page.press("Help")
    await servers.settle()
    for _ in 0..<2 {
      await servers.write()
      servers.come(to: servers.server())
      await servers.settle()
    }
    page.go(by: -1)
    await servers.settle()
    #expect(page.field("Title")?.attributes["value"] == "Half a title")
    #expect(page.problems == [])
  }

  @Test func `goes on though its page is cut off before it hears that its events are counted anew`()
    async throws
  {
    try page.press("Write")
    await servers.settle()
    await servers.write()
    servers.come(to: servers.server())
    while await servers.line.bringUp() {}
    servers.line.cut()
    try page.fill("Title", "Typed meanwhile")
    servers.come(to: servers.site)
    await servers.settle()
    try page.press("Save")
    await servers.settle()
    #expect(servers.line.closeCode == nil)
    #expect(servers.diary.entries == ["Typed meanwhile"])
    #expect(page.problems == [])
  }

  @Test(arguments: [true, false])
  func `goes on though its next server ends, too, before it does`(_ isInOrder: Bool) async throws {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Half a title")
    await servers.settle()
    if isInOrder { await servers.site.shutDown() } else { await servers.write() }
    let stops = Stops()
    let second = servers.server(stoppingAt: stops) { $0.settling = .seconds(1_000_000) }
    stops.close(.load)
    servers.come(to: second)
    let arrival = Errand { [servers] in while await servers.line.bringUp() {} }
    try #require(await stops.hasStopped())
    try #require(await Errand { await second.shutDown() }.isOver())
    stops.open()
    try #require(await arrival.isOver())
    #expect(servers.line.closeCode == 1001)
    servers.come(to: servers.server())
    await servers.settle()
    try page.press("Save")
    await servers.settle()
    #expect(servers.line.closeCode == nil)
    #expect(servers.diary.entries == ["Half a title"])
    #expect(page.entries.map(\.url) == ["/", "/form"])
    #expect(page.problems == [])
  }

  @Test func `comes back to a server that has an older state of it`() async throws {
    let first = servers.site
    try page.press("Count")
    await servers.settle()
    await servers.write()
    servers.come(to: servers.server())
    await servers.settle()
    try page.press("Count")
    await servers.settle()
    await servers.write()
    servers.come(to: first)
    await servers.settle()
    #expect(servers.apps.count == 3)
    #expect(first.sessionCount == 1)
    #expect(page.words == "2")
    try page.press("Count")
    await servers.settle()
    #expect(page.words == "3")
  }

  @Test func `ends on the server that it was taken from, which leaves the kept state alone`()
    async throws
  {
    let first = servers.site
    try page.press("Count")
    await servers.settle()
    await servers.write()
    servers.come(to: servers.server())
    await servers.settle()
    let id = try #require(page.session)
    first.keeper?.note(id)
    try #require(first.store.kept(id)).session.perform(.input(.resize(isNarrow: true)))
    await first.keeper?.write()
    #expect(first.sessionCount == 0)
    #expect(servers.table.rows.withLock { $0.count } == 1)
    try page.press("Count")
    await servers.settle()
    #expect(page.words == "2")
  }

  @Test(arguments: [true, false])
  func `is left alone by a server that has no room, or has ended`(_ isFull: Bool) async throws {
    try page.press("Count")
    await servers.settle()
    let session = try #require(page.session)
    await servers.site.shutDown()
    let other = servers.server { $0.sessions.most = 1 }
    if isFull { _ = other.adopt(CalcotApp.shop()) } else { await other.shutDown() }
    servers.come(to: other)
    while await servers.line.bringUp() {}
    #expect(servers.line.closeCode == (isFull ? 4008 : 1001))
    let row = servers.table.rows.withLock { $0[session] }
    #expect(row?.holder == "1")
    #expect(row?.session.isFinal == true)
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.session == session)
    #expect(page.words == "1")
  }

  @Test func `is nobody else's`() async throws {
    try page.press("Count")
    await servers.settle()
    await servers.write()
    let session = try #require(page.session)
    let stranger = SiteVisit(servers.server())
    try await stranger.go("/?_session=\(session)")
    #expect(stranger.page.node("2/body/text")?.text != "1")
    let holder = servers.table.rows.withLock { $0[session]?.holder }
    #expect(holder == "1")
  }

  enum Unreadable: CaseIterable { case sealedByAnother, ofAnotherVersion, ofAnotherApp }

  @Test(arguments: Unreadable.allCases)
  func `that cannot be read is where its page was, with what was typed`(_ reason: Unreadable)
    async throws
  {
    try page.press("Write")
    await servers.settle()
    try page.fill("Title", "Typed before")
    await servers.settle()
    await servers.write()
    let id = try #require(page.session)
    servers.table.rows.withLock { rows in
      guard let row = rows[id] else { return }
      let state = servers.sealer.open(row.session.state, of: id) ?? []
      guard var saved = SavedSession(state) else { return }
      switch reason {
      case .sealedByAnother: servers.sealer.key = "another key"
      case .ofAnotherVersion: saved.version = 2
      case .ofAnotherApp: saved.app = Data("{}".utf8)
      }
      guard reason != .sealedByAnother else { return }
      rows[id]?.session.state = servers.sealer.seal(saved.bytes, of: id)
    }
    servers.come(to: servers.server())
    await servers.settle()
    #expect(servers.app?.restoration == nil)
    #expect(page.url == "/form")
    #expect(page.field("Title")?.attributes["value"] == "Typed before")
    #expect(page.problems == [])
  }

  @Test func `goes on here while the store cannot be used, and is kept when it can`() async throws {
    try page.press("Count")
    await servers.settle()
    await servers.write()
    servers.table.trouble.withLock { $0 = MemorySessions.StoreTrouble() }
    try page.press("Count")
    servers.come(to: servers.site)
    await servers.settle()
    await servers.write()
    #expect(page.words == "2")
    try page.press("Count")
    await servers.settle()
    await servers.write()
    servers.table.trouble.withLock { $0 = nil }
    await servers.write()
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.words == "3")
  }

  @Test func `without script has the forms that its server was doing when it was handed over`()
    async throws
  {
    let (stops, old) = (Stops(), servers.server())
    let site = servers.server(stoppingAt: stops)
    let visit = SiteVisit(site)
    try await visit.go("/form")
    let button = try #require(visit.page.first { $0.text == "Save" && $0.tag == "button" })
    var fields = try #require(button.form).sentFields
    fields.append((button.attributes["name"] ?? "", ""))
    stops.close(.keepAsked)
    let form = Errand { [fields] in (try? await visit.post(fields)) != nil }
    try #require(await stops.hasStopped())
    let shuttingDown = Errand { await site.shutDown() }
    try #require(await Turns.pass { site.isShutDown })
    stops.open()
    try #require(await form.isOver())
    try #require(await shuttingDown.isOver())
    visit.site = old
    try await visit.post(fields)
    #expect(servers.diary.entries.count == 1)
    #expect(visit.page.heading != nil)
  }

  @Test(arguments: [true, false])
  func `without script goes on, and does a form once`(_ beginsSession: Bool) async throws {
    let visit = SiteVisit(servers.site)
    try await visit.go(beginsSession ? "/form" : "/")
    if !beginsSession { try await visit.press("Write") }
    await servers.write()
    let button = try #require(visit.page.first { $0.text == "Save" && $0.tag == "button" })
    var fields = try #require(button.form).sentFields
    fields.append((button.attributes["name"] ?? "", ""))
    try await visit.post(fields)
    #expect(servers.diary.entries.count == 1)
    visit.site = servers.server()
    try await visit.post(fields)
    #expect(servers.diary.entries.count == 1)
    #expect(visit.page.heading != nil)
  }
}
