public import CalcotTree

/// Assembles the calçot of each route of its flow and decides every navigation.
///
/// ```swift
/// final class GroupsCoordinator: Coordinator, GroupsCoordinating {
///   let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
///
///   func calcot(for route: GroupsRoute, context: AssemblyContext) -> Calcot {
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
  /// The result that its flow gives to whoever started it; nothing by default.
  associatedtype ResultValue: Sendable = Never
  /// The steps of its screens; none by default.
  associatedtype FlowStep: Step = NoStep

  /// Assembles the five parts of the screen at `route`. Called once for each place, when its route enters
  /// the navigation tree; ``Calcot/flow`` for a route at which a child flow stands.
  func calcot(for route: Destination, context: AssemblyContext) -> Calcot

  /// Returns the child flow that stands at `route`; nil for a screen, as by default.
  ///
  /// Called before the change is decided: when a route is about to enter the navigation tree, when a link
  /// leads through it, and when a saved state is restored. A flow whose change is refused is released
  /// without having started, so a coordinator starts nothing in its initializer.
  func flow(for route: Destination) -> ChildFlow?

  /// Decides on each navigation within its flow, and on those that lead into its flow or out of it,
  /// before they are carried out. Allows by default.
  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer

  /// Decides what a step leads to. By default it is forwarded to the flow around.
  func handle(_ step: FlowStep) -> StepAnswer
}

extension Coordinator {
  public func flow(for route: Destination) -> ChildFlow? { nil }

  public func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { .allow }

  public func handle(_ step: FlowStep) -> StepAnswer { .forward }

  /// Ends the flow: its screens leave the tree with everything over them, and whoever started it
  /// receives `value`. Screens that ask before they are left are asked.
  ///
  /// A flow that stands at the root of the base, of a tab or of a page stays until whoever started
  /// it puts something else there.
  @discardableResult
  public func finish(with value: ResultValue) -> Answer { navigation.finish(giving: value) }

  /// Ends the flow without a value.
  @discardableResult
  public func cancel() -> Answer { navigation.finish(giving: nil) }
}
