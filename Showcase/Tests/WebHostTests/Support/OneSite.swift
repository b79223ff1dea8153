import Calcot
import CalcotWeb
import CalcotWebTesting
import Testing

/// Serves one site while the tests of a suite run, each of which shows its apps there.
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

/// What a page is shown whose session has ended.
private final class NobodyCoordinator: Coordinator {
  enum Place: Route { case nowhere }

  let navigation = StackNavigation<Place>(root: .nowhere)

  func calcot(for route: Place) -> Calcot { Calcot(Nobody()) { NobodyView($0) } }
}

private final class Nobody {}

private final class NobodyView: SemanticView<Nobody> {
  override func screen(_ viewModel: Nobody) -> Screen { Screen("Nobody") {} }
}
