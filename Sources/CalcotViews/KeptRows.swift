import Calcot
import CalcotContent

/// The rows of a list from their last description.
///
/// The actions of a row's controls are not kept: when one is used, the row is described again from
/// the same element and values. The few rows for which that is not possible are kept whole.
@MainActor
final class KeptRows: RowUses {
  /// A row that is kept with its actions.
  private struct WholeRow {
    let uses: ControlUses
    let mayBeKept: Bool
  }

  /// The types of the elements whose rows have read something observable.
  ///
  /// NB: the observation of such a row ends with it, and costs as much again as what the row reads.
  /// That a row reads is known only when it does; so the first one of a type is observed until that
  /// changes.
  private static var readingTypes: Set<ObjectIdentifier> = []

  /// The other values with which the rows were described.
  let inputs: [any Equatable]
  /// The elements with which the rows were described.
  private let snapshot: AnyObject
  private let describe: (AnyObject, Int) -> (key: String, row: Row)?
  private let list: ElementID
  private let first: Int
  private(set) var elements: [Element] = []
  /// A Boolean value that indicates whether no two rows have the same key.
  private(set) var keysAreUnique = true
  private var wholeRows: [Int: WholeRow] = [:]
  /// The observable state that the descriptions of rows have read.
  private var reads: [Int: ObservedReads] = [:]
  private let type: ObjectIdentifier

  /// Describes the rows of a range, except for known ones that need not be described again.
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
    type = source.elements.type
    let same = known.flatMap { source.hasInputs($0.inputs) ? $0 : nil }
    if let same, let changes = source.elements.changes(same.snapshot, snapshot) {
      update(same, changes, request)
    } else {
      let places = same.map { source.elements.equals($0.snapshot, snapshot) }
      for place in places ?? Array(repeating: nil, count: range.count) {
        add(place, of: same, request)
      }
      keysAreUnique = Set(elements.map(\.id)).count == elements.count
    }
  }

  /// Takes over the rows of elements with the same identities, and describes the changed ones
  /// again.
  private func update(_ known: KeptRows, _ changes: [Int], _ request: RenderRequest) {
    (elements, wholeRows, reads) = (known.elements, known.wholeRows, known.reads)
    let mayBeOutdated = wholeRows.isEmpty && reads.isEmpty ? 0..<0 : elements.indices
    let outdated = mayBeOutdated.filter { isOutdated($0) }
    for place in outdated.isEmpty ? changes : Set(changes).union(outdated).sorted() {
      elements[place] = described(place, request)
    }
  }

  /// Returns a Boolean value that indicates whether a row must be described again even if its
  /// element is the same.
  private func isOutdated(_ place: Int) -> Bool {
    wholeRows[place]?.mayBeKept == false || reads[place]?.haveChanged == true
  }

  /// Adds the row that was at an index, unless it must be described again.
  private func add(_ old: Int?, of known: KeptRows?, _ request: RenderRequest) {
    let place = elements.count
    guard let old, let known, !known.isOutdated(old) else {
      elements.append(described(place, request))
      return
    }
    elements.append(known.elements[old])
    wholeRows[place] = known.wholeRows[old]
    reads[place] = known.reads[old]
  }

  /// Describes a row, and keeps its actions if they have to be kept.
  private func described(_ place: Int, _ request: RenderRequest) -> Element {
    let (row, read) = ObservedReads.tracking(
      mayCancel: Self.readingTypes.contains(type), changed: request.kept.changed
    ) {
      self.row(place, request)
    }
    if read != nil { Self.readingTypes.insert(type) }
    let isWhole = row.dependsOnHost || !row.uses.mistakes.isEmpty
    wholeRows[place] =
      isWhole ? WholeRow(uses: row.uses, mayBeKept: !row.dependsOnHost) : nil
    reads[place] = read
    return row.element
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
    // NB: a row that has changed and was not shown since would do what nobody has seen.
    guard let place = elements.place(around: id), reads[place]?.haveChanged != true else {
      return nil
    }
    return wholeRows[place]?.uses ?? row(place, RenderRequest()).uses
  }
}
