import Calcot
import CalcotConformance
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Testing

/// A trait that serves one site for the tests of a suite, which show their apps there.
struct OneSite: SuiteTrait, TestScoping {
  @TaskLocal static var current: ServedSite?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let served = try await ServedSite(conformanceSite())
    do {
      try await Self.$current.withValue(served) { try await body() }
    } catch {
      try await served.stop()
      throw error
    }
    try await served.stop()
  }

  @MainActor
  private func conformanceSite() -> WebSite {
    let site = WebSite(options: .driven) { _ in CalcotApp(NobodyCoordinator()) }
    site.register { TallyHTMLView($0) }
    return site
  }
}

extension Trait where Self == OneSite {
  static var oneSite: Self { Self() }
}

/// The flow for a page whose session has ended.
private final class NobodyCoordinator: Coordinator {
  enum Place: Route { case nowhere }

  let navigation = StackNavigation<Place>(root: .nowhere)

  func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen { Calcot(Nobody(), view: NobodyView.init) }
  }
}

private final class Nobody {}

private struct NobodyView: SemanticView {
  let viewModel: Nobody

  var screen: Screen { Screen("Nobody") {} }
}
