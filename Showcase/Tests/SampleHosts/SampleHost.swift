package import CalcotTesting
import CalcotTerminalTesting
import CalcotWebTesting

/// The hosts of Linux on which the sample's transcripts run. The package of the Apple hosts has a module
/// of the same name with those, for the same transcripts.
package enum SampleHost: String, CaseIterable, Sendable {
  case instant, slow, terminal, page, plainPage

  /// The hosts that an exploration can compare with the tree, but the instant one, which others explore.
  /// The terminal's last line also says what the focus can do, which is no state of the app.
  package static let explored: [SampleHost] = [.slow, .page, .plainPage]

  /// A new host that shows nothing yet.
  @MainActor package var driver: any HostDriver {
    switch self {
    case .instant: InstantHost()
    case .slow: SlowHost()
    case .terminal: TerminalDriver(columns: 80, rows: 48)
    case .page: WebPageDriver()
    case .plainPage: WebPageDriver(name: "plain") { PlainPage(of: $1) }
    }
  }
}
