import Calcot
import CalcotTesting
import Foundation

/// The bridged counter on a headless host.
@MainActor
struct CounterApp {
  let app: TestApp

  /// Starts the counter at the place of a saved state.
  init(restoring state: Data? = nil) {
    app = TestApp(
      BridgedCounterFlow(), routes: RouteRegistry(BridgedCounterRoute.self), restoring: state)
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
    guard let counter = views.view(of: screen, in: app)?.viewModel else { return [] }
    return [counter.label, counter.addOne]
  }
}

/// A View that shows nothing.
private final class Reading: CalcotView {
  var viewModel: BridgedCounter

  init(_ counter: BridgedCounter) { viewModel = counter }
}
