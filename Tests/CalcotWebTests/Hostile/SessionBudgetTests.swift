import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@Suite("What a session may hold")
struct SessionBudgetTests: VisitingShop {
  let visit: ShopVisit

  init() async throws { visit = try await ShopVisit() }

  private var live: LiveSession? { site.store.all.first }

  /// Sends an action as a page that never acknowledges frames.
  private func say(_ action: String, _ text: String? = nil, number: inout Int) async {
    number += 1
    await line.say("[\(number),0,\"\(action)\"\(text.map { ",\"\($0)\"" } ?? "")]")
  }

  @Test func `does not grow by screens, controls and texts that are not there`() async throws {
    var number = 0
    let text = String(repeating: "x", count: 30_000)
    await say("a 2/body/Add", number: &number)
    await session.settle()
    let before = try #require(live).weight
    for round in 0..<Rounds.of(3_500, short: 200) {
      switch round % 4 {
      case 0: await say("a \(round)/body/\(round)\(text)", number: &number)
      case 1: await say("e 2/body/\(round)", text, number: &number)
      case 2: await say("w 2 \(round)", text, number: &number)
      default: await say("s \(round)/\(text)", number: &number)
      }
    }
    await session.settle()
    #expect(try #require(live).weight < before + 64 * 1024)
  }

  @Test func `counts the texts that were typed, also those that are still to be typed`() throws {
    let screens = [2, 3].map { ScreenID(rawValue: $0) }
    let text = String(repeating: "x", count: 10_000)
    var typed = TypedTexts()
    for _ in 0..<5 { typed.typed(text, into: "body/Name", on: screens[0]) }
    #expect((10_000..<11_000).contains(typed.weight))
    for number in 0..<300 { typed.typed(text, into: "body/\(number)", on: screens[1]) }
    #expect((2_000_000..<2_100_000).contains(typed.weight))
    typed.keep(only: [screens[0]])
    #expect(typed.weight == 0)
    let session = try #require(live)
    let before = session.weight
    session.texts.keep(text, for: "2/body/Name")
    #expect((before + 10_000..<before + 11_000).contains(session.weight))
  }

  @Test func `counts the links that wait until the app is ready`() throws {
    let held = try #require(live)
    let before = held.weight
    coordinator.becomeUnready()
    let link = "/list?text=" + String(repeating: "x", count: 5_000)
    for _ in 0..<200 { session.app.open(link) }
    #expect((before + 500_000..<before + 700_000).contains(held.weight))
    coordinator.refuseWaiting()
    #expect(held.weight == before)
  }

  @Test func `does not grow by the texts of refused edits`() async throws {
    var number = 0
    let order = try #require(page.button("Order")?.action)
    await say(order, number: &number)
    await session.settle()
    let screen = session.app.tree.visible?.id.rawValue ?? 0
    coordinator.shop.isSending = true
    await session.settle()
    let text = String(repeating: "x", count: 30_000)
    for _ in 0..<50 { await say("e \(screen)/body/Name", text, number: &number) }
    await session.settle()
    #expect(try #require(live).weight < 400 * 1024)
  }

  @Test func `is limited: a session that holds too much ends`() async throws {
    let ended = Locked<[WebSessionEnd]>([])
    var options = WebSiteOptions.driven
    options.sessions.bytes = 100 * 1024
    options.backlog.frames = 1_000
    options.backlog.bytes = 10 * 1024 * 1024
    let visit = try await ShopVisit(options) { event in
      if case .sessionEnded(let reason, _) = event { ended.withLock { $0.append(reason) } }
    }
    var number = 0
    for round in 0..<500 where visit.line.closeCode == nil {
      visit.coordinator.shop.greeting = String(repeating: "\(round) ", count: 1_000)
      await visit.session.settle()
      number += 1
      await visit.line.say("[\(number),0,\"w\(number % 2)\"]")
    }
    #expect(visit.line.closeCode == 4008)
    #expect(ended.withLock { $0 } == [.tooLarge])
  }

  @Test func `is limited in all: the sessions of whoever holds most give way first`() async throws {
    var options = WebSiteOptions.driven
    options.sessions.most = 8
    options.kept.time = .seconds(86_400)
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    let innocent = SiteVisit(site)
    innocent.address = "192.0.2.1"
    try await innocent.go("/")
    try await innocent.press("Add")
    for _ in 0..<30 {
      let hostile = SiteVisit(site)
      hostile.address = "192.0.2.66"
      try await hostile.go("/")
      try await hostile.press("Add")
    }
    #expect(site.sessionCount == 8)
    try await innocent.press("Add")
    #expect(innocent.page.node("2/body/text")?.text == "2", "the innocent session was thrown out")
  }

  @Test func `is limited in all, also while the browsers are connected`() {
    var options = WebSiteOptions.driven
    options.sessions.bytesInAll = 64 * 1024
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    for _ in 0..<200 { _ = site.adopt(CalcotApp.shop()) }
    #expect(site.sessionCount < 200)
    #expect(site.store.all.reduce(0) { $0 + $1.weight } <= 64 * 1024)
  }

  @Test func `is limited by address, which may have only so many sessions`() async throws {
    var options = WebSiteOptions.driven
    options.sessions.perAddress = 3
    options.kept.time = .seconds(86_400)
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    for _ in 0..<6 {
      let visit = SiteVisit(site)
      visit.address = "192.0.2.66"
      try await visit.go("/")
      try await visit.press("Add")
    }
    #expect(site.sessionCount == 3)
  }
}

