public import CalcotTree

/// Tabs beside each other, each of which keeps its own state: the navigation of one flow.
///
/// ```swift
/// let navigation = TabNavigation<AppTab>([(.groups, "Groups"), (.people, "People")])
/// ```
///
/// A tab's route leads to a screen or, with `Calcot.flow`, to a child flow with a stack of its own.
@MainActor
public final class TabNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let tabs: [(route: Destination, title: String)]
  private let first: Int

  /// A navigation with these tabs, each with what a bar calls it. All of them are made when the flow
  /// starts; what should wait until a tab is shown is bound to that with `Calcot.taskWhileShown`.
  ///
  /// - Parameters:
  ///   - tabs: at least one; a route that is there twice counts once.
  ///   - selected: the tab that is shown first; the first one by default.
  public init(_ tabs: [(route: Destination, title: String)], selected: Destination? = nil) {
    precondition(!tabs.isEmpty, "TabNavigation<\(Destination.self)> needs at least one tab")
    var seen: Set<Destination> = []
    self.tabs = tabs.filter { seen.insert($0.route).inserted }
    first = self.tabs.firstIndex { $0.route == selected } ?? 0
    super.init()
  }

  /// The tab that is shown; nil while the flow does not run.
  public var selected: Destination? { selectedRoute }

  /// Shows a tab as the user left it; the one that is shown goes back to its root.
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
