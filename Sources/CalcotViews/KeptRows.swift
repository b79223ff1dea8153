import Calcot
import CalcotContent

/// The rows of a list as they were described last.
///
/// What the controls of a row do is not kept: it is described again when one is used, from the same
/// element and the same values. Few rows differ in that, and are kept whole.
@MainActor
final class KeptRows: RowUses {
  /// A row that is more than its element.
  private struct WholeRow {
    let uses: ControlUses
    /// What the description has read; nil if that was nothing observed.
    let reads: RowReads?
    let mayBeKept: Bool

    /// A Boolean value that indicates whether the row must be described again, whatever its element is.
    var isOutdated: Bool { !mayBeKept || reads?.haveChanged == true }
  }

  /// The other values that the rows were described from.
  let inputs: [any Equatable]
  /// The elements that they were described from.
  private let snapshot: AnyObject
  private let describe: (AnyObject, Int) -> (key: String, row: Row)?
  private let list: ElementID
  private let first: Int
  private(set) var elements: [Element] = []
  /// A Boolean value that indicates whether no two rows have the same key.
  private(set) var keysAreUnique = true
  private var wholeRows: [Int: WholeRow] = [:]
  /// A Boolean value that indicates whether a description has read something observed.
  private var isReading: Bool

  /// Describes the rows of a range, except for those that are known and need not be described again.
  init(
    _ source: EquatableRows, _ range: Range<Int>, of list: ElementID, _ request: RenderRequest,
    known: KeptRows?
  ) {
    // NB: not the source, which holds the app's collection: a change of that would copy all of it.
    inputs = source.inputs
    snapshot = source.elements.snapshot(range)
    describe = source.elements.row
    self.list = list
    first = range.lowerBound
    isReading = known?.isReading ?? false
    let same = known.flatMap { source.hasInputs($0.inputs) ? $0 : nil }
    if let same, let changes = source.elements.changes(same.snapshot, snapshot) {
      update(same, changes, request)
    } else {
      let places = same.map { source.elements.equals($0.snapshot, snapshot) }
      let taken = range.indices.compactMap { place in
        add(places?[place - first], of: same, request)
      }
      known?.forget(except: Set(taken))
      keysAreUnique = Set(elements.map(\.id)).count == elements.count
    }
  }

  /// Takes the rows of elements with the same identities, and describes those again that have changed.
  private func update(_ known: KeptRows, _ changes: [Int], _ request: RenderRequest) {
    (elements, wholeRows) = (known.elements, known.wholeRows)
    let outdated = wholeRows.filter { $1.isOutdated }.keys
    for place in outdated.isEmpty ? changes : Set(changes).union(outdated).sorted() {
      wholeRows[place]?.reads?.forget()
      (elements[place], wholeRows[place]) = described(place, request)
    }
  }

  /// Adds the row that was at a place, unless it must be described again; returns the place if it was
  /// taken.
  private func add(_ old: Int?, of known: KeptRows?, _ request: RenderRequest) -> Int? {
    let place = elements.count
    guard let old, let known, known.wholeRows[old]?.isOutdated != true else {
      let (element, whole) = described(place, request)
      elements.append(element)
      wholeRows[place] = whole
      return nil
    }
    elements.append(known.elements[old])
    wholeRows[place] = known.wholeRows[old]
    return old
  }

  /// Stops observing what rows have read, except for those at some places.
  func forget(except taken: Set<Int> = []) {
    for (place, row) in wholeRows where !taken.contains(place) { row.reads?.forget() }
  }

  private func described(_ place: Int, _ request: RenderRequest) -> (Element, WholeRow?) {
    let (row, reads) = RowReads.tracking(mayCancel: isReading, changed: request.kept.changed) {
      self.row(place, request)
    }
    if reads != nil { isReading = true }
    let isWhole = reads != nil || row.dependsOnHost || !row.uses.mistakes.isEmpty
    let whole = WholeRow(uses: row.uses, reads: reads, mayBeKept: !row.dependsOnHost)
    return (row.element, isWhole ? whole : nil)
  }

  private func row(
    _ place: Int, _ request: RenderRequest
  ) -> (element: Element, uses: ControlUses, dependsOnHost: Bool) {
    RenderContext.row(in: list, request) { context in
      let (key, row) = describe(snapshot, place) ?? Row.notLoaded(at: first + place)
      row.render(into: &context, key: key)
    }
  }

  // MARK: What controls do

  var mistakes: [String] {
    wholeRows.isEmpty ? [] : wholeRows.sorted { $0.key < $1.key }.flatMap(\.value.uses.mistakes)
  }

  func uses(around id: ElementID) -> ControlUses? {
    guard let place = elements.place(around: id) else { return nil }
    return wholeRows[place]?.uses ?? row(place, RenderRequest()).uses
  }
}
