import Calcot
import CalcotStreams
import CalcotTesting
import Counter
import Foundation
import Localization

/// The whole Counter feature on a headless host.
@MainActor
struct CounterApp {
  let app: TestApp
  /// The service, which outlives the app.
  let service = InMemoryCounterService()

  /// Starts the feature at the place of a saved state.
  init(restoring state: Data? = nil, language: Language = .english) {
    app = TestApp(
      CounterFlow(
        dependencies: CounterDependencies(counterService: service, region: Region(language))),
      routes: RouteRegistry(CounterRoute.self), restoring: state)
  }

  /// Taps "Add one" so many times, and waits until the app is idle.
  func addOne(times: Int = 1) async {
    for _ in 0..<times { await app.tap("Add one") }
  }

  /// Returns the state with which the app would start the next time.
  func savedState() throws -> Data? { try app.app?.savedState() }

  /// The streams of the running screen.
  var streams: [AnyObject] {
    guard let app = app.app, let screen = app.tree.visible?.id else { return [] }
    let views = NativeViews<Reading>()
    views.register({ Reading($0) }, erase: { $0 })
    guard let outputs = views.view(of: screen, in: app)?.viewModel else { return [] }
    return [outputs.label, outputs.addOne, outputs.addOne.isEnabled]
  }
}

struct CounterDependencies: HasCounterService, HasRegion {
  let counterService: any CounterService
  let region: Region
}

/// A View that shows nothing.
private final class Reading: CalcotView {
  var viewModel: CounterViewModel.Outputs

  init(_ outputs: CounterViewModel.Outputs) { viewModel = outputs }
}
