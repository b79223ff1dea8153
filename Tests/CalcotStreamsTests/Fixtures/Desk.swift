#if Streams
  import Calcot
  import CalcotStreams
  import CalcotTesting
  import CalcotViews

  enum DeskRoute: Route {
    case desk
    case drawer
  }

  enum DeskStep: Step, Equatable {
    case bellRung(Int)
  }

  /// A flow with one screen of streams, and another pushed over it.
  final class DeskCoordinator: Coordinator {
    let navigation = StackNavigation<DeskRoute>(root: .desk)
    private let make: (DeskCoordinator) -> Calcot
    var handled: [DeskStep] = []

    /// Creates a flow.
    ///
    /// - Parameter drawer: Assembles the screen that is pushed.
    init(drawer: @escaping (DeskCoordinator) -> Calcot) { make = drawer }

    func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
      switch route {
      case .desk: place.screen { Calcot(DeskRoute.desk, view: PlainView.init) }
      case .drawer: place.screen { make(self) }
      }
    }

    func handle(_ step: DeskStep) -> StepAnswer {
      handled.append(step)
      return .handled
    }
  }

  struct PlainView: SemanticView {
    let viewModel: DeskRoute

    var screen: Screen { Screen("\(viewModel)") {} }
  }

  /// A screen with the content that a closure returns, which reads drivers.
  struct DrawerView: SemanticView {
    let viewModel: @MainActor () -> [any Content]

    var screen: Screen {
      Screen("Drawer") { viewModel() }
    }
  }

  /// An app that shows the pushed screen.
  @MainActor
  struct DeskApp {
    let coordinator: DeskCoordinator
    let app: TestApp

    /// Creates an app.
    ///
    /// - Parameter content: The content of the pushed screen.
    init(@ContentBuilder _ content: @escaping @MainActor () -> [any Content]) {
      self.init(drawer: { _ in Calcot(content, view: DrawerView.init) })
    }

    /// Creates an app.
    ///
    /// - Parameter change: Changes the calçot of the pushed screen, which is empty.
    init(changing change: @escaping @MainActor (Calcot, DeskCoordinator) -> Calcot) {
      self.init(drawer: { coordinator in
        change(Calcot({ [] }, view: DrawerView.init), coordinator)
      })
    }

    /// Creates an app.
    ///
    /// - Parameter drawer: Assembles the pushed screen.
    init(drawer: @escaping (DeskCoordinator) -> Calcot) {
      coordinator = DeskCoordinator(drawer: drawer)
      app = TestApp(coordinator)
      coordinator.navigation.push(.drawer)
    }

    /// The lines of the visible screen's content.
    var lines: [String] { app.content?.body.map(\.description) ?? [] }

    func leave() { coordinator.navigation.pop() }
  }
#endif
