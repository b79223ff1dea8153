import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The options of a site")
struct WebSiteOptionsTests {
  @Test(arguments: [WebSiteOptions(), .driven])
  func `have a rule each if they are numbers or times, and the defaults keep it`(
    _ options: WebSiteOptions
  ) {
    var mended = options
    let problems = OptionRule.mend(&mended, by: WebSiteOptions.rules)
    #expect(problems == [])
    #expect(numbers(in: options) == WebSiteOptions.rules.map(\.name))
  }

  /// Returns the names of the numbers and times in a value and in its groups.
  private func numbers(in value: Any, of group: String = "") -> [String] {
    Mirror(reflecting: value).children.flatMap { child in
      let name = group + (child.label ?? "")
      if child.value is Int || child.value is Double || child.value is Duration { return [name] }
      let isGroup = Mirror(reflecting: child.value).displayStyle == .struct
      return isGroup ? numbers(in: child.value, of: name + ".") : []
    }
  }

  @Test
  func `that are impossible are reported when the site is made, and the nearest ones are used`() {
    var options = WebSiteOptions()
    options.sizes.message = .max
    (options.events.perSecond, options.events.burst) = (0, .nan)
    (options.kept.time, options.settling) = (.seconds(-1), .seconds(Int64.max))
    let told = Locked<[String]>([])
    let site = WebSite(
      options: options,
      watch: { event in
        if case .mistake(let text) = event { told.withLock { $0.append(text) } }
      }
    ) { _ in CalcotApp.shop() }
    #expect(told.withLock { $0 } == site.optionProblems.map(\.description))
    #expect(
      site.optionProblems.map(\.name) == [
        "WebSiteOptions.sizes.message", "WebSiteOptions.events.perSecond",
        "WebSiteOptions.events.burst", "WebSiteOptions.kept.time", "WebSiteOptions.settling",
      ])
    #expect(
      site.optionProblems[1].description
        == "WebSiteOptions.events.perSecond is 0.0, and may be 1e-06 to 1000000000000.0.")
    #expect(site.messageLimit == 1 << 30 && site.options.events.perSecond == 0.000_001)
    #expect(site.options.events.burst == 1 && site.options.kept.time == .zero)
    #expect(site.options.settling == .longestOption)
  }

  @Test func `have an origin with a scheme and a host, and nothing after it`() {
    for origin in ["https://example.org", "http://localhost:8080", "HTTPS://[::1]:8443"] {
      var options = WebSiteOptions()
      options.publicOrigin = origin
      #expect(OptionRule.mend(&options, by: [WebSiteOptions.originRule]) == [])
      #expect(options.publicOrigin == origin)
    }
    for origin in [
      "example.org", "https://", "https://a/", "ftp://a", "https://a b", "https://u@a",
    ] {
      var options = WebSiteOptions()
      options.publicOrigin = origin
      let problems = OptionRule.mend(&options, by: [WebSiteOptions.originRule])
      #expect(problems.map(\.value) == [origin])
      #expect(options.publicOrigin == nil)
    }
  }

  @Test(arguments: [(0, 1_000_000), (10, 0)])
  func `of 0 keep no session`(_ sessions: Int, _ bytes: Int) async throws {
    var options = WebSiteOptions.driven
    (options.kept.sessions, options.kept.bytes, options.images.bytes) = (sessions, bytes, 0)
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Add")
    #expect(visit.response.status == 200 && visit.page.node("2/body/text")?.text == "0")
    #expect(site.sessionCount == 0 && site.optionProblems == [])
  }
}
