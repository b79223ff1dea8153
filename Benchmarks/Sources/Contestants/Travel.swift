public import Calcot

/// What happens in the innermost of nested step flows.
public enum TravelStep: Step {
  case arrived(Int)
  case left
}

/// The screen of the innermost flow, which says what happens.
public final class TravelStepper: Stepper {
  public let steps = StepSource<TravelStep>()
}

/// A flow of steps that can start another one within it; the outermost decides.
public final class TravelFlow: StepFlow {
  public typealias FlowStep = TravelStep

  public let navigation = StackNavigation<JourneyRoute>(root: .place(0))
  private let isOutermost: Bool
  /// The coordinator of the flow within.
  public private(set) var inner: TravelFlow?
  /// The newest screen of the flow.
  public private(set) var stepper = TravelStepper()
  /// What has been added up by steps, and by direct calls.
  public private(set) var sum = 0
  /// Whether a screen is opened and closed for each step.
  public var navigates = false
  /// Who is told by a direct call.
  public var delegate: TravelFlow?

  /// The coordinator of the outermost flow.
  public convenience init() { self.init(isOutermost: true) }

  private init(isOutermost: Bool) { self.isOutermost = isOutermost }

  public func calcot(for route: JourneyRoute) -> Calcot {
    switch route {
    case .place(let number):
      guard number == 0 else { return Calcot(number) { PlaceView($0) } }
      return Calcot(number) { PlaceView($0) }.steps(from: stepper, to: self)
    case .deeper:
      let inner = TravelFlow(isOutermost: false)
      self.inner = inner
      return .flow(inner)
    }
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

  /// The same as the step by direct calls: each coordinator passes it on to its delegate.
  public func arrived(_ number: Int) {
    if let delegate { return delegate.arrived(number) }
    sum &+= number
    if navigates { navigation.push(.place(number)) } else { navigation.batch {} }
  }

  /// The same for the other step.
  public func left() {
    if let delegate { return delegate.left() }
    if navigates { navigation.pop() } else { navigation.batch {} }
  }
}

private final class PlaceView: SemanticView<Int> {
  override func screen(_ viewModel: Int) -> Screen { Screen("Place \(viewModel)") {} }
}
