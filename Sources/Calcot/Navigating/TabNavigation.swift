public import CalcotTree

/// A navigation of tabs, each of which keeps its own state. Use it for the top level of an app.
///
/// ```swift
/// let navigation = TabNavigation<AppTab>(
///   [(.groups, "Groups"), (.people, "People")], symbols: [.groups: .run, .people: .people])
/// ```
///
/// A tab's route leads to a screen or, with ``RoutePlace/flow(_:onUpdate:)``, to a child flow with a
/// stack of its own.
@MainActor
public final class TabNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let tabs: [(route: Destination, title: String)]
  private let first: Int
  private let isLazy: Bool
  private let symbols: [Destination: Symbol]

  /// Creates a navigation with these tabs and their titles.
  ///
  /// - Parameters:
  ///   - tabs: At least one tab; a duplicate route counts once.
  ///   - selected: The initially selected tab; the first one by default.
  ///   - isLazy: A Boolean value that indicates whether the screen or the flow of a tab is made when
  ///     the tab is first selected; otherwise all are made when this flow starts, and work that
  ///     should wait until a tab is shown belongs in `Calcot.taskWhileShown`.
  ///   - symbols: The tabs' symbols, also of those that ``setTabs(_:fileID:line:)`` adds later.
  public init(
    _ tabs: [(route: Destination, title: String)], selected: Destination? = nil,
    isLazy: Bool = false, symbols: [Destination: Symbol] = [:]
  ) {
    precondition(!tabs.isEmpty, "TabNavigation<\(Destination.self)> needs at least one tab")
    self.tabs = tabs.withoutRepetitions { $0.route }
    first = self.tabs.firstIndex { $0.route == selected } ?? 0
    self.isLazy = isLazy
    self.symbols = symbols
    super.init()
  }

  /// The selected tab; nil while the flow is not running.
  public var selected: Destination? { selectedRoute }

  /// Selects a tab, with its stack as the user left it. Selecting the selected tab changes nothing;
  /// the user's tap on it pops the tab to its root.
  @discardableResult
  public func select(
    _ tab: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.select(tab), at: CallSite(fileID, line))
  }

  /// Makes the tabs exactly these, with these titles. A tab that was there before keeps its stack;
  /// if the selected one goes, the next one is selected, or the previous one if none follows.
  ///
  /// ```swift
  /// navigation.setTabs(user == nil ? guestTabs : guestTabs + [(.account, "Account")])
  /// ```
  ///
  /// A saved state has the stacks of the tabs, but not the tabs: it is restored with the tabs that
  /// the coordinator creates its navigation with. An app whose tabs change has to save them itself,
  /// and start with the last ones.
  ///
  /// - Parameters:
  ///   - tabs: At least one tab, otherwise the call is refused; a duplicate route counts once.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  @discardableResult
  public func setTabs(
    _ tabs: [(route: Destination, title: String)], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Answer {
    request(.tabs(tabs), at: CallSite(fileID, line))
  }

  /// Shows a short text beside a tab's title, such as a number of new messages; `nil` removes it.
  ///
  /// ```swift
  /// navigation.setBadge(unread > 0 ? "\(unread)" : nil, on: .messages)
  /// ```
  ///
  /// It does not navigate, so no guard is asked, and it is not saved.
  @discardableResult
  public func setBadge(
    _ badge: String?, on tab: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.setBadge(badge, on: tab), at: CallSite(fileID, line))
  }

  package override var flowRoot: FlowRoot {
    .container(
      ContainerRoot(
        .tabs, tabs.map { (AnyRoute($0.route), $0.title) }, selected: first, isLazy: isLazy,
        symbols: Dictionary(uniqueKeysWithValues: symbols.map { (AnyRoute($0), $1) })))
  }
}
