import CalcotContent
public import CalcotTree

/// A navigation of pages in order, one of which is shown. Use it for a flow such as an introduction
/// or a gallery.
///
/// ```swift
/// let navigation = PagesNavigation<TourRoute>([.welcome, .groups, .privacy])
/// navigation.next()
/// ```
@MainActor
public final class PagesNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let pages: [Destination]

  /// Creates a navigation with these pages, the first one shown. It traps without pages; a
  /// duplicate route counts once.
  public init(_ pages: [Destination]) {
    precondition(!pages.isEmpty, "PagesNavigation<\(Destination.self)> needs at least one page")
    self.pages = pages.withoutRepetitions
    super.init()
  }

  /// The current page; nil while the flow is not running.
  public var page: Destination? { selectedRoute }

  /// Goes to the page at `route`.
  @discardableResult
  public func go(to route: Destination) -> Answer {
    change(.select) { change, flow throws(Refusal) in
      try change.edit.go(to: change.edit.branch(at: AnyRoute(route), of: flow).index, in: flow)
    }
  }

  /// Goes to the next page; refused on the last.
  @discardableResult
  public func next() -> Answer { turn(by: 1) }

  /// Goes to the previous page; refused on the first.
  @discardableResult
  public func previous() -> Answer { turn(by: -1) }

  /// Makes the pages exactly `routes`; existing pages keep their screens.
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
