public import Calcot
import CalcotViews

/// A route of the measured app: a place of this flow, or another flow within it.
public enum JourneyRoute: Route {
  case place(Int)
  case deeper
}

extension JourneyRoute: LinkedRoute {
  public static let links = Links<JourneyRoute>(
    RouteLink("", .place(0)), RouteLink("deeper", .deeper),
    RouteLink("place/:number", JourneyRoute.place))
}

/// A step of the innermost flow that the outermost handles.
public enum JourneyStep: Step {
  case arrived(Int)
}

/// A flow that can start another one within it.
public final class JourneyCoordinator: Coordinator {
  public let navigation = StackNavigation<JourneyRoute>(root: .place(0))
  private let isOutermost: Bool
  /// The coordinator of the inner flow.
  public private(set) var inner: JourneyCoordinator?
  /// The sum of the numbers passed by steps and direct calls.
  public private(set) var sum = 0

  /// Creates the coordinator of the outermost flow.
  public convenience init() { self.init(isOutermost: true) }

  private init(isOutermost: Bool) { self.isOutermost = isOutermost }

  public func calcot(for route: JourneyRoute, at place: RoutePlace<JourneyRoute>) -> Placed {
    switch route {
    case .place(let number): place.screen { Calcot(number, view: PlaceView.init) }
    case .deeper: place.flow(deeper())
    }
  }

  private func deeper() -> ChildFlow {
    let inner = JourneyCoordinator(isOutermost: false)
    self.inner = inner
    return ChildFlow(inner)
  }

  public func handle(_ step: JourneyStep) -> StepAnswer {
    guard isOutermost else { return .forward }
    if case .arrived(let number) = step { add(number) }
    return .handled
  }

  /// A Boolean value that indicates whether each step opens and closes a screen.
  public var navigates = false

  /// Handles the step.
  public func add(_ number: Int) {
    sum &+= number
    guard navigates else {
      navigation.batch {}
      return
    }
    navigation.push(.place(number))
    navigation.pop()
  }

  /// The receiver of a direct call.
  public var delegate: JourneyCoordinator?

  /// Performs the step by direct calls: each coordinator calls its delegate.
  public func arrived(_ number: Int) {
    if let delegate { delegate.arrived(number) } else { add(number) }
  }
}

private struct PlaceView: SemanticView {
  let viewModel: Int

  var screen: Screen { Screen("Place \(viewModel)") {} }
}

/// All routes of the measured app.
@MainActor public let journeyRoutes = RouteRegistry(JourneyRoute.self)
