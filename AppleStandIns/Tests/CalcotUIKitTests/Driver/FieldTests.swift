import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import DrawnReading
import SwiftUI
import Testing

@MainActor
@Suite("Fields, choices and native pieces on the UIKit host")
struct FieldTests {
  @Test func `have the views that are registered for native pieces`() async {
    let app = CalcotApp(AlbumCoordinator(.piece))
    let driver = UIKitDriver()
    driver.start(app) { host in
      var views = SwiftUIViews()
      views.registerPiece { (map: AlbumMap) in Text("A map of \(map.place)") }
      host.register(views)
    }
    await driver.settle()
    #expect(driver.lines.contains("A map of 10,20"))
    driver.stop()
  }

  @Test("have a menu for many options: a navigation controller has only the app's screens")
  func choice() async {
    let driver = UIKitDriver()
    let app = TestApp(AlbumCoordinator(.choice), on: driver)
    await app.settle()
    let drawn = driver.shownControllers.compactMap {
      ($0 as? any DrawingController)?.screen.drawing
    }
    let styles = drawn.flatMap { $0.all(.picker) }.map(\.style)
    #expect(styles == ["MenuPickerStyle", "MenuPickerStyle"])
    driver.stop()
  }

  @Test func `are in the words of the app's language, also when it changes`() async {
    let coordinator = OrderCoordinator(.fields)
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    coordinator.order.objection = "Closed today."
    await app.settle()
    app.expect("Size: None", "Error: Closed today.")
    coordinator.setLanguage("de")
    await app.settle()
    app.expect("Size: Keine Auswahl", "Fehler: Closed today.")
    driver.stop()
  }
}
