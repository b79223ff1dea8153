public import Calcot
import CalcotContent

/// Reads the pages of a long list that somebody looks at: what an Interactor has for a list of any size.
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
/// Whatever comes in late, a page of a former query or of a former reading is dropped. What was read
/// stays until the same rows have been read anew, so nothing flickers.
@MainActor
public final class PagedLoader<Query: Sendable, Element: Sendable, Failure: Error> {
  /// Reads the elements of these places, or as many of them as there are.
  public typealias Reading =
    @MainActor (Query, Range<Int>) async throws(Failure) -> Page<Element>

  /// What is at hand, for the Model.
  public private(set) var state = LoadedPages<Element, Failure>() { didSet { didChange.notify() } }
  public let didChange = ObserverSet<Void>()
  private let page: Reading
  private var query: Query?
  /// Counts what makes pages out of date that are on their way.
  private var edition = 0

  /// A list of which nothing is read before ``read(isSeen:_:)``.
  public init(page: @escaping Reading) { self.page = page }

  /// Reads the rows that are looked at, anew. A failure is in the state; a task that was cancelled
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - isSeen: whether the state says meanwhile that something is being read. It always does after a
  ///     failure.
  ///   - query: gives what is asked for, by all readings from now on; may itself have to read.
  /// - Returns: whether the rows came in, and nothing newer was asked for meanwhile.
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
    // NB: other rows may have been looked at meanwhile.
    await readMissing()
    return mine == edition
  }

  /// Reads what is missing of the rows that are looked at from now on.
  public func show(_ rows: Range<Int>) async {
    if !rows.isEmpty, rows != state.shown { state.shown = rows }
    await readMissing()
  }

  /// Goes back to the top, for a list that is about to become another one.
  public func showFirstRows() { state.shown = 0..<RowWindow.first }

  /// Puts what `transform` gives in the place of each element at hand, and takes those out for which it
  /// gives nil, without reading; ``readMissing()`` reads what has moved up.
  public func update(_ transform: (Element) -> Element?) { state.elements.update(transform) }

  /// Reads what is missing of the rows that are looked at: after an update, or when other rows are shown.
  public func readMissing() async {
    guard let query else { return }
    let mine = edition
    var asked: [Int: Int] = [:]
    // NB: a page can make others out of date, so what is missing is looked up again after each; a store
    // that leaves a place empty three times is not asked again.
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
