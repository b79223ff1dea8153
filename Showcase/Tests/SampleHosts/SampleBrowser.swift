import Calcot
import CalcotViews
import CalcotWeb
import CalcotWebServer
import CalcotWebTesting
import Logging
import WebWire

/// Chromium on a site of this process. Both end with the process.
@MainActor
enum SampleBrowser {
  static let shared = SharedBrowser(open: open)

  /// The site, which also has the screen of a page whose session has ended.
  static let site = WebSite(options: .driven) { _ in
    CalcotApp { _ in Calcot(Nobody(), view: NobodyView.init) }
  }

  private static let server = RunningServer(
    WebServer(
      serving: site, options: .ofTests,
      logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })))

  private static func open() async throws -> BrowserStage {
    // NB: pages that the app opens elsewhere are not requested.
    let alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
    let browser = try await Browser.open(BrowserOptions(reducesMotion: true, arguments: [alone]))
    return BrowserStage(in: browser, address: "http://127.0.0.1:\(try await server.port())")
  }
}

private struct Nobody {}

private struct NobodyView: SemanticView {
  let viewModel: Nobody

  var screen: Screen { Screen("Nobody") {} }
}
