import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A hostile client that knows the grammar", .timeLimit(.minutes(60)))
struct ProtocolFuzzTests {
  @Test func `ends nothing but its own sessions, and is in no log`() async throws {
    let seed = RandomText.seed
    print("CALCOT_SEED=\(seed)")
    let said = Locked<Set<String>>([])
    var options = WebSiteOptions.driven
    options.sessions.most = 60
    let site = WebSite(
      options: options,
      watch: { event in
        if case .slowHandler = event { return }
        if case .patchSent = event { return }
        if case .rendered = event { return }
        said.withLock { _ = $0.insert("\(event)") }
      }
    ) { _ in CalcotApp.shop() }
    let innocent = SiteVisit(site)
    try await innocent.go("/")
    try await innocent.press("Add")
    var clients = (0..<4).map { HostileClient(site, seed: seed &+ UInt64($0)) }
    for step in 0..<Rounds.of(1_000_000, short: 2_000) {
      await clients[step % clients.count].step()
      if step % 1_000 == 999 { expectBounds(site, options, "CALCOT_SEED=\(seed) step \(step)") }
    }
    #expect(Rounds.isQuick || clients.contains { $0.doneForms > 0 }, "CALCOT_SEED=\(seed)")
    clients = []
    try await innocent.press("Add")
    #expect(innocent.response.status == 200)
    let forged = said.withLock { $0 }.filter { $0.contains(HostileGrammar.mark) }
    #expect(forged.isEmpty, "CALCOT_SEED=\(seed)")
  }

  private func expectBounds(_ site: WebSite, _ options: WebSiteOptions, _ context: String) {
    #expect(site.sessionCount <= options.sessions.most, "\(context)")
    for session in site.store.all {
      #expect(session.weight <= options.sessions.bytes + 1024 * 1024, "\(context)")
    }
  }
}

/// A client that does one thing a step, and remembers what a client can see.
@MainActor
private final class HostileClient {
  private let site: WebSite
  private var grammar: HostileGrammar
  private var cookie: String?
  private var token = ""
  private var session: String?
  private var inlet: (any WebSocketInlet)?
  private var outlet = LineOutlet()
  private var number = 0
  private var isGreeted = false
  /// The forms that the site has done, which it would not with a wrong token.
  private(set) var doneForms = 0

  init(_ site: WebSite, seed: UInt64) {
    self.site = site
    grammar = HostileGrammar(seed: seed)
  }

  func step() async {
    if inlet == nil || outlet.closeCode != nil || grammar.chance(40) { return await connect() }
    if !isGreeted { return await greet() }
    if grammar.chance(30) { return await request() }
    number += 1
    await inlet?.receive(grammar.message(number: number, frames: 0))
  }

  private func connect() async {
    inlet?.closed()
    inlet = nil
    isGreeted = false
    if cookie == nil || grammar.chance(20) { await takeCookie() }
    outlet = LineOutlet()
    let live = request("GET", WebAssets.livePath)
    guard case .accepted(_, let connect) = site.admission(of: live) else { return }
    inlet = connect(outlet)
  }

  private func greet() async {
    isGreeted = true
    number = 0
    await inlet?.receive(grammar.greeting(session: session))
    await site.store.all.first?.connection.sender.settle()
    guard let welcome = outlet.next(), let start = welcome.firstRange(of: "\"s\":\"") else {
      return
    }
    session = String(welcome[start.upperBound...].prefix { $0 != "\"" })
    if let event = welcome.firstMatch(of: /"e":(\d+)/) { number = Int(event.1) ?? 0 }
  }

  private func request() async {
    let session = session
    if grammar.chance(2) {
      var form = request("POST", grammar.address())
      form.body = Array(grammar.form(token: token, session: session).utf8)
      _ = site.bodyAdmission(of: form)
      if await site.respond(to: form).status == 303 { doneForms += 1 }
    } else {
      let target = SiteAddress.target(grammar.address(), session: session ?? HostileGrammar.mark)
      _ = await site.respond(to: request(grammar.pick(["GET", "HEAD", "PUT"]), target))
    }
  }

  private func takeCookie() async {
    cookie = nil
    let response = await site.respond(to: request("GET", "/"))
    guard let field = response.header("Set-Cookie") else { return }
    cookie = String(field.prefix { $0 != ";" })
    let page = String(decoding: response.body, as: UTF8.self)
    token = page.firstMatch(of: /name="token" value="(\w+)"/).map { String($0.1) } ?? ""
  }

  private func request(_ method: String, _ target: String) -> WebRequest {
    var headers = [WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost")]
    if let cookie { headers.append(WebHeader("Cookie", cookie)) }
    return WebRequest(method: method, target: target, headers: headers)
  }
}
