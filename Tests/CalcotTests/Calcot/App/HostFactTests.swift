import Calcot
import CalcotContent
import Testing

@MainActor
@Suite("A fact about the host")
struct HostFactTests {
  private let pages = Pages()
  private let question = Question("Leave?", action: "Leave", cancel: "Stay")

  @Test func `is taken without asking any guard`() {
    var asked = 0
    pages.coordinator.guardAnswer = { _ in
      asked += 1
      return .refuse("Nothing moves.")
    }
    #expect(pages.app.send(.resize(isNarrow: true)) == .done)
    #expect(pages.app.tree.isNarrow && asked == 0)
    #expect(pages.coordinator.push(1) == .refused(.guarded("Nothing moves.")))
  }

  @Test func `does not wait for the answer to an open question, which stays open`() throws {
    pages.coordinator.guardAnswer = { [question] in
      $0.reason.name == "push" ? .ask(question) : .allow
    }
    guard case .deferred = pages.coordinator.push(1) else {
      Issue.record("the push was not deferred")
      return
    }
    let dialog = try #require(pages.app.tree.dialog)
    #expect(pages.app.send(.resize(isNarrow: true)) == .done)
    #expect(pages.app.tree.isNarrow && pages.app.tree.dialog == dialog)
    #expect(pages.app.send(.choose(0, in: dialog.id)) == .done)
    #expect(pages.pages == [0, 1] && pages.app.tree.isNarrow)
  }
}
