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
  ///     reads it with ``carried(as:)`` while it is assembled. It is not saved.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Any? = nil
  ) -> Answer {
    let route = place(route)
    return change(.present, needs: [style.capability]) { edit, flow in
      edit.present(route, as: style.layerStyle, in: flow, carrying: value)
    }
  }

  /// The value that came with the route whose calçot is being assembled, if it has that type.
  public func carried<Value>(as type: Value.Type = Value.self) -> Value? {
    engine?.carriedValue as? Value
  }

  /// What the screen whose calçot is being assembled has saved with `Calcot.saving`, if the app has been
  /// restored and the value can be read as that type. One that cannot be read is among
  /// ``Restoration/problems``.
  public func saved<Value: Codable>(as type: Value.Type = Value.self) -> Value? {
    engine?.savedValue(as: type)
  }

  /// The route of the branch that the flow's container shows; nil while the flow does not run.
  var selectedRoute: Destination? {
    guard let flow, let container = tree.container(of: flow)?.container else { return nil }
    return container.selectedBranch.route.base as? Destination
  }

  /// The node with which the flow starts.
  func start(_ start: inout FlowStart) -> ScreenNode {
    preconditionFailure("\(Self.self) has no start: it is no navigation of its own")
  }
}

/// What a flow's first node is made from.
@MainActor
struct FlowStart {
  let flow: FlowID
  let screen: ScreenID
  var identities: Identities

  /// A screen at a route, as the flow's only one.
  func screen(at route: some Route) -> ScreenNode {
    ScreenNode(id: screen, route: AnyRoute(route), flow: flow)
  }

  /// A container with a screen in each of its branches.
  mutating func container<Destination: Route>(
    _ kind: ContainerKind, _ branches: [(route: Destination, title: String)], selected: Int
  ) -> ScreenNode {
    let made = branches.map { branch in
      let route = AnyRoute(branch.route)
      let root = ScreenNode(id: identities.screen(), route: route, flow: flow)
      return Container.Branch(
        id: root.id, route: route, title: branch.title, stack: ScreenStack(root: root))
    }
    return ScreenNode(
      id: screen, route: AnyRoute(branches[0].route), flow: flow,
      container: Container(kind: kind, branches: made, selected: selected))
  }
}

/// How a modal stands over what it covers.
public enum ModalStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Part of what it covers stays visible, and the user can pull it down.
  case sheet
  /// A sheet of half the height, which the user can pull up; a sheet on hosts without such.
  case halfSheet
  /// A small sheet that points at where it came from; a sheet on hosts without such.
  case popover
  /// It covers everything.
  case fullScreen

  var layerStyle: LayerStyle {
    switch self {
    case .sheet: .sheet
    case .halfSheet: .halfSheet
    case .popover: .popover
    case .fullScreen: .fullScreen
    }
  }

  var capability: Capability { layerStyle.isSheet ? .sheet : .fullScreen }
}
