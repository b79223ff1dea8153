import Calcot
import CalcotWeb
import CalcotWebServer
import CalcotWebTesting
import CommunityFakes
import Groups
import Localization
import NIOCore
import ShowcaseApp
import ShowcaseAppTesting

@testable import Showcase
import WebWire

/// A person in front of a browser, and the site that they visit.
@MainActor
struct Visit {
  let browser: ChromiumBrowser
  let site: ServedSite
  /// The address at which the browser reaches the site.
  let address: String
  /// What the sample app shows; another app does not use it.
  let community: InMemoryCommunity

  /// Goes to a page of the site, and waits until it is live where it can be.
  func open(_ path: String) async throws {
    try await browser.go(to: address + path)
    guard browser.options.runsJavaScript else { return }
    try await browser.pageIsLive()
    let loaded = try await browser.run("return performance.getEntriesByType('navigation')[0].name")
    guard loaded.string != address + path else { return }
    // NB: a step through the history that the page before had begun can lead back to it.
    try await browser.go(to: address + path)
    try await browser.pageIsLive()
  }
}

/// Lets a person visit the sample app.
@MainActor
func visitShowcase(
  _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  seed: GroupSeed = .runnersAndMore,
  _ body: @MainActor (Visit) async throws -> Void
) async throws {
  let community = InMemoryCommunity(seed: seed)
  try await visit(options, distance, community: community, body) { session in
    let language = Language(preferred: session.languages)
    session.language = language.rawValue
    session.words = WebWords(language)
    return CalcotApp.showcase(TestDependencies(community, language: language))
  }
}

/// Lets a person visit an app.
@MainActor
func visit(
  _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  community: InMemoryCommunity = InMemoryCommunity(),
  prepare: @MainActor (WebServer) -> Void = { _ in },
  _ body: @MainActor (Visit) async throws -> Void,
  app: @escaping @MainActor (WebSession) -> CalcotApp
) async throws {
  let site = try await ServedSite(prepare: prepare, app: app)
  do {
    let browser = try await SharedBrowsers.browser(options)
    let line = distance == .far ? try await SlowLine(to: site.port, delay: .milliseconds(100)) : nil
    let address = line?.address ?? site.address
    try await body(Visit(browser: browser, site: site, address: address, community: community))
    try await browser.leave()
    try await line?.close()
    try await site.stop()
  } catch {
    try? await site.stop()
    throw error
  }
}

extension BrowserOptions {
  /// A browser whose dialogs come without motion.
  static let quick = BrowserOptions(reducesMotion: true, patience: .seconds(120))
  /// One in which no scripts run.
  static let withoutScript = BrowserOptions(
    reducesMotion: true, runsJavaScript: false, patience: .seconds(120))
}
