public import CalcotContent

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
/// A page that arrives late, for a former query or a former reading or from before a removal, is
/// dropped, and two who look at the same missing page read it once. Loaded rows near the visible
/// ones stay until the same rows have been read anew, so nothing flickers; of others at most some
/// thousand are held.
@MainActor
public final class PagedLoader<Query: Sendable, Element: Sendable, Failure: Error> {
  /// A closure that reads the elements at these indices, or as many of them as exist.
  public typealias Reading =
    @MainActor (Query, Range<Int>) async throws(Failure) -> Page<Element>

  private enum Outcome {
    case read(Query, Paged<Element>)
    case failed(Failure)
  }

  /// The loaded pages, for the Model.
  public private(set) var state = LoadedPages<Element, Failure>() {
    // NB: the former elements are released last, because their `deinit` may read the state.
    didSet { withExtendedLifetime(oldValue) { didChange.notify() } }
  }
  /// Notifies observers of each change of the state.
  public let didChange = ObserverSet<Void>()
  private let page: Reading
  private var query: Query?
  private var readings = Readings<Outcome>()
  /// The state of loading while nothing is read.
  private var settled = Loading<Failure>.loading
  /// The number of readings and removals that made the pages in flight out of date.
  private var edition = 0
  private let inFlight = PagesInFlight()

  /// Creates a loader that reads nothing before ``read(isSeen:_:)``.
  public init(page: @escaping Reading) { self.page = page }

  /// Reads the visible rows anew. A failure is stored in the state. A cancelled reading leaves the
  /// state as if the reading had not begun: the outcome of an earlier reading then counts, even if
  /// that has already ended.
  ///
  /// - Parameters:
  ///   - isSeen: A Boolean value that indicates whether the state reports that it is loading. It
  ///     always does after a failure.
  ///   - query: A closure that returns the query for all readings from now on; it may itself have
  ///     to read.
  /// - Returns: A Boolean value that indicates whether the state has the rows of this reading, and no
  ///   newer one is running.
  @discardableResult
  public func read(
    isSeen: Bool = true, _ query: @MainActor () async throws(Failure) -> Query
  ) async -> Bool {
    let isSeen = isSeen || state.loading.problem != nil
    let mine = readings.begin(isSeen: isSeen)
    if isSeen { state.loading = .loading }
    do {
      let query = try await query()
      let fresh = try await visibleRows(of: query, in: mine)
      end(mine, with: .read(query, fresh))
    } catch {
      // NB: if an older reading counts now, the rows that it lacks are left to the next show: there is
      // no scope here any more that could read them.
      end(mine, with: Task.isCancelled ? nil : .failed(error))
      return false
    }
    guard readings.isNewest(mine) else { return false }
    // NB: other rows may have become visible in the meantime.
    await readMissing()
    return readings.isNewest(mine)
  }

  private func visibleRows(
    of query: Query, in reading: Int
  ) async throws(Failure) -> Paged<Element> {
    let shown = state.shown
    var (fresh, asked, known) = (Paged<Element>(), Set<Int>(), edition)
    // NB: a page tells the length, and of a list that has become shorter other rows are visible.
    while readings.mayCount(reading),
      let range = fresh.missing(in: shown).first(where: { asked.insert($0.lowerBound).inserted })
    {
      let page = try await page(query, range)
      if known == edition {
        fresh.insert(page)
      } else {
        // NB: an element has been removed since these pages were read.
        (fresh, asked, known) = (Paged(), [], edition)
      }
    }
    return fresh
  }

  private func end(_ reading: Int, with outcome: Outcome?) {
    switch readings.end(reading, with: outcome) {
    case .read(let query, let elements)?:
      self.query = query
      dropPagesInFlight()
      settled = .loaded
      var changed = state
      (changed.elements, changed.loading) = (elements, settled)
      state = changed
    case .failed(let error)?: settle(.failed(error))
    case nil: if case .loading = state.loading { settle(settled) }
    }
  }

  private func dropPagesInFlight() {
    edition += 1
    inFlight.endAll()
  }

  private func settle(_ loading: Loading<Failure>) {
    settled = loading
    if !readings.areSeen { state.loading = loading }
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
  public func update(_ transform: (Element) -> Element?) {
    // NB: on a copy, because the transform may read the state.
    var elements = state.elements
    elements.update(transform)
    // NB: what is being read may still have what is removed, and stand at other indices.
    if elements.count < state.count { dropPagesInFlight() }
    state.elements = elements
  }

  /// Reads the visible rows that are missing, after an update or when other rows become visible.
  /// Waits for rows that another task is already reading.
  public func readMissing() async {
    guard let query else { return }
    let mine = edition
    var asked: [Int: Int] = [:]
    while mine == edition, let range = nextMissing(asked) {
      let start = range.lowerBound
      if inFlight.has(start) {
        guard await inFlight.untilEnd(of: start) else { return }
        continue
      }
      asked[start, default: 0] += 1
      let reading = inFlight.begin(start)
      do {
        let page = try await page(query, range)
        // NB: nobody else may read the rows anew after a removal.
        guard mine == edition else { return await readMissing() }
        var elements = state.elements
        elements.insert(page)
        elements.forget(farFrom: state.shown)
        state.elements = elements
        // NB: whoever is told of the page may have read the list anew by now.
        inFlight.end(reading)
      } catch {
        if Task.isCancelled { return inFlight.end(reading) }
        guard mine == edition else { return await readMissing() }
        settle(.failed(error))
        return inFlight.end(reading, hasFailed: true)
      }
    }
  }

  /// Returns a range of visible rows that are missing; prefers a range that no task is reading.
  private func nextMissing(_ asked: [Int: Int]) -> Range<Int>? {
    // NB: a page can put others out of date, so what is missing is computed again after each; a
    // store that leaves an index empty three times is not asked again.
    let missing = state.elements.missing(in: state.shown).filter {
      asked[$0.lowerBound, default: 0] < 3
    }
    return missing.first { !inFlight.has($0.lowerBound) } ?? missing.first
  }
}
