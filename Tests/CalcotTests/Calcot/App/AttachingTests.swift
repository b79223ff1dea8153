import Calcot
import CalcotContent
import Testing

@Suite("Attaching a host")
@MainActor
struct AttachingTests {
  let pages = Pages()
  let host = RenderingHost()

  @Test func `shows the app on it at once`() {
    #expect(pages.app.attach(host) == .done)
    #expect(host.updates == [.everything(Set(pages.app.tree.screens.map(\.id)))])
  }

  @Test func `is refused for a host that cannot show what is in the tree`() {
    host.capabilities = [.alert]
    pages.navigation.present(PageRoute(1), as: .fullScreen)
    #expect(pages.app.attach(host) == .refused(.hostCannot(.fullScreen, host: "rendering")))
    #expect(host.updates.isEmpty)
    pages.navigation.dismiss()
    #expect(host.updates.isEmpty)
    #expect(pages.app.attach(host) == .done)
  }

  @Test func `refuses a modal that waits behind a question if the host cannot show it`()
    async throws
  {
    let able = RenderingHost()
    #expect(pages.app.attach(able) == .done)
    pages.coordinator.guardAnswer = { proposed in
      guard proposed.entering.contains(where: { $0.route.matches(PageRoute(1)) }) else {
        return .allow
      }
      return .ask(Question("Go there?", action: "Go", cancel: "Stay"))
    }
    pages.coordinator.push(1)
    let presented = pages.navigation.present(PageRoute(2), as: .fullScreen)
    pages.app.detach(able)
    host.capabilities = [.alert]
    #expect(pages.app.attach(host) == .done)
    pages.app.send(.choose(0, in: try #require(pages.app.tree.dialog?.id)))
    let refusal = Refusal.hostCannot(.fullScreen, host: "rendering")
    #expect(await presented.outcome() == .refused(refusal))
    #expect(pages.app.tree.layers.count == 1)
  }
}
