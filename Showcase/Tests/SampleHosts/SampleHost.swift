package import CalcotTesting
import CalcotTerminalTesting
import CalcotWebTesting

/// The hosts of Linux on which the sample's transcripts run. The package of the Apple hosts has a module
/// of the same name with those, for the same transcripts.
package enum SampleHost: String, CaseIterable, Sendable {
  case instant, slow, terminal, page, plainPage, browser

  /// All hosts, but the browser where it is not installed.
  package static let allCases: [SampleHost] =
    explored + [.instant] + (BrowserEngine.chromium.isInstalled ? [.browser] : [])

  /// The hosts that an exploration compares with the tree, but the instant one, which others explore,
  /// and the browser, which would take an hour.
  package static let explored: [SampleHost] = [.slow, .terminal, .page, .plainPage]

  /// A new host that shows nothing yet.
  @MainActor package var driver: any HostDriver {
    switch self {
    case .instant: InstantHost()
    case .slow: SlowHost()
    case .terminal: TerminalDriver(columns: 80, rows: 48)
    case .page: WebPageDriver()
    case .plainPage: WebPageDriver(name: "plain") { PlainPage(of: $1) }
    case .browser:
      WebPageDriver(name: "browser", site: SampleBrowser.site) { _, session in
        SampleBrowser.shared.page(of: session)
      }
    }
  }
}
