import Calcot
import CalcotContent

/// A source of rows that keeps the rows whose elements are equal.
@MainActor
protocol KeptSource {
  /// Returns the elements of the rows of a range, and their actions; `nil` if two rows have the
  /// same key.
  func rows(
    _ range: Range<Int>, of list: ElementID, _ request: RenderRequest
  ) -> (elements: [Element], uses: any RowUses)?
}
