import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

/// A site with a live session and one without script, and everything that can be said to it.
@MainActor
final class MessageCourse {
  private struct Made {
    weak var app: CalcotApp?
    weak var coordinator: DiaryCoordinator?
  }

  let stops = Stops()
  let table = MemorySessions.Table()
  let clock = ManualClock()
  let site: WebSite
  /// The identifiers of the live session and of the one without script.
  private(set) var id = ""
  private(set) var plain = ""
  private(set) var outlets: [LineOutlet] = []
  /// The number of apps that have been made of a state that a store had.
  let takenUp = Locked(0)
  /// The connection with which a browser has come to the live session last.
  private weak var latest: LineOutlet?
  private let visitor = Visitor()
  private var inlets: [any WebSocketInlet] = []
  /// The greetings on the connections.
  private var greetings: [Errand<Void>] = []
  private let made = Locked<[Made]>([])
  private var eventCount = 0

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - change: Changes the options of the site.
  ///   - identity: Who sends all requests.
  init(
    _ change: (inout WebSiteOptions) -> Void = { _ in }, as identity: WebIdentity = .anyone
  ) async throws {
    let (stops, made, takenUp, diary) = (stops, made, takenUp, Diary())
    var options = WebSiteOptions.driven
    options.settling = .seconds(1_000_000)
    change(&options)
    site = WebSite(options: options, clock: clock) { session in
      let coordinator = DiaryCoordinator(diary) { await stops.pass(.load) }
      let app = CalcotApp.diary(of: coordinator, restoring: session.savedState)
      made.withLock { $0.append(Made(app: app, coordinator: coordinator)) }
      if session.savedState != nil { takenUp.withLock { $0 += 1 } }
      return app
    }
    site.identify { _ in
      await stops.pass(.identify)
      return identity
    }
    site.keepSessions(in: SteppedSessions(table, stops), sealedBy: MarkingSealer())
    try #require(await greet(nil).isOver())
    id = try #require(newest).id
    try #require(await Errand { _ = await self.form() }.isOver())
    plain = try #require(site.store.all.first { $0.id != id }).id
    for id in [id, plain] {
      try #require(await Errand { await self.site.keeper?.keepNow(id) }.isOver())
      // NB: so that there is something new to keep.
      site.store.kept(id)?.session.perform(count(in: id))
    }
  }

  var live: LiveSession? { site.store.kept(id)?.session }

  /// The live session that nobody is connected to yet, or the only one.
  var newest: LiveSession? {
    site.store.all.first { $0.connection.outlet == nil && $0.id != plain } ?? site.store.all.first
  }

  /// The whole of what lives and belongs to no session, or is connected to none.
  var strays: [String] {
    let sessions = site.store.all
    let owned = sessions.map { ObjectIdentifier($0.app) }
    let apps = made.withLock { $0.compactMap(\.app) }.filter { app in
      !app.tree.layers.isEmpty && !owned.contains(ObjectIdentifier(app))
    }
    let unowned = outlets.filter { outlet in
      outlet.closeCode == nil && !sessions.contains { $0.connection.outlet === outlet }
    }
    let dead = sessions.filter { session in
      session.app.tree.layers.isEmpty
        || outlets.contains { $0 === session.connection.outlet && $0.closeCode != nil }
    }
    let left = sessions.count { $0.connection.outlet == nil }
    let waits = left == site.store.waitingCount ? [] : ["a wrong number of waiting sessions"]
    let used = live?.connection.outlet
    let isSuperseded = used != nil && used !== latest && latest?.closeCode == 4001
    let superseded = isSuperseded ? ["the newest connection is superseded"] : []
    let signedOut = sessions.filter { session in
      site.store.kept(session.id).map { site.store.hasSignedOut($0.owner) } ?? false
    }
    return waits + superseded + signedOut.map { _ in "a session of a user who has signed out" }
      + apps.map { _ in "an app of no session" } + unowned.map { _ in "a connection to no session" }
      + dead.map { _ in "a dead session" }
  }

  /// The number of apps that are in memory.
  var appCount: Int { made.withLock { $0.filter { $0.app != nil }.count } }

  // MARK: Messages

  /// Has a browser connect, to a session or a new one.
  ///
  /// - Parameter door: Where the browser waits once it has opened the connection.
  func greet(
    _ session: String?, from address: String = "", behind door: Stops? = nil
  ) -> Errand<Void> {
    let name = session.map { "\"\($0)\"" } ?? "null"
    return greet(
      #"{"v":1,"s":\#(name),"p":0,"u":"/","k":null,"i":0,"n":false,"f":[]}"#,
      isLive: session != nil, from: address, behind: door)
  }

