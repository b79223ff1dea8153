import Calcot
import CalcotContent
import CalcotTesting
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("What is shown in SwiftUI")
struct ReleaseTests {
  @Test func `is released when its window goes`() async {
    weak var weakApp: CalcotApp?
    weak var weakHost: SwiftUIHost?
    weak var weakScreen: SwiftUIScreen?
    do {
      let coordinator = PantryCoordinator()
      let app = CalcotApp(coordinator)
      coordinator.navigation.present(.label)
      let host = SwiftUIHost(app, clock: ManualClock())
      let screen = SwiftUIScreen(RunningApp(host))
      await app.settle()
      screen.settle()
      await app.settle()
      screen.settle()
      screen.close()
      (weakApp, weakHost, weakScreen) = (app, host, screen)
    }
    #expect(weakScreen == nil)
    #expect(weakHost == nil)
    #expect(weakApp == nil)
  }

  @Test("may change the app when it is released, once SwiftUI has taken up a change")
  func parting() async {
    let flow = DeskFlow()
    let app = CalcotApp(flow)
    var views = SwiftUIViews()
    views.register { (_: DrawerViewModel) in Text("Drawer") }
    let host = SwiftUIHost(app, views: views, clock: ManualClock())
    host.start()
    flow.navigation.push(.drawer)
    #expect(host.base?.stack.visible?.native != nil)
    host.report { flow.navigation.pop() }
    await app.settle()
    #expect(app.status.messages.isEmpty)
    host.seen()
    #expect(app.status.messages.map(\.text) == ["Released"])
    #expect(flow.navigation.routes == [.top, .top])
  }
}
