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
  private let destination: @MainActor () -> LinkedPlace?

  /// Creates an action without a route of its own, such as that of a fake coordinator.
  ///
  /// - Parameter perform: A closure that performs the navigation.
  public init(_ perform: @escaping @MainActor () -> Void) {
    self.init(to: { nil }) {
      perform()
      return .done
    }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - destination: A closure that returns the place to which the action leads; `nil` if it is
  ///     not known. Called each time a View shows the action.
  ///   - perform: A closure that requests the navigation.
  package init(
    to destination: @escaping @MainActor () -> LinkedPlace?,
    _ perform: @escaping @MainActor () -> Answer
  ) {
    self.perform = perform
    self.destination = destination
  }

  /// The route to which the action leads, in the flow that shows it; `nil` if it is not known. A
  /// host with addresses offers the route's.
  public var route: AnyRoute? { destination()?.route }

  /// The place to which the action leads; `nil` if it is not known.
  package var place: LinkedPlace? { destination() }

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
    action(to: route) { $0.push(route, carrying: value, fileID: fileID, line: line) }
  }

  /// Returns an action that presents `route`, as ``present(_:as:carrying:fileID:line:)`` does.
  public func presenting(
    _ route: Destination, as style: ModalStyle = .sheet, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationAction {
    action(to: route, as: style) {
      $0.present(route, as: style, carrying: value, fileID: fileID, line: line)
    }
  }

  func action(
    to route: Destination, as style: ModalStyle? = nil,
    _ request: @escaping @MainActor (FlowNavigation) -> Answer
  ) -> NavigationAction {
    NavigationAction(to: { [place] in LinkedPlace(place(route), as: style) }) {
      request(self)
    }
  }
}

extension SplitNavigation {
  /// Returns an action that shows `route`, as ``show(_:in:carrying:fileID:line:)`` does.
  public func showing(
    _ route: Destination, in side: Side = .secondary, carrying value: Destination.Carried? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationAction {
    action(to: route) { [self] _ in
      show(route, in: side, carrying: value, fileID: fileID, line: line)
    }
  }
}
