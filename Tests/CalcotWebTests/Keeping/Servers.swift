import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

/// Servers of one site that share a store of sessions, and a page that comes to one after the other.
@MainActor
final class Servers {
  let diary = Diary()
  let table = MemorySessions.Table()
  let clock = ManualClock()
  /// The seal of the next server.
  var sealer = MarkingSealer()
  private(set) var line: ShakyLine
  private(set) var apps: [CalcotApp] = []
  private var started = 0
  private let request: WebRequest

  var page: LivePage { line.page }
  var site: WebSite { line.site }

  /// The app that was made last.
  var app: CalcotApp? { apps.last }

  init() async throws {
    let first = WebSite(options: .driven) { _ in CalcotApp.shop() }
    let visit = SiteVisit(first)
    try await visit.go("/")
    let request = WebRequest(
      method: "GET", target: "/calcot/live",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", visit.cookie ?? ""),
      ])
    self.request = request
    line = ShakyLine(try LivePage(), to: first, asking: request)
    line.cut()
    come(to: server())
    await settle()
  }

  /// Starts a server, whose questions to the store may stop.
  func server(
    stoppingAt stops: Stops = Stops(), _ change: (inout WebSiteOptions) -> Void = { _ in }
  ) -> WebSite {
    started += 1
    var options = WebSiteOptions.driven
    change(&options)
    let site = WebSite(options: options, clock: clock) { [unowned self] session in
      let app = CalcotApp.diary(diary, restoring: session.savedState) { await stops.pass(.load) }
      apps.append(app)
      return app
    }
    site.keepSessions(
      in: SteppedSessions(table, server: "\(started)", stops), sealedBy: sealer)
    return site
  }

  /// Has the page come to a server, with the loss of all messages in transit.
  func come(to site: WebSite) {
    line.cut()
    line.site = site
    line.connect()
  }

  /// Connects another page of the same browser to a server.
  func line(of page: LivePage, to site: WebSite) -> ShakyLine {
    line.cut()
    return ShakyLine(page, to: site, asking: request)
  }

  /// Has the server write what has changed.
  func write() async { await site.keeper?.write() }

  /// Delivers all messages until the page shows everything.
  func settle() async { await settle(line) }

  /// Delivers all messages of a line until its page shows everything.
  func settle(_ line: ShakyLine) async {
    let (site, page) = (line.site, line.page)
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds < 10_000 else {
        Issue.record("the page never shows everything")
        return
      }
      while await line.bringUp() {}
      for app in apps { await app.settle() }
      for session in site.store.all { session.presentIfDue() }
      for session in site.store.all { await session.connection.sender.settle() }
      while line.bringDown() {}
      page.acknowledge()
      while await line.bringUp() {}
    } while line.closeCode == nil && !(page.isLive && page.isAnswered && isShown(page, site))
  }

  private func isShown(_ page: LivePage, _ site: WebSite) -> Bool {
    site.store.all.map(\.connection).allSatisfy {
      $0.outlet == nil || $0.sender.isShown(after: page.frames)
    }
  }
}
