import Calcot
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

/// An order on a screen, whose user is anywhere in the world.
@MainActor
struct ShownOrder {
  let order: Order
  let app: CalcotApp
  let screen: SwiftUIScreen

  init(_ route: OrderRoute = .fields, zone: String = "Pacific/Kiritimati") throws {
    let coordinator = OrderCoordinator(route)
    order = coordinator.order
    app = CalcotApp(coordinator)
    let host = SwiftUIHost(app, clock: ManualClock())
    let zone = try #require(TimeZone(identifier: zone))
    screen = SwiftUIScreen(RunningApp(host).environment(\.timeZone, zone))
    screen.rowsThatFit = 1_000
    screen.settle()
  }

  var lines: [String] { screen.top.readableLines }

  func control(_ kind: DrawnNode.Kind, _ label: String) throws -> DrawnNode {
    try #require(screen.top.first(kind, label), "\(lines)")
  }

  func settle() async {
    for _ in 0..<3 {
      await app.settle()
      screen.settle()
    }
  }
}
