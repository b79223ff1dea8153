import CalcotContent
public import CalcotTree

/// A navigation of pages in order, one of which is shown. Use it for a flow such as an introduction
/// or a gallery.
///
/// ```swift
/// let navigation = PagesNavigation<TourRoute>([.welcome, .groups, .privacy])
/// navigation.next()
/// ```
///
/// A page is made when it or a page beside it is first shown, and then stays. Turning makes at most
/// one page; apart from that it is linear in the number of pages, with a fraction of a microsecond
/// for each.
@MainActor
public final class PagesNavigation<Destination: Route>: FlowNavigation<Destination> {
  private let pages: [Destination]
  private let first: Int
  private let isCircular: Bool

  /// Creates a navigation with these pages. It traps without pages; a duplicate route counts once.
  ///
  /// - Parameters:
  ///   - pages: At least one page.
  ///   - selected: The page that is shown first; the first one by default.
  ///   - isCircular: A Boolean value that indicates whether the first page follows the last one. On
  ///     SwiftUI a swipe nevertheless ends at the last page.
  public init(_ pages: [Destination], selected: Destination? = nil, isCircular: Bool = false) {
    precondition(!pages.isEmpty, "PagesNavigation<\(Destination.self)> needs at least one page")
    self.pages = pages.withoutRepetitions { $0 }
    first = self.pages.firstIndex { $0 == selected } ?? 0
    self.isCircular = isCircular
    super.init()
  }

  /// The current page; nil while the flow is not running.
  public var page: Destination? { selectedRoute }

  /// Goes to the page at `route`.
  @discardableResult
  public func go(
    to route: Destination, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.select(route), at: CallSite(fileID, line))
  }

  /// Goes to the next page; refused on the last one, unless the pages are circular.
  @discardableResult
  public func next(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.turn(by: 1), at: CallSite(fileID, line))
  }

  /// Goes to the previous page; refused on the first one, unless the pages are circular.
  @discardableResult
  public func previous(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.turn(by: -1), at: CallSite(fileID, line))
  }

  /// Makes the pages exactly `routes`; existing pages keep their screens.
  @discardableResult
  public func setPages(
    _ routes: [Destination], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.pages(routes), at: CallSite(fileID, line))
  }

  package override var flowRoot: FlowRoot {
    .container(
      ContainerRoot(
        .pages, pages.map { (AnyRoute($0), "") }, selected: first, isLazy: true,
        isCircular: isCircular))
  }
}
