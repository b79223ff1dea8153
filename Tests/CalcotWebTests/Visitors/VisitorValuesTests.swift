import Calcot
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
struct VisitorValuesTests {
  private let site = WebSite(options: .driven) { CalcotApp(MoodCoordinator($0.values)) }
  private let cookie = VisitorCookies(isSecure: false, lifetime: .seconds(1_000)).values

  /// A page of a browser that has been at a site.
  private func tab(of visit: SiteVisit, at site: WebSite) throws -> ShakyLine {
    var request = visit.request("GET", WebAssets.livePath)
    request.headers.append(WebHeader("Origin", "http://localhost:8080"))
    return ShakyLine(try LivePage(), to: site, asking: request)
  }

  /// Delivers messages until the pages have nothing more to send.
  private func settle(_ lines: ShakyLine...) async {
    for _ in 0..<20 {
      for line in lines {
        while await line.bringUp() {}
        for _ in 0..<10 { await Task.yield() }
        while line.bringDown() {}
        line.page.acknowledge()
      }
    }
  }

  @Test func `are kept by the browser, and known to another server of the site`() async throws {
    let visit = SiteVisit(site)
    try await visit.go("/")
    #expect(visit.page.node("2/body/text")?.text == "none" && visit.cookies.count == 1)
    try await visit.press("Cheer up")
    #expect(visit.page.node("2/body/text")?.text == "merry")
    #expect(visit.cookies.count == 2)
    visit.site = WebSite { CalcotApp(MoodCoordinator($0.values)) }
    try await visit.go("/")
    #expect(visit.page.node("2/body/text")?.text == "merry")
  }

  @Test func `that a form changes are in its answer, as the page after it may be another server's`()
    async throws
  {
    let visit = SiteVisit(site)
    try await visit.go("/")
    let answer = await site.respond(to: try visit.form(pressing: "Cheer up"))
    visit.site = WebSite { CalcotApp(MoodCoordinator($0.values)) }
    try await visit.take(answer)
    #expect(visit.page.node("2/body/text")?.text == "merry")
  }

  @Test func `change at once in all tabs of the visitor, and in nobody else's`() async throws {
    let (visit, other) = (SiteVisit(site), SiteVisit(site))
    try await visit.go("/")
    try await other.go("/")
    let lines = try [tab(of: visit, at: site), tab(of: visit, at: site), tab(of: other, at: site)]
    await settle(lines[0], lines[1], lines[2])
    try lines[0].page.press("Cheer up")
    await settle(lines[0], lines[1], lines[2])
    #expect(lines.map(\.page.words) == ["merry", "merry", "none"])
    #expect(lines.map(\.page.kept.count) == [1, 1, 0])
    let kept = try #require(lines[0].page.kept.first)
    #expect(kept.hasPrefix("calcot-values=") && kept.contains("; Path=/; Max-Age="))
    #expect(lines.flatMap(\.page.problems) == [])
  }

  @Test func `that another server has changed come by the visitor's other tab`() async throws {
    let visit = SiteVisit(site)
    try await visit.go("/")
    let other = WebSite(options: .driven) { CalcotApp(MoodCoordinator($0.values)) }
    let (first, second) = (try tab(of: visit, at: site), try tab(of: visit, at: other))
    await settle(first, second)
    try first.page.press("Cheer up")
    await settle(first, second)
    #expect(second.page.words == "none")
    let pair = try #require(first.page.kept.first).prefix { $0 != ";" }
    second.page.perform("k", text: String(pair))
    await settle(first, second)
    #expect(second.page.words == "merry")
    second.page.perform("k", text: String(pair.dropLast()) + "x")
    second.page.perform("k", text: "calcot-values=")
    second.page.perform("k")
    await settle(first, second)
    #expect(second.page.words == "merry" && second.closeCode == nil)
  }

  @Test func `are given to a browser that has missed them when it connects`() async throws {
    let visit = SiteVisit(site)
    try await visit.go("/")
    let (first, second) = (try tab(of: visit, at: site), try tab(of: visit, at: site))
    await settle(first)
    try first.page.press("Cheer up")
    await settle(first)
    await settle(second)
    #expect(second.page.words == "merry" && second.page.kept.count == 1)
  }

  @Test func `are taken from a cookie only if the site has signed it`() throws {
    let kept = try #require(cookie.kept(["mood": "merry"], after: 0))
    #expect(cookie.kept(in: kept.pair) == kept)
    let parts = kept.pair.split(separator: ".")
    let forged = Data(#"{"mood":"sad"}"#.utf8).base64EncodedString()
    for text in [
      "", "calcot-values", "calcot-values=", "calcot-values=..", kept.pair + "x", "x" + kept.pair,
      String(kept.pair.dropLast()), "\(parts[0]).\(forged).\(parts[2])",
      "calcot-values=1y2p0ij32e8e8.\(parts[1]).\(parts[2])",
      "calcot-values=-1.\(parts[1]).\(parts[2])", kept.pair + "." + parts[2],
      "calcot-values=" + String(repeating: ".", count: 5_000),
    ] {
      #expect(cookie.kept(in: text) == nil, "\(text.prefix(80))")
    }
  }

  @Test func `are refused when they are too long for a cookie`() {
    let values = VisitorValues(cookie)
    #expect(values.change { $0["mood"] = "merry" })
    #expect(!values.change { $0["mood"] = String(repeating: "long ", count: 600) })
    #expect(values["mood"] == "merry")
    #expect(values.change { $0["mood"] = String(repeating: "long ", count: 500) })
  }

  @Test func `do not go back to those of an older cookie, and are told once`() throws {
    let values = VisitorValues(cookie)
    var told = 0
    values.didChange.add { told += 1 }
    values.change { $0["mood"] = "merry" }
    let old = try #require(values.kept)
    values.change { $0["mood"] = "sad" }
    values.change { $0["mood"] = "sad" }
    #expect(values.take(cookie: old.pair) && values["mood"] == "sad" && told == 2)
  }

  @Test func `stay with the host, and go over TLS where the site has it`() throws {
    let cookie = VisitorCookies(isSecure: true, lifetime: .seconds(1_000)).values
    let setting = cookie.setting(try #require(cookie.kept(["a": "b"], after: 0)))
    #expect(setting.hasPrefix("__Host-calcot-values="))
    #expect(setting.hasSuffix("; Path=/; Max-Age=34560000; SameSite=Lax; Secure"))
  }
}

private enum MoodRoute: LinkedRoute {
  case mood
  static let links = Links<MoodRoute>(RouteLink("", .mood))
}

private final class MoodCoordinator: Coordinator {
  let navigation = StackNavigation<MoodRoute>(root: .mood)
  private let values: VisitorValues

  init(_ values: VisitorValues) { self.values = values }

  func calcot(for route: MoodRoute, at place: RoutePlace<MoodRoute>) -> Placed {
    place.screen {
      Calcot(remadeOn: values.didChange) {
        self.values
      } view: {
        MoodView(viewModel: $0)
      }
    }
  }
}

private struct MoodView: SemanticView {
  let viewModel: VisitorValues

  var screen: Screen {
    Screen("Mood") {
      Text(viewModel["mood"] ?? "none")
      Button("Cheer up") { viewModel.change { $0["mood"] = "merry" } }
    }
  }
}
