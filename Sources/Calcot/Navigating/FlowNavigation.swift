public import CalcotTree

/// The navigation of one flow, for any container: a stack, tabs, a split or pages.
///
/// A coordinator has one of its subclasses: ``StackNavigation``, ``TabNavigation``,
/// ``SplitNavigation`` or ``PagesNavigation``.
@MainActor
public class FlowNavigation<Destination: Route>: Navigation {
  let place: @MainActor (Destination) -> AnyRoute

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - target: The navigation that performs the requests, if this has no flow of its own.
  ///   - place: A closure that returns the tree's route for one of this navigation's.
  init(
    redirectedTo target: Navigation? = nil,
    place: @escaping @MainActor (Destination) -> AnyRoute = { AnyRoute($0) }
  ) {
    self.place = place
    super.init(redirectedTo: target)
  }

  /// Presents `route` in a modal over everything, with a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - style: The presentation style of the modal.
  ///   - value: A value that lets the screen show more from its first moment; its calçot reads it
  ///     with ``AssemblyContext/carried(as:)``. It is not saved.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Any? = nil
  ) -> Answer {
    let route = place(route)
    return change(.present, needs: [style.capability]) { change, flow in
      change.carry(value, to: change.edit.present(route, as: style, in: flow))
    }
  }

  /// The route of the container's selected branch; nil while the flow is not running.
  var selectedRoute: Destination? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return container.selectedBranch.route.base as? Destination
  }

  /// The place where the flow starts.
  package var flowRoot: FlowRoot {
    preconditionFailure("\(Self.self) has no start: it is no navigation of its own")
  }
}
