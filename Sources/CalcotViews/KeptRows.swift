import Calcot
import CalcotContent

/// A source of rows with equatable elements.
@MainActor
struct EquatableRows<Element: Equatable, ID: Hashable>: KeptSource {
  let source: RowSource<Element, ID>
  /// The other values that the rows are described from.
  let inputs: [any Equatable]

  func rows(_ range: Range<Int>, of list: ElementID, _ request: RenderRequest) -> [RenderedRow]? {
    var rows = RowsInOrder(
      inputs, after: request.kept.rows(of: list) as? KeptRows<Element, ID>, count: range.count)
    for place in range {
      let element = source.element(place)
      let id = element.map(source.id)
      if let element, let id, rows.keep(element, id) { continue }
      let ((row, dependsOnHost), reads) = RowReads.tracking(
        mayCancel: rows.isReading, changed: request.kept.changed
      ) {
        let (key, row) = source.row(place)
        return RenderContext.row(in: list, request) { row.render(into: &$0, key: key) }
      }
      rows.add(row, element, id, reads: reads, mayBeKept: !dependsOnHost)
    }
    guard let kept = rows.finish() else { return nil }
    request.kept.keep(kept, of: list)
    return kept.rows
  }
}

/// The rows of a list as they were described last, to be kept.
@MainActor
final class KeptRows<Element: Equatable, ID: Hashable> {
  /// What a row was described from.
  struct Origin {
    let element: Element?
    let id: ID?
    /// What the description has read; nil if that was nothing observed.
    let reads: RowReads?
    let mayBeKept: Bool
  }

  let rows: [RenderedRow]
  let origins: [Origin]
  let inputs: [any Equatable]
  /// A Boolean value that indicates whether a description has read something observed.
  let isReading: Bool

  init(
    rows: [RenderedRow], origins: [Origin], inputs: [any Equatable], isReading: Bool
  ) {
    self.rows = rows
    self.origins = origins
    self.inputs = inputs
    self.isReading = isReading
  }
}

/// A collector of the rows of a list, which takes those from before that are still right.
@MainActor
private struct RowsInOrder<Element: Equatable, ID: Hashable> {
  private(set) var isReading: Bool
  private let inputs: [any Equatable]
  private let known: KeptRows<Element, ID>?
  /// A Boolean value that indicates whether rows from before may be taken.
  private let mayKeep: Bool
  private var rows: [RenderedRow] = []
  private var origins: [KeptRows<Element, ID>.Origin] = []
  /// The place of the next row from before if the order is the same.
  private var next = 0
  private var isSameOrder = true
  /// The places of the rows from before, once the order is not the same.
  private var places: [ID: Int]?

  init(_ inputs: [any Equatable], after known: KeptRows<Element, ID>?, count: Int) {
    self.inputs = inputs
    self.known = known
    mayKeep = known?.inputs.elementsEqual(inputs) { $0.isEqual(to: $1) } ?? false
    isReading = known?.isReading ?? false
    rows.reserveCapacity(count)
    origins.reserveCapacity(count)
  }

  /// Adds the row of an element as it was described before; returns false if it must be described.
  mutating func keep(_ element: Element, _ id: ID) -> Bool {
    guard let known, let place = place(of: id, in: known.origins) else {
      isSameOrder = false
      return false
    }
    isSameOrder = isSameOrder && place == next
    next = place + 1
    let origin = known.origins[place]
    guard mayKeep, origin.mayBeKept, origin.reads?.haveChanged != true, origin.element == element
    else { return false }
    origins.append(origin)
    rows.append(known.rows[place])
    return true
  }

  /// Adds a row that has been described.
  mutating func add(
    _ row: RenderedRow, _ element: Element?, _ id: ID?, reads: RowReads?, mayBeKept: Bool
  ) {
    if element == nil { isSameOrder = false }
    isReading = isReading || reads != nil
    rows.append(row)
    origins.append(.init(element: element, id: id, reads: reads, mayBeKept: mayBeKept))
  }

  /// Returns the rows; nil if two have the same key.
  ///
  /// NB: in the order from before there are none, and nothing has to be looked at.
  func finish() -> KeptRows<Element, ID>? {
    let isKnownOrder = isSameOrder && rows.count == known?.rows.count
    let areUnique = isKnownOrder || Set(rows.map { $0.element.id }).count == rows.count
    if isReading {
      let needed = Set(
        (areUnique ? origins : []).compactMap { $0.reads.map(ObjectIdentifier.init) })
      for origin in (known?.origins ?? []) + origins {
        guard let reads = origin.reads, !needed.contains(ObjectIdentifier(reads)) else { continue }
        reads.forget()
      }
    }
    guard areUnique else { return nil }
    return KeptRows(rows: rows, origins: origins, inputs: inputs, isReading: isReading)
  }

  private mutating func place(
    of id: ID, in origins: [KeptRows<Element, ID>.Origin]
  ) -> Int? {
    if next < origins.count, origins[next].id == id { return next }
    if let places { return places[id] }
    var places: [ID: Int] = [:]
    for (place, origin) in origins.enumerated() {
      if let id = origin.id { places[id] = place }
    }
    self.places = places
    return places[id]
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}
