import Calcot
import CalcotContent

/// A row as it was described last.
@MainActor
struct KeptRow {
  let row: RenderedRow
  /// What the description has read; nil if that was nothing observed.
  let reads: RowReads?
  let mayBeKept: Bool

  /// A Boolean value that indicates whether the row must be described again, whatever its element is.
  var isOutdated: Bool { !mayBeKept || reads?.haveChanged == true }
}

/// The rows of a list as they were described last.
@MainActor
final class KeptRows {
  /// The elements that the rows were described from.
  let snapshot: AnyObject
  /// The other values that they were described from.
  let inputs: [any Equatable]
  private(set) var rows: [RenderedRow] = []
  private(set) var elements: [Element] = []
  private(set) var keys: [String] = []
  /// A Boolean value that indicates whether a description has read something observed.
  private(set) var isReading: Bool
  private var origins: [KeptRow] = []
  /// A Boolean value that indicates whether a row may be outdated.
  private var mayBeOutdated = false

  init(_ snapshot: AnyObject, _ inputs: [any Equatable], isReading: Bool) {
    self.snapshot = snapshot
    self.inputs = inputs
    self.isReading = isReading
  }

  /// Returns these rows for elements with the same identities.
  func inSameOrder(_ snapshot: AnyObject, isReading: Bool) -> KeptRows {
    let copy = KeptRows(snapshot, inputs, isReading: isReading)
    (copy.rows, copy.elements, copy.keys) = (rows, elements, keys)
    (copy.origins, copy.mayBeOutdated) = (origins, mayBeOutdated)
    return copy
  }

  /// Returns the places of the rows to describe again, if elements have changed at some.
  func places(changedAt changes: [Int]) -> [Int] {
    guard mayBeOutdated else { return changes }
    return Set(changes).union(origins.indices.filter { origins[$0].isOutdated }).sorted()
  }

  func replace(_ place: Int, with row: KeptRow) {
    origins[place].reads?.forget()
    (rows[place], elements[place], origins[place]) = (row.row, row.row.element, row)
    note(row)
  }

  func append(_ row: KeptRow, _ key: String) {
    rows.append(row.row)
    elements.append(row.row.element)
    keys.append(key)
    origins.append(row)
    note(row)
  }

  private func note(_ row: KeptRow) {
    if row.reads != nil { isReading = true }
    if row.reads != nil || !row.mayBeKept { mayBeOutdated = true }
  }

  var hasUniqueKeys: Bool { Set(keys).count == keys.count }

  /// Returns a row that need not be described again, unless its element has changed.
  func row(at place: Int) -> KeptRow? {
    origins[place].isOutdated ? nil : origins[place]
  }

  /// Stops observing what rows have read, except for those at some places.
  func forget(except taken: Set<Int>) {
    guard isReading else { return }
    for (place, row) in origins.enumerated() where !taken.contains(place) { row.reads?.forget() }
  }
}

/// The rows of before, from which those are taken that are still right, in another order.
@MainActor
struct KeptPlaces {
  private let known: KeptRows?
  private let places: [String: Int]
  /// The places of the rows that have been taken.
  private(set) var taken: Set<Int> = []

  init(_ known: KeptRows?) {
    self.known = known
    places = Dictionary(
      (known?.keys ?? []).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes the row with a key if it need not be described again.
  mutating func take(_ key: String, isEqual: (AnyObject, Int) -> Bool) -> KeptRow? {
    guard let known, let place = places[key], let row = known.row(at: place),
      isEqual(known.snapshot, place)
    else { return nil }
    taken.insert(place)
    return row
  }
}
