import Calcot
import CalcotContent

/// A source of rows that are kept while their elements and the other values that they are described from
/// are equal.
@MainActor
struct EquatableRows: KeptSource {
  let elements: KeptElements
  let inputs: [any Equatable]
  let key: (Int) -> String
  let describe: (Int) -> Row

  func rows(
    _ range: Range<Int>, of list: ElementID, _ request: RenderRequest
  ) -> (rows: [RenderedRow], elements: [Element])? {
    let now = elements.snapshot(range)
    let known = request.kept.rows(of: list) as? KeptRows
    let isSame = known?.inputs.elementsEqual(inputs) { $0.isEqual(to: $1) } ?? false
    let kept: KeptRows
    if isSame, let known, let changes = elements.changes(known.snapshot, now) {
      kept = known.inSameOrder(now, isReading: known.isReading)
      for place in kept.places(changedAt: changes) {
        kept.replace(place, with: row(range.lowerBound + place, list, request, kept))
      }
    } else {
      kept = KeptRows(now, inputs, isReading: known?.isReading ?? false)
      var rest = KeptPlaces(isSame ? known : nil)
      for place in range {
        let key = key(place)
        let old = rest.take(key) { old, place in
          elements.isEqual(old, place, now, kept.rows.count)
        }
        kept.append(old ?? row(place, list, request, kept), key)
      }
      known?.forget(except: rest.taken)
      guard kept.hasUniqueKeys else {
        kept.forget(except: [])
        return nil
      }
    }
    request.kept.keep(kept, of: list)
    return (kept.rows, kept.elements)
  }

  /// Describes a row.
  private func row(
    _ place: Int, _ list: ElementID, _ request: RenderRequest, _ kept: KeptRows
  ) -> KeptRow {
    let (described, reads) = RowReads.tracking(
      mayCancel: kept.isReading, changed: request.kept.changed
    ) {
      RenderContext.row(in: list, request) { context in
        describe(place).render(into: &context, key: key(place))
      }
    }
    return KeptRow(row: described.row, reads: reads, mayBeKept: !described.dependsOnHost)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}
