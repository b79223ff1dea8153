import Calcot
import CalcotContent
import CalcotWeb
import CalcotWebServer
import CalcotWebTesting
import CommunityFakes
import Groups
import LaunchesFakes
import Localization
import NIOCore
import ShowcaseApp
import ShowcaseAppTesting
import Testing

@testable import Showcase
import WebWire

/// A visit of a site in a browser.
@MainActor
struct Visit {
  let browser: Browser
  let site: ServedSite
  /// The address of the site for the browser.
  let address: String
  /// The contents of the sample app. Other apps do not use it.
  let community: InMemoryCommunity
  /// The launches of the sample app. Other apps do not use them.
  let launches: FakeLaunchesAPI

  /// Opens a page of the site, and waits until it is live if scripts run.
  func open(_ path: String) async throws {
    try await browser.go(to: address + path)
    guard browser.options.runsJavaScript else { return }
    try await browser.pageIsLive()
    let loaded = try await browser.run("return performance.getEntriesByType('navigation')[0].name")
    guard loaded.string != address + path else { return }
    // NB: a history step that the previous page had begun can lead back to it.
    try await browser.go(to: address + path)
    try await browser.pageIsLive()
  }
}

extension Visit {
  /// Makes a group in the sample app, whose message then goes by itself after a time.
  func makeNightOwls(messageFor time: Duration) async throws {
    try await open("/groups")
    try await browser.use("New group")
    try await browser.fill("Name", with: "Night Owls")
    try await browser.press(.enter)
    try await browser.page(contains: "Night Owls was made")
    // NB: the time that is over of the usual one does not count.
    try await browser.run(
      """
      Object.assign(document.querySelector('.message'), { rest: null })
        .dataset.closeAfter = arguments[0]
      """,
      .number(time / .seconds(1)))
  }
}

/// Opens the sample app in a browser. What the page's script sends has to be understood.
@MainActor
func visitShowcase(
  _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  seed: GroupSeed = .runnersAndMore,
  _ body: @MainActor (Visit) async throws -> Void
) async throws {
  let community = InMemoryCommunity(seed: seed)
  let launches = FakeLaunchesAPI()
  let inspected: @MainActor (Visit) async throws -> Void = { (visit: Visit) in
    try await body(visit)
    #expect(visit.site.log.misunderstandings == [])
  }
  try await visit(
    options, distance, community: community, launches: launches, inspected
  ) { session in
    let settings = VisitorSettings(session.values, isFollowing: true)
    let language = settings.settings.language ?? Language(preferred: session.languages)
    session.language = language.rawValue
    return CalcotApp.showcase(
      TestDependencies(community, language: language) { $0.launchesAPI = launches },
      settings: settings)
  }
}

/// Serves the sample app at an address, for other programs than the browsers.
@MainActor
func serveShowcase(_ body: @MainActor (_ address: String) async throws -> Void) async throws {
  let community = InMemoryCommunity(seed: .runnersAndMore)
  let site = try await ServedSite { _ in
    CalcotApp.showcase(TestDependencies(community, language: .english))
  }
  do {
    try await body(site.address)
  } catch {
    try? await site.stop()
    throw error
  }
  try await site.stop()
}

/// Opens an app in a browser.
@MainActor
func visit(
  _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  community: InMemoryCommunity = InMemoryCommunity(),
  launches: FakeLaunchesAPI = FakeLaunchesAPI(),
  imageOrigins: [String] = [], keepsPages: Bool = false,
  prepare: @MainActor (WebServer) -> Void = { _ in },
  _ body: @MainActor (Visit) async throws -> Void,
  app: @escaping @MainActor (WebSession) -> CalcotApp
) async throws {
  let site = try await ServedSite(
    imageOrigins: imageOrigins, keepsPages: keepsPages, prepare: prepare, app: app)
  do {
    let browser = try await SharedBrowsers.take(options)
    let line = distance == .far ? try await SlowLine(to: site.port, delay: .milliseconds(100)) : nil
    let address = line?.address ?? site.address
    try await body(
      Visit(
        browser: browser, site: site, address: address, community: community, launches: launches))
    try await browser.leave()
    SharedBrowsers.give(browser)
    try await line?.close()
    try await site.stop()
  } catch {
    try? await site.stop()
    throw error
  }
}

extension BrowserOptions {
  /// Returns the same options for another engine.
  func `in`(_ engine: BrowserEngine) -> BrowserOptions {
    var options = self
    options.engine = engine
    return options
  }

  /// Returns the same options for a page of another size.
  func sized(_ width: Int, _ height: Int) -> BrowserOptions {
    var options = self
    (options.width, options.height) = (width, height)
    return options
  }

  /// Options for dialogs without animation.
  static let quick = BrowserOptions(reducesMotion: true)
  /// Options for a browser without scripts.
  static let withoutScript = BrowserOptions(reducesMotion: true, runsJavaScript: false)
}
