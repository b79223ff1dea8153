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
