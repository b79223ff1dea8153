import Calcot
import CalcotTesting
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("A modal that SwiftUI moves in")
struct ArrivalTests {
  private let coordinator = PantryCoordinator()
  private let app: CalcotApp
  private let screen: SwiftUIScreen

  init() {
    app = CalcotApp(coordinator)
    screen = SwiftUIScreen(showing: app)
    screen.settle()
  }

  @Test func `is neither dismissed nor presented from until it is at rest`() async {
    for style in [ModalStyle.sheet, .halfSheet] {
      screen.holdsPresentations = true
      coordinator.navigation.present(.jar(1), as: style)
      screen.settle()
      coordinator.navigation.present(.jar(2))
      await app.settle()
      #expect(screen.layers.count == 2)
      screen.holdsPresentations = false
      #expect(screen.layers.count == 3)
      screen.holdsPresentations = true
      coordinator.navigation.dismiss()
      coordinator.navigation.present(.jar(3))
      screen.settle()
      coordinator.navigation.dismiss()
      coordinator.navigation.dismiss()
      screen.settle()
      #expect(screen.layers.count == 3)
      screen.holdsPresentations = false
      #expect(screen.layers.count == 1)
    }
    #expect(screen.warnings == [])
  }
}
