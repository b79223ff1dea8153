import Calcot
import CalcotContent
import Testing

@testable import CalcotSwiftUI
@testable import CalcotUIKit

@MainActor
struct SeenRowsTests {
  @Test func `are asked for only when they are not built, with some around them`() throws {
    let coordinator = PantryCoordinator()
    let app = CalcotApp(coordinator)
    coordinator.navigation.push(.beans)
    let screen = try #require(app.tree.visible?.id)
    func window() throws -> RowWindow {
      for element in app.content(of: screen)?.allElements ?? [] {
        if case .list(_, let window, _) = element.kind { return window }
      }
      throw NoList()
    }
    let list = try #require(
      app.content(of: screen)?.allElements.first { $0.id.path.hasSuffix("list") })
    var seen = SeenRows()
    #expect(seen.appeared(0, in: try window()) == nil)
    var asked = 0
    for row in 1..<600 {
      if let rows = seen.appeared(row, in: try window()) {
        asked += 1
        #expect(rows.contains(row))
        app.send(.showRows(rows, of: list.id, in: screen))
      }
      seen.disappeared(row - 12)
      #expect(try window().range.contains(row))
    }
    #expect(asked > 3 && asked < 40, "asked \(asked) times")
  }
}

private struct NoList: Error {}
