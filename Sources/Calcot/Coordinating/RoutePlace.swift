public import CalcotTree

/// The place of a route, at which a coordinator puts a screen or a child flow.
///
/// ```swift
/// func calcot(for route: GroupsRoute, at place: RoutePlace<GroupsRoute>) -> Placed {
///   switch route {
///   case .group(let id): place.screen { group(id, known: place.carried) }
///   case .addMembers(let group): place.flow(picker(for: group))
///   }
/// }
/// ```
///
/// Read its values in the closure of ``screen(_:)``: while a change is only planned, there are none.
@MainActor
public struct RoutePlace<Destination: Route> {
  private let life: ScreenLife?

  init(_ life: ScreenLife?) { self.life = life }

  /// Puts a screen at the place.
  ///
  /// - Parameter assemble: A closure that assembles the calçot. It is called when the change that
  ///   brings the screen has been decided, and never for a change that is refused.
  public func screen(_ assemble: () -> Calcot) -> Placed {
    Placed(content: .screen(life == nil ? nil : assemble()))
  }

  /// Puts a child flow at the place.
  ///
  /// - Parameters:
  ///   - flow: The flow. If the change that brings it is refused, it is released without having
  ///     started.
  ///   - update: A closure that receives, as code of the flow, each new value that the flow around
  ///     it passes with ``FlowNavigation/update(_:with:fileID:line:)``.
  public func flow(
    _ flow: ChildFlow, onUpdate update: (@MainActor (Destination.Carried) -> Void)? = nil
  ) -> Placed {
    guard let update else { return Placed(content: .flow(flow.parts)) }
    return Placed(content: .flow(flow.onAssembled { $0.onUpdate(update) }.parts))
  }

  /// The scope of the screen, for a ViewModel that starts work of its own.
  public var scope: Scope {
    life?.scope ?? .ended(ScreenID(rawValue: 0), ledger: WorkLedger())
  }

  /// The value that was passed with the screen's route, as in `push(.group(id), carrying: group)`,
  /// or nil if there is none. It is not saved, and a calçot must work without it.
  public var carried: Destination.Carried? { life?.carried as? Destination.Carried }

  /// Returns the place for a screen that has a route type of its own, and whose navigation is
  /// ``FlowNavigation/redirected(from:)``: a value that such a navigation carries is of that type.
  public func redirected<Other: Route>(to type: Other.Type = Other.self) -> RoutePlace<Other> {
    RoutePlace<Other>(life)
  }

  /// Returns the value that the screen saved with `saving(_:)`; `nil` if the app has not
  /// been restored, or the value cannot be read as that type. A value that cannot be read is
  /// reported in `Restoration.problems`.
  public func saved<Value: Codable>(as type: Value.Type = Value.self) -> Value? {
    life?.saved?.read(as: type)
  }

  /// Calls `body`, as code of the screen, with each new value that its flow passes with
  /// ``FlowNavigation/update(_:with:fileID:line:)``. Updates that lead to one another without end
  /// are refused after a while.
  ///
  /// ```swift
  /// place.onUpdate { group in viewModel.show(group) }
  /// ```
  public func onUpdate(_ body: @escaping @MainActor (Destination.Carried) -> Void) {
    life?.scope.onUpdate(body)
  }
}

/// A screen or a child flow that a coordinator has put at a ``RoutePlace``.
@MainActor
public struct Placed {
  enum Content {
    /// A screen; its calçot is nil while the change is planned.
    case screen(Calcot?)
    case flow(FlowParts)
  }

  let content: Content
}

/// The values with which a screen begins.
struct ScreenLife {
  let scope: Scope
  let carried: Any?
  let saved: SavedValue?
}
