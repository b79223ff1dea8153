public import CalcotTree

/// A navigation of tabs, each of which keeps its own state. Use it for the top level of an app.
///
/// ```swift
/// let navigation = TabNavigation<AppTab>([(.groups, "Groups"), (.people, "People")])
/// ```
///
/// A tab's route leads to a screen or, with ``Coordinator/flow(for:)``, to a child flow with a
/// stack of its own.
@MainActor
public final class TabNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let tabs: [(route: Destination, title: String)]
  private let first: Int

  /// Creates a navigation with these tabs and their titles. The screens of all tabs are made when
  /// the flow starts; work that should wait until a tab is shown belongs in
  /// `Calcot.taskWhileShown`.
  ///
  /// - Parameters:
  ///   - tabs: At least one tab; a duplicate route counts once.
  ///   - selected: The initially selected tab; the first one by default.
  public init(_ tabs: [(route: Destination, title: String)], selected: Destination? = nil) {
    precondition(!tabs.isEmpty, "TabNavigation<\(Destination.self)> needs at least one tab")
    var seen: Set<Destination> = []
    self.tabs = tabs.filter { seen.insert($0.route).inserted }
    first = self.tabs.firstIndex { $0.route == selected } ?? 0
    super.init()
  }

  /// The selected tab; nil while the flow is not running.
  public var selected: Destination? { selectedRoute }

  /// Selects a tab, with its stack as the user left it; selecting the selected tab pops it to its
  /// root.
  @discardableResult
  public func select(_ tab: Destination) -> Answer {
    change(.select) { change, flow throws(Refusal) in
      let (container, index) = try change.edit.branch(at: AnyRoute(tab), of: flow)
      try change.edit.select(index, in: container)
    }
  }

  package override var flowRoot: FlowRoot {
    .container(.tabs, tabs.map { (AnyRoute($0.route), $0.title) }, selected: first)
  }
}
