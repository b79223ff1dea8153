import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("Visitors who do not stay", .timeLimit(.minutes(20)))
struct VisitorTests {
  private final class Log {
    weak var app: CalcotApp?
    init(_ app: CalcotApp) { self.app = app }
  }

  @Test func `leave nothing behind, however many come`() async throws {
    let clock = ManualClock()
    var apps: [Log] = []
    let site = WebSite(options: .driven, clock: clock) { _ in
      let app = CalcotApp.shop()
      apps.append(Log(app))
      return app
    }
    let count = Rounds.of(10_000, short: 400)
    for number in 0..<count { try await visit(site, number) }
    // NB: The site learns of the last disconnections a little later.
    #expect(await Turns.pass { site.sessionCount <= WebSiteOptions().kept.sessions })
    while site.sessionCount > 0 {
      clock.advance(by: WebSiteOptions().kept.time)
      await Task.yield()
    }
    #expect(apps.count == count + count / 4 * 3)
    #expect(await Turns.pass { apps.allSatisfy { $0.app == nil } })
    #expect(await Turns.pass { clock.sleepers == 0 })
  }

  /// Loads the first page; three of four visitors do more.
  private func visit(_ site: WebSite, _ number: Int) async throws {
    let host = WebHeader("Host", "localhost")
    let response = await site.respond(
      to: WebRequest(method: "GET", target: "/", headers: [host]))
    let page = try LivePage(html: String(decoding: response.body, as: UTF8.self))
    let cookie = try #require(response.header("set-cookie")).prefix { $0 != ";" }
    let headers = [
      host, WebHeader("Origin", "http://localhost"), WebHeader("Cookie", String(cookie)),
    ]
    guard number % 4 > 0 else { return }
    if number % 4 == 1 {
      let token =
        page.document.first { $0.attributes["name"] == "token" }?.attributes["value"] ?? ""
      let add = try #require(page.button("Add")?.attributes["name"])
      let form = "token=\(token)&\(add.replacing(" ", with: "+"))="
      let answer = await site.respond(
        to: WebRequest(method: "POST", target: "/", headers: headers, body: Array(form.utf8)))
      #expect(answer.status == 303)
      return
    }
    let line = ShakyLine(
      page, to: site, asking: WebRequest(method: "GET", target: "/calcot/live", headers: headers))
    await line.bringUp()
    if number % 4 == 3 {
      while !page.isLive {
        line.bringDown()
        await Task.yield()
      }
      try page.press("Add")
      await line.bringUp()
    }
    line.cut()
  }
}
