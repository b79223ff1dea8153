import Calcot
import CalcotTesting

@testable import CalcotRecording

/// A library and its inspector, both without a screen.
@MainActor
final class Inspected {
  let coordinator = LibraryCoordinator()
  let inspector: Inspector
  let library: TestApp
  let page: TestApp
  let watched: InspectedApp

  init(keeping limit: Int = 500) {
    inspector = Inspector(keeping: limit, clock: coordinator.clock)
    let app = CalcotApp(coordinator)
    inspector.inspect(app, named: "Library")
    page = TestApp(inspector.makeApp())
    library = TestApp(app)
    watched = inspector.apps[0]
  }

  /// Waits until the library rests and the page shows it.
  func settle() async {
    await library.settle()
    await watched.settle()
    await page.settle()
  }

  /// Logs in, and opens the page about the library.
  func begin() async {
    await library.tap("Log in")
    await page.tap("Library")
    await settle()
  }
}
