import Calcot
import CalcotConformance
import CalcotTesting
import Testing

@testable import CalcotWeb

@MainActor
struct PageHistoryTests {
  private let atlas = AtlasCoordinator()
  private let app: CalcotApp
  private var history: PageHistory

  init() {
    app = CalcotApp(atlas)
    history = PageHistory(at: app.tree, link: "/cities", index: 4)
  }

  @Test mutating func `gets an entry when the app shows another place, once`() {
    history.used()
    atlas.navigation.select(.tour)
    let operations = (0..<2).map { _ in history.show(app.tree, link: "/tour") }
    #expect(operations == [.push(5, "/tour"), nil])
    #expect(history.url == "/tour" && history.book.current == 5)
  }

  @Test mutating func `says nothing of a place to which the browser has gone by itself`() {
    history.used()
    atlas.navigation.select(.tour)
    _ = history.show(app.tree, link: "/tour")
    atlas.navigation.select(.cities)
    let operations = [
      history.went(to: 4, app.tree, link: "/cities"), history.show(app.tree, link: "/cities"),
    ]
    #expect(operations == [nil, nil])
    #expect(history.book.current == 4)
  }

  @Test mutating func `goes on from a saved one at the place that the app shows`() {
    let saved = history.book
    atlas.navigation.select(.tour)
    history.resume(saved, at: app.tree, link: "/tour")
    #expect(history.url == "/tour" && history.book.current == 4)
    let operation = history.show(app.tree, link: "/tour")
    #expect(operation == nil)
  }
}
