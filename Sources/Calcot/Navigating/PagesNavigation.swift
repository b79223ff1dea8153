public import CalcotTree

/// Pages after one another, of which one is shown: the navigation of one flow, such as an
/// introduction or a gallery.
///
/// ```swift
/// let navigation = PagesNavigation<TourRoute>([.welcome, .groups, .privacy])
/// navigation.next()
/// ```
@MainActor
public final class PagesNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let pages: [Destination]

  /// A navigation with these pages, the first one shown. At least one; a route that is there twice
  /// counts once.
  public init(_ pages: [Destination]) {
    precondition(!pages.isEmpty, "PagesNavigation<\(Destination.self)> needs at least one page")
    self.pages = pages.withoutRepetitions
    super.init()
  }

  /// The page that is shown; nil while the flow does not run.
  public var page: Destination? { selectedRoute }

  /// Shows the page at `route`.
  @discardableResult
  public func go(to route: Destination) -> Answer {
    change(.select) { change, flow throws(Refusal) in
      try change.edit.go(to: change.edit.branch(at: AnyRoute(route), of: flow).index, in: flow)
    }
  }

  /// Shows the page after the present one; refused on the last.
  @discardableResult
  public func next() -> Answer { turn(by: 1) }

  /// Shows the page before the present one; refused on the first.
  @discardableResult
  public func previous() -> Answer { turn(by: -1) }

  /// Makes the pages be exactly `routes`; those that were there stay as they are.
  @discardableResult
  public func setPages(_ routes: [Destination]) -> Answer {
    change(.setPages) { change, flow throws(Refusal) in
      try change.edit.setBranches(
        routes.withoutRepetitions.map { (AnyRoute($0), "") }, of: flow)
    }
  }

  private func turn(by distance: Int) -> Answer {
    request(.select) { tree, flow throws(Refusal) in
      guard let selected = tree.container(of: flow)?.container?.selected else {
        throw .flowEnded(flow)
      }
      return { change throws(Refusal) in try change.edit.go(to: selected + distance, in: flow) }
    }
  }

  package override var flowRoot: FlowRoot {
    .container(.pages, pages.map { (AnyRoute($0), "") }, selected: 0)
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
