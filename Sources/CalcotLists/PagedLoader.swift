public import Calcot
import CalcotContent

/// A loader that reads the pages of a long list as they become visible. Use one in an Interactor
/// for a list of any size.
///
/// ```swift
/// private let pages: PagedLoader<GroupQuery, Group, GroupRepositoryError>
///
/// init(repository: any GroupRepository) {
///   pages = PagedLoader { try await repository.groups($0, in: $1) }
///   pages.didChange.add(self, GroupsInteractor.pagesChanged)
/// }
///
/// func fetchGroups() async { await pages.read { groupsList.query } }
/// func fetchGroups(in rows: Range<Int>) async { await pages.show(rows) }
/// private func pagesChanged() { groupsList.pages = pages.state }
/// ```
///
/// A page that arrives late, for a former query or a former reading, is dropped. Loaded rows stay
/// until the same rows have been read anew, so nothing flickers.
@MainActor
public final class PagedLoader<Query: Sendable, Element: Sendable, Failure: Error> {
  /// A closure that reads the elements at these indices, or as many of them as exist.
  public typealias Reading =
    @MainActor (Query, Range<Int>) async throws(Failure) -> Page<Element>

  /// The loaded pages, for the Model.
  public private(set) var state = LoadedPages<Element, Failure>() { didSet { didChange.notify() } }
  /// Notifies observers of each change of the state.
  public let didChange = ObserverSet<Void>()
  private let page: Reading
  private var query: Query?
  /// The number of changes that made the pages being read out of date.
  private var edition = 0

  /// Creates a loader that reads nothing before ``read(isSeen:_:)``.
  public init(page: @escaping Reading) { self.page = page }

  /// Reads the visible rows anew. A failure is stored in the state; a cancelled task changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - isSeen: A Boolean value that indicates whether the state reports that it is loading. It
  ///     always does after a failure.
  ///   - query: A closure that returns the query for all readings from now on; it may itself have
  ///     to read.
  /// - Returns: A Boolean value that indicates whether the rows were loaded, and no newer reading
  ///   began in the meantime.
  @discardableResult
  public func read(
    isSeen: Bool = true, _ query: @MainActor () async throws(Failure) -> Query
  ) async -> Bool {
    edition += 1
    let mine = edition
    if isSeen || state.loading.problem != nil { state.loading = .loading }
    do {
      let query = try await query()
      var fresh = Paged<Element>()
      for range in fresh.missing(in: state.shown) {
        guard mine == edition else { return false }
        fresh.insert(try await page(query, range))
      }
      guard mine == edition else { return false }
      self.query = query
      var changed = state
      (changed.elements, changed.loading) = (fresh, .loaded)
      state = changed
    } catch {
      note(error, of: mine)
      return false
    }
    // NB: other rows may have become visible in the meantime.
    await readMissing()
    return mine == edition
  }

  /// Makes `rows` the visible rows and reads those that are missing.
  public func show(_ rows: Range<Int>) async {
    if !rows.isEmpty, rows != state.shown { state.shown = rows }
    await readMissing()
  }

  /// Scrolls back to the top, for a list whose query is about to change.
  public func showFirstRows() { state.shown = 0..<RowWindow.first }

  /// Replaces each loaded element by the result of `transform`, and removes those for which it
  /// returns nil, without reading; ``readMissing()`` reads the rows that have moved up.
  public func update(_ transform: (Element) -> Element?) { state.elements.update(transform) }

  /// Reads the visible rows that are missing, after an update or when other rows become visible.
  public func readMissing() async {
    guard let query else { return }
    let mine = edition
    var asked: [Int: Int] = [:]
    // NB: a page can put others out of date, so what is missing is computed again after each; a
    // store that leaves an index empty three times is not asked again.
    while let range = state.elements.missing(in: state.shown).first(where: {
      asked[$0.lowerBound, default: 0] < 3
    }) {
      asked[range.lowerBound, default: 0] += 1
      do {
        let page = try await page(query, range)
        guard mine == edition else { return }
        state.elements.insert(page)
      } catch {
        return note(error, of: mine)
      }
    }
  }

  private func note(_ error: Failure, of edition: Int) {
    if edition == self.edition, !Task.isCancelled { state.loading = .failed(error) }
  }
}
