/// A stack of routes and the modals over it: the navigation of one coordinator.
///
/// Every request acts on the top layer, returns at once, and says what became of it. Push, pop and
/// replace cost the same at any depth.
@MainActor
public final class StackNavigation<Destination: Route>: Navigation {
  /// The route that is shown first.
  public let root: Destination

  /// A navigation that starts at `root` when its coordinator's app starts.
  public init(root: Destination) { self.root = root }

  /// The routes of the top layer, its root first. Linear in the depth.
  public var routes: [Destination] {
    tree.topLayer?.stack.nodes.compactMap { $0.route.base as? Destination } ?? []
  }

  /// Shows `route` over the visible screen.
  ///
  /// - Parameters:
  ///   - route: the place to go.
  ///   - value: something at hand that lets the screen show more from its first moment; its calçot
  ///     reads it with ``carried(as:)`` while it is assembled. It is not saved.
  @discardableResult
  public func push(_ route: Destination, carrying value: Any? = nil) -> Answer {
    request(
      Request(.push) { edit throws(Refusal) in try edit.push(AnyRoute(route), carrying: value) })
  }

  /// Takes the visible screen off the stack.
  @discardableResult
  public func pop() -> Answer {
    request(
      Request(.pop) { tree throws(Refusal) in
        guard let stack = tree.topLayer?.stack else { throw .notRunning }
        guard stack.count > 1 else { throw .nothingToPop }
        let top = stack.top.id
        return { edit throws(Refusal) in try edit.pop(top) }
      })
  }

  /// Takes every screen off that stands over the newest one that shows `route`.
  @discardableResult
  public func pop(to route: Destination) -> Answer {
    request(Request(.popTo) { edit throws(Refusal) in try edit.pop(to: AnyRoute(route)) })
  }

  /// Leaves only the root of the top layer; done also when it is alone already.
  @discardableResult
  public func popToRoot() -> Answer {
    request(Request(.popToRoot) { edit throws(Refusal) in try edit.popToRoot() })
  }

  /// Shows `route` in the place of the visible screen.
  @discardableResult
  public func replaceTop(with route: Destination, carrying value: Any? = nil) -> Answer {
    request(
      Request(.replaceTop) { tree throws(Refusal) in
        guard let top = tree.visible?.id else { throw .notRunning }
        return { edit throws(Refusal) in
          try edit.replace(top, with: AnyRoute(route), carrying: value)
        }
      })
  }

  /// Makes the top layer show exactly `routes`, the root first. Screens that show the same route at
  /// the same depth stay alive, up to the first that differs. Linear in the number of routes.
  @discardableResult
  public func setStack(_ routes: [Destination]) -> Answer {
    request(
      Request(.setStack) { edit throws(Refusal) in try edit.setStack(routes.map { AnyRoute($0) }) })
  }

  /// Shows `route` in a modal over everything, with a stack of its own.
  @discardableResult
  public func present(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Any? = nil
  ) -> Answer {
    request(
      Request(.present, needs: [style.capability]) { edit throws(Refusal) in
        edit.present(AnyRoute(route), as: style.layerStyle, carrying: value)
      })
  }

  /// The value that came with the route whose calçot is being assembled, if it has that type.
  public func carried<Value>(as type: Value.Type = Value.self) -> Value? {
    engine?.carriedValue as? Value
  }
}

/// How a modal stands over what it covers.
public enum ModalStyle: String, Hashable, Sendable, Codable {
  /// Part of what it covers stays visible, and the person can pull it down.
  case sheet
  /// It covers everything.
  case fullScreen

  var layerStyle: LayerStyle { self == .sheet ? .sheet : .fullScreen }
  var capability: Capability { self == .sheet ? .sheet : .fullScreen }
}
