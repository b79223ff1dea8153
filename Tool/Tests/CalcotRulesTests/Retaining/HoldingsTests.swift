import CalcotCode
import Testing

@testable import CalcotRules

@Suite struct HoldingsTests {
  @Test func `A value is counted once, however many lists hold the object that keeps it`() throws {
    let lists = (1...8).map { "let v\($0) = [v\($0 - 1), v\($0 - 1), v\($0 - 1), v\($0 - 1)]" }
    let source = RetainingSource(
      """
      final class Page { let model: Model; init(model: Model) { self.model = model } }
      func show() {
        let model = Model()
        let v0 = Page(model: model)
        \(lists.joined(separator: "\n"))
        present(v8)
      }
      """)
    let shown = try #require(source.nodes(.identifier, "v8").last)
    let held = Holdings(source.codebase).held(by: shown)
    #expect(held.count == 1 && held.first?.property?.name == "model")
  }
}
