import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import DrawnReading
import SwiftUI
import Testing

@MainActor
@Suite("Pictures, figures, tables and grids on the UIKit host")
struct KindTests {
  @Test func `are shown as in SwiftUI, and used`() async {
    for (route, lines, use, asked) in [
      (AlbumRoute.pictures, ["The harbour, picture being loaded", "By the sea"], "Add", "added"),
      (.figures, ["12 km", "Up: 2 km more", "Mon 5 km"], nil, nil),
      (.table, ["Distance 0 km · Day Day 0"], "Distance", "sort km"),
      (.grid, ["Card 2"], "Card 1", "card 1"),
      (.piece, ["North of the mill", "Twelve"], nil, nil),
    ] as [(AlbumRoute, [String], String?, String?)] {
      let coordinator = AlbumCoordinator(route)
      let driver = UIKitDriver()
      let app = TestApp(coordinator, on: driver)
      // NB: a wide table has columns instead.
      driver.resize(isNarrow: true)
      await app.settle()
      for line in lines { app.expect(line) }
      if let use { await app.tap(use) }
      #expect(coordinator.album.asked == [asked].compactMap { $0 })
      driver.stop()
    }
  }

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
}
