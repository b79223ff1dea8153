public import CalcotTree

/// An object that assembles the calçot of each route of its flow and decides every navigation.
/// Write one for each flow of an app.
///
/// ```swift
/// final class GroupsCoordinator: Coordinator, GroupsCoordinating {
///   let navigation = StackNavigation<GroupsRoute>(root: .groups(.joined))
///
///   func calcot(for route: GroupsRoute, at place: RoutePlace<GroupsRoute>) -> Placed {
///     switch route {
///     case .groups: place.screen { Calcot(GroupsViewModel(coordinator: self), view: GroupsView.init) }
///     case .group(let id): place.screen { Calcot(GroupViewModel(id: id), view: GroupView.init) }
///     case .addMembers(let group): place.flow(picker(for: group))
///     }
///   }
///
///   func present(group id: Group.ID) { navigation.push(.group(id)) }
/// }
/// ```
@MainActor
public protocol Coordinator<FlowStep>: Router where RouterNavigation: FlowNavigation<Destination> {
  /// The type of this coordinator's routes.
  associatedtype Destination: Route
  /// The type of the flow's result; none by default.
  associatedtype ResultValue: Sendable = Never
  /// The type of its screens' steps; none by default.
  associatedtype FlowStep: Step = Never

  /// Puts the screen or the child flow of `route` at its place.
  ///
  /// Called before the change is decided: when a route is about to enter the navigation tree, when
  /// a link leads through it, and when a saved state is restored. Then it makes a child flow, but no
  /// screen: the closure of ``RoutePlace/screen(_:)`` is called when the change has been decided,
  /// once for each place. A flow whose change is refused is released without having started, so a
  /// coordinator must start nothing in its initializer.
  func calcot(for route: Destination, at place: RoutePlace<Destination>) -> Placed

  /// Decides on each navigation within, into or out of its flow before it is performed. Allows by
  /// default.
  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer

  /// Handles a step. Forwards it to the parent flow by default.
  func handle(_ step: FlowStep) -> StepAnswer
}

extension Coordinator {
  public func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { .allow }

  public func handle(_ step: FlowStep) -> StepAnswer { .forward }

  /// Sends a step to the flow. The flow's coordinator handles it, forwards it to the parent flow,
  /// defers it, or refuses it with a reason. The result is returned, and ``CalcotApp/steps``
  /// notifies its observers of it.
  @discardableResult
  public func send(_ step: FlowStep) -> StepDisposition { navigation.take(step) }

  /// Sends a step of another type than ``Coordinator/FlowStep``, for a flow that handles no steps
  /// itself and leaves them to the flows around it.
  @discardableResult
  public func send(_ step: some Step) -> StepDisposition { navigation.take(step) }

  /// Ends the flow with a result: its screens leave the tree with everything over them, and the
  /// code that started the flow receives `value`. Screens that ask before they are left are asked.
  ///
  /// A flow at the root of the base, of a tab or of a page stays until the code that started it
  /// replaces it.
  @discardableResult
  public func finish(
    with value: ResultValue, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    navigation.finish(giving: value, at: CallSite(fileID, line))
  }

  /// Ends the flow without a result.
  @discardableResult
  public func cancel(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    navigation.finish(giving: nil, at: CallSite(fileID, line))
  }
}
