import CalcotTerminalTesting
import CalcotTesting
import CalcotWebTesting

/// The hosts on which the whole app is used.
enum RecipeHost: String, CaseIterable {
  case instant, slow, terminal, page, plainPage

  @MainActor var driver: any HostDriver {
    switch self {
    case .instant: InstantHost()
    case .slow: SlowHost()
    case .terminal: TerminalDriver(columns: 80, rows: 48)
    case .page: WebPageDriver()
    case .plainPage: WebPageDriver(name: "plain") { PlainPage(of: $1) }
    }
  }
}
