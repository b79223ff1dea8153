import Calcot
import CalcotContent
import Testing

@Suite("Whether a screen may be left")
@MainActor
struct LeavabilityTests {
  let pages = Pages()
  let host = RenderingHost()

  @Test func `is published, and each change of it is told to the host`() async {
    host.app = pages.app
    pages.app.attach(host)
    guard let screen = pages.app.tree.visible?.id else { return }
    #expect(pages.app.leavability(of: screen) == .free)
    let asks = Leavability.asks(Question("Sure?", action: "Yes", role: .destructive, cancel: "No"))
    for value in [Leavability.blocked("Saving."), asks, .free] {
      host.updates = []
      pages.coordinator.viewModels[0]?.leavability = value
      await pages.app.settle()
      #expect(pages.app.leavability(of: screen) == value)
      #expect(host.updates.map(\.changedScreens) == [[screen]])
    }
    #expect(pages.app.leavability(of: ScreenID(rawValue: 99)) == .free)
  }

  @Test func `is asked anew for each navigation, though nobody has been told yet`() {
    pages.coordinator.push(1)
    pages.coordinator.viewModels[1]?.leavability = .blocked("Saving.")
    guard let screen = pages.app.tree.visible?.id else { return }
    #expect(pages.navigation.pop() == .refused(.blocked(screen, "Saving.")))
    pages.coordinator.viewModels[1]?.leavability = .free
    #expect(pages.navigation.pop() == .done)
  }

  @Test func `is asked again after the user has agreed, and may be blocked by then`() async throws {
    let (screen, form, answer) = try leaveForm()
    form.leavability = .blocked("Saving.")
    #expect(try agree() == .done)
    #expect(await answer.outcome() == .refused(.blocked(screen, "Saving.")))
    #expect(pages.app.tree.visible?.id == screen)
  }

  @Test func `is another question for the user by then, who is asked each question once`()
    async throws
  {
    let (screen, form, answer) = try leaveForm()
    form.leavability = .asks(Question("Stop the upload?", action: "Stop", cancel: "Wait"))
    #expect(try agree() == .done)
    #expect(pages.app.tree.dialog?.title == "Stop the upload?")
    #expect(pages.app.tree.visible?.id == screen)
    #expect(try agree() == .done)
    #expect(await answer.outcome() == .done)
  }

  /// Goes back from a form that asks, which leaves the question open.
  private func leaveForm() throws -> (ScreenID, PageViewModel, Answer) {
    pages.coordinator.push(1)
    let form = try #require(pages.coordinator.viewModels[1])
    form.leavability = .asks(Question("Discard?", action: "Discard", cancel: "Keep"))
    let screen = try #require(pages.app.tree.visible?.id)
    return (screen, form, pages.navigation.pop())
  }

  private func agree() throws -> Answer {
    pages.app.send(.choose(0, in: try #require(pages.app.tree.dialog?.id)))
  }

  @Test func `counts for every screen that would go, also below and in covered layers`() {
    pages.coordinator.push(1)
    pages.coordinator.push(2)
    pages.coordinator.viewModels[1]?.leavability = .blocked("Busy below.")
    guard let below = pages.app.tree.screens.first(where: { $0.route.matches(PageRoute(1)) })
    else { return }
    #expect(pages.navigation.popToRoot() == .refused(.blocked(below.id, "Busy below.")))
    #expect(pages.navigation.pop() == .done)
  }
}
