import Calcot
import CalcotTesting
import CalcotViews
import XCTest

/// The only test here without Swift Testing: the driver works under XCTest too.
final class TestAppUnderXCTest: XCTestCase {
  @MainActor
  func testDrivesAnApp() async {
    let app = TestApp(
      ContentCoordinator { Screen("Hello") { Text("Under XCTest") } })
    await app.settle()
    app.expect("Hello", "Under XCTest")
    app.expectNot("Goodbye")
    app.end()
  }
}
