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
}
