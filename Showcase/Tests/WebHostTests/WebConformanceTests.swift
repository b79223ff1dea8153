import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing
import WebWire

@testable import CalcotConformance

@MainActor
@Suite("The web host over a socket", .oneSite, .timeLimit(.minutes(20)))
struct SocketConformanceTests {
  @Test(arguments: HostConformance.rules)
  func keeps(_ rule: HostConformance.Rule) async throws {
    let served = try #require(OneSite.current)
    await rule.check { capabilities in
      WebPageDriver(name: "socket", capabilities: capabilities, site: served.site) { _, session in
        ConnectedPage(of: session) {
          SocketConnection($0, asking: session.upgradeRequest, port: served.port)
        }
      }
    }
  }
}

@MainActor
@Suite("The web host in Chromium", .serialized, .oneSite, .oneBrowser(), .timeLimit(.minutes(20)))
struct ChromiumConformanceTests {
  @Test(arguments: HostConformance.Rule.inBrowsers)
  func keeps(_ rule: HostConformance.Rule) async throws { try await rule.checkInBrowser() }
}

@MainActor
@Suite(
  "The web host in Firefox", .serialized, .oneSite, .oneBrowser(.firefox),
  .timeLimit(.minutes(20)), .enabled(if: BrowserEngine.tested.contains(.firefox)))
struct FirefoxConformanceTests {
  @Test(arguments: HostConformance.Rule.inBrowsers)
  func keeps(_ rule: HostConformance.Rule) async throws { try await rule.checkInBrowser() }
}

@MainActor
@Suite(
  "The web host in WebKitGTK", .serialized, .oneSite, .oneBrowser(.webKit),
  .timeLimit(.minutes(20)), .enabled(if: BrowserEngine.tested.contains(.webKit)))
struct WebKitConformanceTests {
  /// All but the one that saves a file, for which WebKitGTK's driver has no folder.
  private nonisolated static let rules = HostConformance.Rule.inBrowsers.filter {
    !$0.description.hasPrefix("shares a text and a file")
  }

  @Test(arguments: rules)
  func keeps(_ rule: HostConformance.Rule) async throws { try await rule.checkInBrowser() }
}

@MainActor
@Suite(
  "The web host in a Chromium that is far away", .serialized, .oneSite,
  .oneBrowser(.chromium, .far),
  .timeLimit(.minutes(20)), .enabled(if: Distance.tested.contains(.far)))
struct FarChromiumConformanceTests {
  @Test(arguments: HostConformance.Rule.inBrowsers)
  func keeps(_ rule: HostConformance.Rule) async throws { try await rule.checkInBrowser() }
}

extension HostConformance.Rule {
  /// All rules but those of random entries, some of which a browser's own fields alter, and those of
  /// late code, of which a page knows nothing: both are checked without a browser, and over a socket.
  fileprivate static let inBrowsers = HostConformance.rules.filter { rule in
    !(HostConformance.entryRules + HostConformance.lateRules).contains {
      $0.description == rule.description
    }
  }

  /// Checks the rule on the suite's site, shown in the suite's browser.
  @MainActor
  fileprivate func checkInBrowser() async throws {
    let served = try #require(OneSite.current)
    let stage = try #require(OneBrowser.current)
    await check { capabilities in
      WebPageDriver(name: "browser", capabilities: capabilities, site: served.site) {
        BrowserPage(of: $1, on: stage)
      }
    }
  }
}
