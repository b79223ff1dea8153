import Calcot
import CalcotConformance
import CalcotTerminalTesting
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

/// The hosts that run the one suite.
enum HostUnderTest: String, CaseIterable, CustomTestStringConvertible {
  case instant, slow, menu, terminal, web
  /// Terminals of other sizes.
  case largeTerminal, smallTerminal, tinyTerminal

  /// All hosts; with `CALCOT_LONG=1` also terminals of other sizes, which take most of the time.
  static let allCases: [HostUnderTest] =
    [.instant, .slow, .menu, .terminal, .web]
    + (ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
      ? [.largeTerminal, .smallTerminal, .tinyTerminal] : [])

  var testDescription: String { rawValue }

  @MainActor
  func driver(_ capabilities: Set<Capability>) -> any HostDriver {
    switch self {
    case .instant:
      let host = InstantHost(capabilities: capabilities)
      host.register { TallyTestView($0) }
      return host
    case .slow:
      let host = SlowHost(capabilities: capabilities)
      host.register { TallyTestView($0) }
      return host
    case .menu: return MenuDriver(capabilities: capabilities)
    case .terminal: return Self.terminal(capabilities, columns: 80, rows: 24)
    case .largeTerminal: return Self.terminal(capabilities, columns: 200, rows: 60)
    case .smallTerminal: return Self.terminal(capabilities, columns: 40, rows: 12)
    case .tinyTerminal: return Self.terminal(capabilities, columns: 20, rows: 6)
    case .web:
      let host = WebPageDriver(capabilities: capabilities)
      host.register { TallyHTMLView($0) }
      return host
    }
  }

  @MainActor
  private static func terminal(
    _ capabilities: Set<Capability>, columns: Int, rows: Int
  ) -> TerminalDriver {
    let host = TerminalDriver(
      capabilities: capabilities, columns: columns, rows: rows, scrollsToRead: rows < 10)
    host.register { TallyTerminalView($0) }
    return host
  }
}