  /// Loads the page of the live session anew, types into it, and connects it.
  func greetAnew() -> Errand<Void> {
    cut()
    let url = SiteAddress.target("/", session: id)
    let field = "\(screen(of: id))/body/Title"
    return greet(
      #"{"v":1,"s":null,"u":"\#(url)","f":[["\#(field)","A title"]]}"#, isLive: true)
  }

  private func greet(
    _ hello: String, isLive: Bool, from address: String = "", behind door: Stops? = nil
  ) -> Errand<Void> {
    let outlet = LineOutlet()
    outlets.append(outlet)
    if isLive { latest = outlet }
    var request = request("GET", WebAssets.livePath)
    request.address = address
    guard case .accepted(_, let connect) = site.admission(of: request) else { return Errand {} }
    let inlet = connect(outlet)
    inlets.append(inlet)
    let greeting = Errand {
      await door?.pass(.identify)
      await inlet.receive(hello)
    }
    greetings.append(greeting)
    return greeting
  }

  /// Takes the turn of the browser's address, until a door opens.
  func takeTurn(until door: Stops) -> Errand<Void> {
    let owner = SessionOwner(visitor, request("GET", "/"), user: nil)
    return Errand { await self.site.rates.turn(of: owner) { _ in await door.pass(.identify) } }
  }

  /// Has the live page say something.
  func say(_ message: String) -> Errand<Void> {
    Errand { [inlet = inlets[0]] in await inlet.receive(message) }
  }

  /// Has the live page press a button.
  func press() -> Errand<Void> {
    eventCount += 1
    return say("[\(eventCount),0,\"a \(screen(of: id))/body/Count\"]")
  }

  /// Cuts the first connection.
  func cut() { cut(inlets.indices.prefix(1)) }

  /// Cuts all connections.
  func cutAll() { cut(inlets.indices) }

  // NB: as the server does it, which cancels what it is doing for a connection that has closed.
  private func cut(_ indices: Range<Int>) {
    for index in indices {
      greetings[index].cancel()
      outlets[index].close(code: 1006, reason: "")
      inlets[index].closed()
    }
  }

  /// Lets the connections go.
  func release() { (inlets, outlets, greetings) = ([], [], []) }

  /// Gets a page of the session without script.
  func page() async -> WebResponse {
    await site.respond(to: request("GET", SiteAddress.target("/form", session: plain)))
  }

  /// Presses a button in the session without script; begins it at first.
  func form() async -> WebResponse { await form(in: plain, pressing: "body/Count") }

  /// Sends a form of a page without script, which leads the live session to another screen.
  func plainForm() async -> WebResponse { await form(in: id, pressing: "toolbar/Write") }

  private func form(
    in session: String, pressing button: String, _ visitor: Visitor? = nil, at address: String = ""
  ) async -> WebResponse {
    let visitor = visitor ?? self.visitor
    let target = session.isEmpty ? "/" : SiteAddress.target("/", session: session)
    var request = request("POST", target, from: visitor)
    request.address = address
    let once = CalcotWeb.RandomText.make()
    request.body = Array(
      "token=\(visitor.proof)&once=\(once)&do+a+\(screen(of: session))/\(button)=".utf8)
    return await site.respond(to: request)
  }

  /// Asks for a file in the session without script, and sends one there.
  func upload() async {
    guard let session = site.store.kept(plain)?.session else { return }
    made.withLock { $0.first { $0.app === session.app } }?.coordinator?.attach()
    guard await Turns.pass(1_000, until: { session.offers.current != nil }),
      let offer = session.offers.current
    else { return }
    let body = UploadBody(
      fields: [("token", visitor.proof)], files: [PickedFile("note.txt", content: Data([0x41]))])
    var request = request(
      "POST", SiteAddress.target(WebAssets.uploadPath + offer.token, session: plain))
    request.headers.append(WebHeader("Content-Type", body.contentType))
    request.body = body.bytes
    _ = await site.respond(to: request)
  }

  /// Begins a session in each of two other browsers, which have addresses of their own.
  func crowd() -> Errand<Void> {
    let arrivals = ["b", "c"].map { address in
      Errand { _ = await self.form(in: "", pressing: "body/Count", Visitor(), at: address) }
    }
    return Errand { for arrival in arrivals { _ = await arrival.isOver() } }
  }

  /// Ends both sessions, and has the store know.
  func end(_ end: @escaping @MainActor (LiveSession) -> Void) -> Errand<Void> {
    for session in [id, plain].compactMap({ site.store.kept($0)?.session }) { end(session) }
    return Errand { await self.site.keeper?.write() }
  }

  /// Signs the user out, and has the store know.
  func signOut() -> Errand<Void> {
    site.endSessions(of: "anna")
    return Errand { await self.site.keeper?.write() }
  }

  /// Takes both sessions up at another server, before this one is asked for them again.
  func moveElsewhere() {
    for id in [id, plain] {
      site.store.end(id, .takenElsewhere)
      table.rows.withLock { $0[id]?.holder = "2" }
    }
  }

  /// Takes both sessions up at another server, and lets this one notice.
  func takeElsewhere() -> Errand<Void> {
    let other = MemorySessions(table, server: "2")
    let sessions = [id, plain].compactMap { site.store.kept($0) }
    return Errand {
      for kept in sessions {
        _ = try? await other.take(kept.session.id, for: kept.owner.mark)
        await self.site.keeper?.keepNow(kept.session.id)
      }
    }
  }

  private func screen(of id: String) -> Int {
    site.store.kept(id)?.session.app.tree.visible?.id.rawValue ?? 2
  }

  private func count(in id: String) -> WebAction {
    .input(.activate(ElementID("body/Count"), in: ScreenID(rawValue: screen(of: id))))
  }

  func request(
    _ method: String, _ target: String, from visitor: Visitor? = nil
  ) -> WebRequest {
    let cookie = site.cookies.value(for: visitor ?? self.visitor)
    return WebRequest(
      method: method, target: target,
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", "\(site.cookies.name)=\(cookie)"),
      ])
  }
}
