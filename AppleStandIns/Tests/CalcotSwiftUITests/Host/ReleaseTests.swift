import Calcot
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
}
