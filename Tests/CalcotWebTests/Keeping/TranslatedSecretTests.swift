import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Observation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A secret that is shown in another language")
struct TranslatedSecretTests {
  @Test(arguments: [false, true])
  func `is kept nowhere`(_ changesLanguage: Bool) async throws {
    let table = MemorySessions.Table()
    let site = WebSite(options: .driven, clock: ManualClock()) { session in
      CalcotApp(
        SafeCoordinator(), routes: RouteRegistry(SafeRoute.self), restoring: session.savedState)
    }
    site.keepSessions(in: MemorySessions(table, server: "1"), sealedBy: MarkingSealer())
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press("Show", typing: ["2/body/Password": "s3cret"])
    if changesLanguage {
      try await visit.press("Deutsch", typing: ["2/body/Password": "s3cret too"])
    }
    let label = changesLanguage ? "Passwort" : "Password"
    try await visit.press("Show", typing: ["2/body/\(label)": "s3cret at last"])
    #expect(visit.field(at: "body/\(label)")?.attributes["value"] == "s3cret at last")
    await site.keeper?.write()
    #expect(!table.text.isEmpty)
    #expect(!table.text.contains("s3cret"))
  }
}

private enum SafeRoute: LinkedRoute {
  case safe
  static let links = Links<SafeRoute>(RouteLink("", .safe))
}

private final class SafeCoordinator: Coordinator {
  let navigation = StackNavigation<SafeRoute>(root: .safe)
  func calcot(for route: SafeRoute, at place: RoutePlace<SafeRoute>) -> Placed {
    place.screen { Calcot(SafeViewModel(), view: SafeView.init) }
  }
}

@MainActor @Observable
private final class SafeViewModel {
  var secret = ""
  var isShown = false
  var isGerman = false
}

private struct SafeView: SemanticView {
  let viewModel: SafeViewModel

  var screen: Screen {
    Screen("Safe") {
      TextField(
        viewModel.isGerman ? "Passwort" : "Password", text: viewModel.secret,
        role: viewModel.isShown ? .normal : .password
      ) { viewModel.secret = $0 }
      Button("Deutsch") { viewModel.isGerman = true }
      Button("Show") { viewModel.isShown = true }
    }
  }
}
