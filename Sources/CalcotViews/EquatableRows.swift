import Calcot
import CalcotContent

/// A source of rows that are kept while their elements, and the other values with which they are
/// described, are equal.
@MainActor
struct EquatableRows: KeptSource {
  let elements: KeptElements
  let inputs: [any Equatable]

  func rows(
    _ range: Range<Int>, of list: ElementID, _ request: RenderRequest
  ) -> (elements: [Element], uses: any RowUses)? {
    let known = request.kept.rows(of: list) as? KeptRows
    let rows = KeptRows(self, range, of: list, request, known: known)
    guard rows.keysAreUnique else { return nil }
    request.kept.keep(rows, of: list)
    return (rows.elements, rows)
  }

  /// Returns a Boolean value that indicates whether the other values equal these ones.
  func hasInputs(_ other: [any Equatable]) -> Bool {
    inputs.elementsEqual(other) { $0.isEqual(to: $1) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}