@MainActor
@Suite("How often a browser may do something")
struct EventBudgetTests {
  @Test func `an address that asks too often is told to wait`() async throws {
    var options = WebSiteOptions()
    options.requests.perSecond = 0.001
    options.requests.burst = 5
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    var statuses: [Int] = []
    for number in 0..<8 {
      var request = WebRequest(
        method: "GET", target: "/", headers: [WebHeader("Host", "localhost")])
      request.address = number < 7 ? "192.0.2.66" : "192.0.2.1"
      let response = await site.respond(to: request)
      statuses.append(response.status)
      guard response.status == 429 else { continue }
      #expect(response.header("Retry-After") != nil)
      #expect(response.body.count < 200, "a page would cost more than what is refused")
    }
    #expect(statuses.prefix(5) == [200, 200, 200, 200, 200])
    #expect(statuses.contains(429) && statuses.last == 200)
  }

  @Test func `a rate of any value, even zero or infinity, does not end the process`() async throws {
    for rate in [0, -1, Double.nan, .infinity, .leastNonzeroMagnitude] {
      var options = WebSiteOptions()
      (options.requests.perSecond, options.requests.burst) = (rate, rate)
      (options.events.perSecond, options.events.burst) = (rate, rate)
      (options.sessions.begun.perSecond, options.sessions.begun.burst) = (rate, rate)
      let site = WebSite(options: options) { _ in CalcotApp.shop() }
      let visit = SiteVisit(site)
      visit.address = "192.0.2.66"
      for _ in 0..<3 { try await visit.go("/") }
      #expect([200, 429].contains(visit.response.status))
    }
  }

  @Test func `a budget is the same on the next connection`() {
    let budgets = Budgets(rate: 10, burst: 20)
    var wait = Duration.zero
    for _ in 0..<40 { wait = max(wait, budgets.take(of: "one")) }
    #expect(wait > .seconds(1))
    #expect(budgets.take(of: "another") == .zero)
    #expect(budgets.takeNow(of: "one") != nil)
    #expect(budgets.takeNow(of: "") == nil, "an unknown address has a limit")
  }

  @Test func `budgets that are full again take no room`() {
    let budgets = Budgets(rate: 1_000_000, burst: 1)
    for number in 0..<100_000 { _ = budgets.take(of: "\(number)") }
    #expect(budgets.count < 10_000)
  }

  @Test func `a form with thousands of fields costs as much as its page has`() async throws {
    let site = WebSite(options: .driven) { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    try await visit.go("/order")
    let field = try #require(name(of: "Name", on: visit))
    let made = (0..<4_000).map { ("2/body/x\($0)", "y") }
    let same = (0..<1_000).map { (field, "\($0)") }
    try await visit.post([("token", visit.hidden("token") ?? "")] + made + same)
    let value = visit.page.all.first { $0.attributes["name"] == field }?.attributes["value"]
    #expect(value == "999")
  }

  /// Returns the name of the field with a path.
  private func name(of path: String, on visit: SiteVisit) -> String? {
    visit.page.all.compactMap { $0.attributes["name"] }.first {
      $0.hasSuffix("/body/\(path)") && !$0.hasPrefix("do ")
    }
  }
}
