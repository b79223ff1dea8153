import Calcot

/// The browser's history of a session, kept in step with the navigation tree of the app.
struct PageHistory {
  private(set) var book: HistoryBook
  /// The tree for which the history was updated last.
  private var known: NavigationTree

  /// Creates a history with one entry, for the place that an app shows.
  ///
  /// - Parameters:
  ///   - link: The address of the place; `nil` if it has none.
  ///   - index: The index that the browser's entry already has.
  init(at tree: NavigationTree, link: String?, index: Int? = nil) {
    book = HistoryBook(at: HistoryPlace(tree), url: link ?? "/", index: index ?? 0)
    known = tree
  }

  /// The address of the current place.
  var url: String { book.url }

  /// Records that the user has done something on the page.
  mutating func used() { book.used() }

  /// Returns the operation for the place that the app shows now; `nil` if it needs none.
  mutating func show(_ tree: NavigationTree, link: String?) -> HistoryOperation? {
    guard tree != known else { return nil }
    known = tree
    return book.show(HistoryPlace(tree), url: link)
  }

  /// Records that the browser has gone to an entry by itself and that the app shows its place.
  mutating func went(to index: Int, _ tree: NavigationTree, link: String?) -> HistoryOperation? {
    known = tree
    return book.went(to: index, HistoryPlace(tree), url: link)
  }

  /// Returns the operation that puts the address back after the browser has gone to an entry that
  /// the app does not show.
  mutating func stay() -> HistoryOperation { book.stay() }

  /// Continues a history that another server has saved, at the place that the app shows now.
  mutating func resume(_ saved: HistoryBook, at tree: NavigationTree, link: String?) {
    book = saved
    // NB: the welcome tells the page where that is; a dialog, for example, is not there any more.
    _ = book.show(HistoryPlace(tree), url: link)
    known = tree
  }

  /// Moves the current entry to the index of the entry that the browser shows.
  mutating func moveCurrent(to index: Int?) { book.moveCurrent(to: index) }
}
