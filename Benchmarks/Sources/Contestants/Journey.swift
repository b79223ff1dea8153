public import Calcot

/// Where a flow of the measured app can be: at a step of its own, or in another flow within it.
public enum JourneyRoute: Route {
  case place(Int)
  case deeper
}

extension JourneyRoute: LinkedRoute {
  public static let links = Links<JourneyRoute>(
    RouteLink("", .place(0)), RouteLink("deeper", .deeper), RouteLink("place/:number", JourneyRoute.place))
}

/// Something that happens in the innermost flow and is handled by the outermost.
public enum JourneyStep: Step {
  case arrived(Int)
}

/// A flow that can start another one within it.
public final class JourneyCoordinator: Coordinator {
  public let navigation = StackNavigation<JourneyRoute>(root: .place(0))
  private let isOutermost: Bool
  /// The coordinator of the flow within.
  public private(set) var inner: JourneyCoordinator?
  /// What has been added up by steps, and by direct calls.
  public private(set) var sum = 0

  /// The coordinator of the outermost flow.
  public convenience init() { self.init(isOutermost: true) }

  private init(isOutermost: Bool) { self.isOutermost = isOutermost }

  public func calcot(for route: JourneyRoute) -> Calcot {
    switch route {
    case .place(let number): return Calcot(number) { PlaceView($0) }
    case .deeper:
      let inner = JourneyCoordinator(isOutermost: false)
      self.inner = inner
      return .flow(inner)
    }
  }

  public func handle(_ step: JourneyStep) -> StepAnswer {
    guard isOutermost else { return .forward }
    if case .arrived(let number) = step { add(number) }
    return .handled
  }

  /// Whether a screen is opened and closed for each step.
  public var navigates = false

  /// What handling the step does.
  public func add(_ number: Int) {
    sum &+= number
    guard navigates else {
      navigation.batch {}
      return
    }
    navigation.push(.place(number))
    navigation.pop()
  }

  /// Who is told by a direct call.
  public var delegate: JourneyCoordinator?

  /// The same as the step by direct calls: each coordinator passes it on to its delegate.
  public func arrived(_ number: Int) {
    if let delegate { delegate.arrived(number) } else { add(number) }
  }
}

private final class PlaceView: SemanticView<Int> {
  override func screen(_ viewModel: Int) -> Screen { Screen("Place \(viewModel)") {} }
}

/// All routes of the measured app.
@MainActor public let journeyRoutes = RouteRegistry(JourneyRoute.self)
