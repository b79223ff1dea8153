import Calcot
import CalcotTerminalTesting
import CalcotTesting
import CalcotWebTesting
import Testing

/// The hosts that run the one suite.
enum HostUnderTest: String, CaseIterable, CustomTestStringConvertible {
  case instant, slow, menu, terminal, web

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
    case .terminal:
      let host = TerminalDriver(capabilities: capabilities)
      host.register { TallyTerminalView($0) }
      return host
    case .web:
      let host = WebPageDriver(capabilities: capabilities)
      host.register { TallyHTMLView($0) }
      return host
    }
  }
}
