public import CalcotTree

/// A navigation that has not been requested yet. It can be shown as a link, and performed.
///
/// A coordinator or router makes one, so that the screen that offers it knows neither the route nor
/// its address. A ViewModel passes it on to a row of its View:
///
/// ```swift
/// // Coordinator
/// func opening(_ group: Group) -> NavigationAction {
///   navigation.pushing(.group(group.id), carrying: group)
/// }
/// // ViewModel
/// GroupRow(id: group.id, name: group.name, open: coordinator.opening(group))
/// // View
/// Row(row.name, opens: row.open)
/// ```
///
/// A test performs it as the user's tap does: `viewModel.rows[0]?.open()`.
@MainActor
public struct NavigationAction {
  private let perform: @MainActor () -> Answer
  /// A closure that returns the requested move; `nil` if it is not known.
  private let known: @MainActor () -> Move?

  /// Creates an action without a route of its own, such as that of a fake coordinator.
  ///
  /// - Parameter perform: A closure that performs the navigation.
  public init(_ perform: @escaping @MainActor () -> Void) {
    self.init(move: { nil }) {
      perform()
      return .done
    }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - move: A closure that returns the requested move; `nil` if it is not known. Called each
  ///     time a View shows the action.
  ///   - perform: A closure that requests the navigation.
  package init(
    move: @escaping @MainActor () -> Move?, _ perform: @escaping @MainActor () -> Answer
  ) {
    self.perform = perform
    known = move
  }

  init(_ move: Move, carrying value: Any?, of navigation: Navigation, at site: CallSite) {
    self.init(move: { navigation.placed(move) }) {
      navigation.request(move, carrying: value, at: site)
    }
  }

  /// The requested move; `nil` if it is not known.
  public var move: Move? { known() }

  /// The route to which the action leads, in the flow that shows it; `nil` if it is not known. A
  /// host with addresses offers the route's.
  public var route: AnyRoute? { move?.destination }

  /// Requests the navigation.
  @discardableResult
  public func callAsFunction() -> Answer { perform() }
}

extension FlowNavigation {
  /// Returns an action that pushes `route`, as ``push(_:carrying:fileID:line:)`` does.
  public func pushing(
    _ route: Destination, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationAction {
    NavigationAction(.push(route), carrying: value, of: self, at: CallSite(fileID, line))
  }

  /// Returns an action that presents `route`, as ``present(_:as:carrying:fileID:line:)`` does.
  public func presenting(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationAction {
    NavigationAction(
      .present(route, as: style), carrying: value, of: self, at: CallSite(fileID, line))
  }
}

extension SplitNavigation {
  /// Returns an action that shows `route`, as ``show(_:in:carrying:fileID:line:)`` does.
  public func showing(
    _ route: Destination, in side: Move.Side = .secondary,
    carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationAction {
    NavigationAction(.show(route, in: side), carrying: value, of: self, at: CallSite(fileID, line))
  }
}
