public import RxRelay

/// An event that may lead to navigation.
public protocol Step {}

/// A step without a meaning, for steppers that begin with none.
struct NoneStep: Step {}

/// A type that emits steps.
public protocol Stepper {
  var steps: PublishRelay<any Step> { get }
  var initialStep: any Step { get }
  func readyToEmitSteps()
}

extension Stepper {
  public var initialStep: any Step { NoneStep() }
  public func readyToEmitSteps() {}
}

/// A stepper of one step.
public class OneStepper: Stepper {
  public let steps = PublishRelay<any Step>()
  public let initialStep: any Step

  public init(withSingleStep singleStep: any Step) { initialStep = singleStep }
}
