import Calcot
import CalcotStreams
import CalcotTesting

enum DeskRoute: Route {
  case desk
  case drawer
}

enum DeskStep: Step, Equatable {
  case bellRung(Int)
}

/// A flow with one screen of streams, and another over it.
final class DeskCoordinator: Coordinator {
  let navigation = StackNavigation<DeskRoute>(root: .desk)
  private let make: (DeskCoordinator) -> Calcot
  var handled: [DeskStep] = []

  /// - Parameter drawer: assembles the screen that is pushed.
  init(drawer: @escaping (DeskCoordinator) -> Calcot) { make = drawer }

  func calcot(for route: DeskRoute) -> Calcot {
    switch route {
    case .desk: Calcot(DeskRoute.desk) { PlainView($0) }
    case .drawer: make(self)
    }
  }

  func handle(_ step: DeskStep) -> StepAnswer {
    handled.append(step)
    return .handled
  }
}

final class PlainView: SemanticView<DeskRoute> {
  override func screen(_ route: DeskRoute) -> Screen { Screen("\(route)") {} }
}

/// A screen whose content is given by a closure, which reads drivers.
final class DrawerView: SemanticView<@MainActor () -> [any Content]> {
  override func screen(_ content: @escaping @MainActor () -> [any Content]) -> Screen {
    Screen("Drawer") { content() }
  }
}

/// An app on the pushed screen.
@MainActor
struct DeskApp {
  let coordinator: DeskCoordinator
  let app: TestApp

  /// - Parameter content: what the pushed screen shows.
  init(@ContentBuilder _ content: @escaping @MainActor () -> [any Content]) {
    self.init(drawer: { _ in Calcot(content) { DrawerView($0) } })
  }

  /// - Parameter change: what is done with the calçot of the pushed screen, which is empty.
  init(changing change: @escaping @MainActor (Calcot, DeskCoordinator) -> Calcot) {
    self.init(drawer: { coordinator in
      change(Calcot({ [] }) { DrawerView($0) }, coordinator)
    })
  }

  /// - Parameter drawer: assembles the pushed screen.
  init(drawer: @escaping (DeskCoordinator) -> Calcot) {
    coordinator = DeskCoordinator(drawer: drawer)
    app = TestApp(coordinator)
    coordinator.navigation.push(.drawer)
  }

  /// The lines of the visible screen's content.
  var lines: [String] { app.content?.body.map(\.description) ?? [] }

  func leave() { coordinator.navigation.pop() }
}
