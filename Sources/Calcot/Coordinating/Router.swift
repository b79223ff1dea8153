/// The narrow protocol through which one ViewModel asks for navigation and for common interface work. A
/// router knows no user interface, so a test replaces it by an object that records.
///
/// An app declares a narrow protocol for each ViewModel (`GroupsCoordinating`); the default
/// implementations of ``ScreenRouting`` come with a navigation.
@MainActor
public protocol Router: ScreenRouting {
  associatedtype RouterNavigation: Navigation
  /// The navigation that carries out the requests.
  var navigation: RouterNavigation { get }
}

extension Router {
  /// Starts work that belongs to the flow, and not to the screen that asks for it: it is cancelled when
  /// the flow ends, and settling waits for it. Does nothing once the flow has ended.
  public func task(_ name: String = "task", _ operation: @escaping @MainActor () async -> Void) {
    guard let flow = navigation.flow else { return }
    navigation.handler?.scope(of: flow)?.task(name, operation)
  }

  /// Offers every step that was deferred to its flow once more: for changes that are no navigation,
  /// such as a login.
  public func offerDeferredSteps() { navigation.handler?.offerDeferredSteps() }

  /// Opens the links that have waited, and from now on each link at once.
  public func becomeReady() { navigation.handler?.becomeReady() }
}

/// A ``Router`` that also passes on the steps of its screens.
@MainActor
public protocol StepRouter<FlowStep>: Router {
  /// The steps of its screens.
  associatedtype FlowStep: Step
}

extension StepRouter {
  /// Sends a step to the flow. The flow's coordinator handles it, forwards it to the flow around it,
  /// defers it, or refuses it with a reason; the returned disposition says which, and
  /// ``CalcotApp/steps`` notifies its observers.
  @discardableResult
  public func send(_ step: FlowStep) -> StepDisposition { navigation.take(step) }
}
