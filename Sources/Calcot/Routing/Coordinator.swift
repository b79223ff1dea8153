/// Assembles the calçot of each route of its flow and decides every navigation.
///
/// ```swift
/// final class GroupsCoordinator: Coordinator, GroupsCoordinating {
///   let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
///
///   func calcot(for route: GroupsRoute) -> Calcot {
///     switch route { … }
///   }
///
///   func present(group id: Group.ID) { navigation.push(.group(id)) }
/// }
/// ```
@MainActor
public protocol Coordinator: StepRouter where RouterNavigation: FlowNavigation<Destination> {
  /// The routes that this coordinator can show.
  associatedtype Destination: Route
  /// What its flow gives to whoever started it; nothing by default.
  associatedtype ResultValue: Sendable = Never
  /// What may happen on its screens; nothing by default.
  associatedtype FlowStep: Step = NoStep

  /// Assembles the five parts of the screen at `route`, or the child flow that stands there. Called
  /// once for each place, when its route enters the navigation tree, with that place's scope as the
  /// current one.
  func calcot(for route: Destination) -> Calcot

  /// Has a say in every navigation within its flow, and in what leads into its flow or out of it,
  /// before it is carried out. Allows by default.
  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer

  /// Decides what a step leads to. By default it is forwarded to the flow around.
  func handle(_ step: FlowStep) -> StepAnswer
}

extension Coordinator {
  public func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { .allow }

  public func handle(_ step: FlowStep) -> StepAnswer { .forward }

  /// Ends the flow: its screens leave the tree with everything over them, and whoever started it is
  /// given `value`. Screens that ask before they are left are asked.
  ///
  /// A flow that stands at the root of the base, of a tab or of a page stays until whoever started
  /// it puts something else there.
  @discardableResult
  public func finish(with value: ResultValue) -> Answer { navigation.finish(giving: value) }

  /// Ends the flow without a value.
  @discardableResult
  public func cancel() -> Answer { navigation.finish(giving: nil) }
}

/// A ``Router`` that also passes on what has happened on a screen.
@MainActor
public protocol StepRouter<FlowStep>: Router {
  /// What may happen.
  associatedtype FlowStep: Step
}

extension StepRouter {
  /// Says that something has happened. The flow's coordinator handles it, forwards it to the flow
  /// around it, defers it, or refuses it with a reason; the answer says which, and
  /// ``CalcotApp/steps`` tells of it.
  @discardableResult
  public func send(_ step: FlowStep) -> StepDisposition { navigation.take(step) }
}
