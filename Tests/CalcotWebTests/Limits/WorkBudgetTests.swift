import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The work for a browser")
struct WorkBudgetTests {
  private func rates(perSecond: Double, burst: Double) -> SiteRates {
    var options = WebSiteOptions()
    options.work = WebSiteOptions.Rate(perSecond: perSecond, burst: burst)
    return SiteRates(options)
  }

  private func owner(_ visitor: Visitor, at address: String) -> SessionOwner {
    SessionOwner(visitor, WebRequest(method: "GET", target: "/", address: address), user: nil)
  }

  @Test func `makes its next events wait when the budget is used up`() {
    let (rates, visitor) = (rates(perSecond: 0.001, burst: 1), Visitor())
    rates.charge(owner(visitor, at: "192.0.2.1"), .milliseconds(900))
    #expect(rates.takeEvents(1, of: visitor, at: "192.0.2.1") == .zero)
    rates.charge(owner(visitor, at: "192.0.2.1"), .milliseconds(200))
    #expect(rates.takeEvents(1, of: visitor, at: "192.0.2.1") > .seconds(50))
    #expect(rates.takeEvents(1, of: Visitor(), at: "192.0.2.2") == .zero)
  }

  @Test func `makes the other browsers of its address wait when twice as much is used up`() {
    let rates = rates(perSecond: 0.001, burst: 1)
    for _ in 0..<4 { rates.charge(owner(Visitor(), at: "192.0.2.1"), .milliseconds(600)) }
    #expect(rates.takeEvents(0, of: Visitor(), at: "192.0.2.1") > .seconds(100))
    #expect(rates.takeEvents(0, of: Visitor(), at: "192.0.2.2") == .zero)
  }

  @Test(arguments: [false, true])
  func `types few texts into a field, however many a page has for its path, and none if it is gone`(
    _ isGone: Bool
  ) async {
    let survey = Survey()
    let adopted = WebSite(options: .driven) { _ in CalcotApp.shop() }.adopt(.survey(survey))
    let texts = (1...900).map { ["\($0)/body/Name", "Name \($0)"] }
    let restoring = Task { await adopted.session.restore(texts) {} }
    if isGone { restoring.cancel() }
    await restoring.value
    #expect(survey.changes == (isGone ? 0 : 8))
    #expect(survey.name == (isGone ? "" : "Name 900"))
    adopted.end()
  }

  @Test func `is refused to an address that has used up its budget with pages`() async {
    var options = WebSiteOptions()
    options.work = WebSiteOptions.Rate(perSecond: 0.000_001, burst: 0.000_001)
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    func page(from address: String) async -> Int {
      await site.respond(
        to: WebRequest(
          method: "GET", target: "/", headers: [WebHeader("Host", "localhost")], address: address)
      ).status
    }
    #expect(await page(from: "192.0.2.1") == 200)
    #expect(await page(from: "192.0.2.1") == 429)
    #expect(await page(from: "192.0.2.2") == 200)
  }

  @Test func `is not done for a browser that has gone`() async {
    let made = Locked(0)
    let site = WebSite { _ in
      made.withLock { $0 += 1 }
      return CalcotApp.shop()
    }
    var request = WebRequest(
      method: "GET", target: "/", headers: [WebHeader("Host", "localhost")], address: "192.0.2.1")
    request.isGone = { true }
    #expect(await site.respond(to: request).status == 408)
    #expect(made.withLock { $0 } == 0)
  }

  @Test func `ends for a browser that goes while its app loads`() async {
    let asked = Locked(0)
    let site = WebSite { _ in CalcotApp.shop() }
    var request = WebRequest(
      method: "GET", target: "/", headers: [WebHeader("Host", "localhost")], address: "192.0.2.1")
    // NB: it is asked before the page is waited for, in its turn, and when the app has loaded.
    request.isGone = {
      asked.withLock { count in
        count += 1
        return count > 2
      }
    }
    #expect(await site.respond(to: request).status == 408)
  }

  @Test func `of a form begins after its cookie, and nobody without one sends more than 16 KB`()
    async
  {
    let site = WebSite { _ in CalcotApp.shop() }
    var request = WebRequest(
      method: "POST", target: "/",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Content-Length", "20000"),
      ])
    guard case .refused(let response) = site.bodyAdmission(of: request) else {
      Issue.record("It is accepted.")
      return
    }
    #expect(response.status == 403)
    request.headers[1].value = "16384"
    guard case .accepted(let room) = site.bodyAdmission(of: request) else {
      Issue.record("It is refused.")
      return
    }
    #expect(room.add(16_384) == nil && room.add(1)?.status == 403)
  }

  @Test func `on a page that is told of refused uploads is done as often as events may come`() {
    var options = WebSiteOptions()
    options.events = WebSiteOptions.Rate(perSecond: 0.000_001, burst: 5)
    let (site, visitor, told) = (
      WebSite(options: options) { _ in CalcotApp.shop() }, Visitor(), Locked(0)
    )
    site.uploads.open(
      "token",
      UploadRegistry.Upload(
        visitor: visitor.id, limits: .init(bytes: 100, parts: 4), mostFiles: 1, page: MessagePage(),
        tell: { _ in told.withLock { $0 += 1 } }))
    let request = WebRequest(
      method: "POST", target: "/calcot/upload/token",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Content-Length", "20000"),
        WebHeader("Cookie", "\(site.cookies.name)=\(site.cookies.value(for: visitor))"),
      ])
    for _ in 0..<20 {
      guard case .refused(let response) = site.bodyAdmission(of: request) else {
        Issue.record("It is accepted.")
        return
      }
      #expect(response.status == 413)
    }
    #expect(told.withLock { $0 } == 5)
  }
}
