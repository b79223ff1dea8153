public import CalcotTree

/// The navigation of one flow, whatever its container: a stack, tabs, a split or pages.
///
/// A coordinator has one of its subclasses: ``StackNavigation``, ``TabNavigation``,
/// ``SplitNavigation`` or ``PagesNavigation``.
@MainActor
public class FlowNavigation<Destination: Route>: Navigation {
  let place: @MainActor (Destination) -> AnyRoute

  /// - Parameters:
  ///   - target: carries the requests out, if this has no flow of its own.
  ///   - place: the route that stands in the tree for one of this navigation's.
  init(
    redirectedTo target: Navigation? = nil,
    place: @escaping @MainActor (Destination) -> AnyRoute = { AnyRoute($0) }
  ) {
    self.place = place
    super.init(redirectedTo: target)
  }

  /// Shows `route` in a modal over everything, with a stack of its own.
  ///
  /// - Parameters:
  ///   - route: the place to go.
  ///   - style: how the modal stands over what it covers.
  ///   - value: something at hand that lets the screen show more from its first moment; its calçot
  ///     reads it with ``AssemblyContext/carried(as:)``. It is not saved.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Any? = nil
  ) -> Answer {
    let route = place(route)
    return change(.present, needs: [style.capability]) { change, flow in
      change.carry(value, to: change.edit.present(route, as: style, in: flow))
    }
  }

  /// The route of the branch that the flow's container shows; nil while the flow does not run.
  var selectedRoute: Destination? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return container.selectedBranch.route.base as? Destination
  }

  /// The place at which the flow starts.
  package var flowRoot: FlowRoot {
    preconditionFailure("\(Self.self) has no start: it is no navigation of its own")
  }
}
