public import Calcot
public import CalcotStreams
import CalcotViews

/// The steps of the innermost of nested step flows.
public enum TravelStep: Step {
  case arrived(Int)
  case left
}

/// The screen of the innermost flow, which emits steps.
public final class TravelStepper: Stepper {
  public let steps = StepSource<TravelStep>()
}

/// A step flow that can start another one within it. The outermost decides.
public final class TravelFlow: StepFlow {
  public typealias FlowStep = TravelStep

  public let navigation = StackNavigation<JourneyRoute>(root: .place(0))
  private let isOutermost: Bool
  /// The coordinator of the inner flow.
  public private(set) var inner: TravelFlow?
  /// The newest screen of the flow.
  public private(set) var stepper = TravelStepper()
  /// The sum of the numbers passed by steps and direct calls.
  public private(set) var sum = 0
  /// A Boolean value that indicates whether each step opens and closes a screen.
  public var navigates = false
  /// The receiver of a direct call.
  public var delegate: TravelFlow?

  /// Creates the coordinator of the outermost flow.
  public convenience init() { self.init(isOutermost: true) }

  private init(isOutermost: Bool) { self.isOutermost = isOutermost }

  public func calcot(for route: JourneyRoute, at place: RoutePlace<JourneyRoute>) -> Placed {
    switch route {
    case .place(let number):
      place.screen {
        guard number == 0 else { return Calcot(number, view: PlaceView.init) }
        return Calcot(number, view: PlaceView.init).steps(from: stepper, to: self)
      }
    case .deeper: place.flow(deeper())
    }
  }

  private func deeper() -> ChildFlow {
    let inner = TravelFlow(isOutermost: false)
    self.inner = inner
    return ChildFlow(inner)
  }

  public func navigate(to step: TravelStep) -> Contributions {
    guard isOutermost else { return .forward }
    switch step {
    case .arrived(let number):
      sum &+= number
      return navigates ? .push(.place(number)) : .none
    case .left: return navigates ? .pop() : .none
    }
  }

  /// Performs the step by direct calls: each coordinator calls its delegate.
  public func arrived(_ number: Int) {
    if let delegate { return delegate.arrived(number) }
    sum &+= number
    if navigates { navigation.push(.place(number)) } else { navigation.batch {} }
  }

  /// Performs the other step by direct calls.
  public func left() {
    if let delegate { return delegate.left() }
    if navigates { navigation.pop() } else { navigation.batch {} }
  }
}

private struct PlaceView: SemanticView {
  let viewModel: Int

  var screen: Screen { Screen("Place \(viewModel)") {} }
}
