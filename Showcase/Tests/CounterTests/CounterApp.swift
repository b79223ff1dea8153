import Calcot
import CalcotTesting
import Counter
import Foundation
import Localization

/// A View that shows nothing.
private final class Reading: CalcotView {
  var viewModel: CounterViewModel.Outputs

  init(_ outputs: CounterViewModel.Outputs) { viewModel = outputs }
}

/// The whole Counter feature on a headless host.
@MainActor
struct CounterApp {
  private struct Dependencies: HasLanguage {
    let language: Language
  }

  let app: TestApp

  /// Starts the feature at the place of a saved state.
  init(restoring state: Data? = nil, language: Language = .english) {
    app = TestApp(
      CounterCoordinator(dependencies: Dependencies(language: language)),
      routes: RouteRegistry(CounterRoute.self), restoring: state)
  }

  /// Taps "Add one" so many times, and waits until the app is idle.
  func addOne(times: Int = 1) async {
    for _ in 0..<times { app.tap("Add one") }
    await app.settle()
  }

  /// The outputs that the running screen's ViewModel has passed to its View.
  var outputs: CounterViewModel.Outputs? {
    guard let app = app.app, let screen = app.tree.visible?.id else { return nil }
    var registry = ViewRegistry<Reading>()
    registry.register({ Reading($0) }, erase: { $0 })
    return app.view(of: screen, from: registry)?.viewModel
  }

  /// Returns the state with which the app would start the next time.
  func savedState() throws -> Data? { try app.app?.savedState() }
}
