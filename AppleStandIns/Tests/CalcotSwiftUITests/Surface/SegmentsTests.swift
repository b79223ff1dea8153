import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotViews
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("The parts of a stack")
struct SegmentsTests {
  @Test func `have all its screens in order, containers by themselves, and are as few as can be`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let coordinator = TrayCoordinator()
      let app = CalcotApp(coordinator)
      let host = SwiftUIHost(app)
      host.start()
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        coordinator.navigation.push(Bool.random(using: &random) ? .tabs : .page)
      }
      let places = host.surface.layers[0].stack
      let parts = places.segments()
      #expect(parts.flatMap { $0 } == places)
      #expect(parts.allSatisfy { $0.count == 1 || $0.allSatisfy { $0.container == nil } })
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part[0].container != nil || next[0].container != nil)
      }
      #expect(host.base?.stack.segments.map(\.id) == parts.map(\.[0].id))
    }
  }
}

enum TrayRoute: Route { case page, tabs }
enum TrayTab: Route { case left, right }

final class TrayCoordinator: Coordinator {
  let navigation = StackNavigation<TrayRoute>(root: .page)

  func calcot(for route: TrayRoute, at place: RoutePlace<TrayRoute>) -> Placed {
    switch route {
    case .page: place.screen { Calcot(JarViewModel(number: 0), view: JarView.init) }
    case .tabs: place.flow(ChildFlow(TrayTabsCoordinator()))
    }
  }
}

final class TrayTabsCoordinator: Coordinator {
  let navigation: TabNavigation<TrayTab>

  init(symbols: [TrayTab: Symbol] = [:]) {
    navigation = TabNavigation([(.left, "Left"), (.right, "Right")], symbols: symbols)
  }

  func calcot(for route: TrayTab, at place: RoutePlace<TrayTab>) -> Placed {
    place.screen { Calcot(JarViewModel(number: route == .left ? 1 : 2), view: JarView.init) }
  }
}
